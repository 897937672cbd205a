package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A formula for Homebrew, which brings a Java: for macOS and Linux. */
final class Homebrew implements Step {
  @Override
  public String name() {
    return "formula for Homebrew";
  }

  @Override
  public Optional<String> missing(Release release) {
    return Optional.empty();
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    return List.of(Manifest.write("nonomino.rb", PlainArchives.TAR_GZ, release));
  }
}
