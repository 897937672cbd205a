package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The program without a runtime, for every system with Java. Homebrew and Scoop install these
 * archives with their own Java.
 */
final class PlainArchives implements Step {
  static final String TAR_GZ = "-jvm.tar.gz";
  static final String ZIP = "-jvm.zip";

  @Override
  public String name() {
    return "archives without a runtime";
  }

  @Override
  public Optional<String> missing(Release release) {
    return Optional.empty();
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    FileTree program = new FileTree();
    program.put("bin/nonomino", Launcher.withInstalledJava(release.sources()));
    program.put("bin/nonomino.cmd", Launcher.withInstalledJavaOnWindows(release.sources()));
    for (Path jar : release.jars()) {
      program.put("lib/" + jar.getFileName(), new FileTree.OnDisk(jar, false));
    }
    program.putAll(release.shared());
    program.put(
        "README.txt", Resources.filled("README-jvm.txt", Map.of("version", release.version())));
    FileTree tree = new FileTree();
    tree.putTree(release.folder(), program);
    Path tarGz = release.dist().resolve(release.folder() + TAR_GZ);
    Path zip = release.dist().resolve(release.folder() + ZIP);
    return List.of(
        Archives.write(tree, release.time(), tarGz), Archives.write(tree, release.time(), zip));
  }
}
