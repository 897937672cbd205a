package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Makes one kind of package. */
interface Step {
  /** Returns what is made, as a person would call it: {@code tar.gz}. */
  String name();

  /**
   * Returns what this machine lacks for it, as the end of "skipped: "; nothing if it can be made.
   */
  Optional<String> missing(Release release);

  /**
   * Writes the package into {@link Release#dist()}.
   *
   * @return the files that were written
   * @throws IOException if one cannot be written
   */
  List<Path> make(Release release) throws IOException;
}
