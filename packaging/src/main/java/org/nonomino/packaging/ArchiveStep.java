package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** An archive of the program with its runtime, to extract anywhere. */
final class ArchiveStep implements Step {
  static final Step TAR_GZ = new ArchiveStep(".tar.gz");

  /** The archive for systems without tar. */
  static final Step ZIP = new ArchiveStep(".zip");

  private final String ending;

  private ArchiveStep(String ending) {
    this.ending = ending;
  }

  @Override
  public String name() {
    return ending.substring(1);
  }

  @Override
  public Optional<String> missing(Release release) {
    return release.missingProgram();
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    FileTree tree = new FileTree();
    tree.putTree(release.folder(), release.program());
    return List.of(Archives.write(tree, release.time(), release.file(ending)));
  }
}
