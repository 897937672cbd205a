package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Builds one kind of package. */
interface Step {
  /** Returns the usual name of the package, such as {@code tar.gz}. */
  String name();

  /**
   * Returns the missing requirement of this machine, as the end of "skipped: "; empty if it can
   * build the package.
   */
  Optional<String> missing(Release release);

  /**
   * Writes the package into {@link Release#dist()}.
   *
   * @return the written files
   * @throws IOException if a file cannot be written
   */
  List<Path> make(Release release) throws IOException;
}
