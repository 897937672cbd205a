package org.nonomino.packaging;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** An archive for those who have no tar. */
final class ZipStep implements Step {
  @Override
  public String name() {
    return "zip";
  }

  @Override
  public Optional<String> missing(Release release) {
    return Program.missing(release.platform());
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    FileTree tree = new FileTree();
    tree.putTree(release.folder(), release.program());
    Path file = release.file(".zip");
    try (OutputStream out = Files.newOutputStream(file)) {
      Archives.zip(tree, release.time(), out);
    }
    return List.of(file);
  }
}
