package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A manifest for Scoop, which offers a Java: for Windows. */
final class Scoop implements Step {
  @Override
  public String name() {
    return "manifest for Scoop";
  }

  @Override
  public Optional<String> missing(Release release) {
    return Optional.empty();
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    return List.of(Manifest.write("nonomino.json", PlainArchives.ZIP, release));
  }
}
