package org.nonomino.app.explain;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.bulk.io.OutputFile;

/** The choices of {@code explain --format}; in lower case, as people type them. */
enum ExplainFormat {
  /** Sentences. */
  text,
  /** One JSON object. */
  json,
  /** A booklet with a picture for each step. */
  pdf;

  /** Returns the format that the extension of a file name means; empty if it means none. */
  static Optional<ExplainFormat> ofFile(String name) {
    String ending = OutputFile.extension(name);
    return Arrays.stream(values()).filter(format -> format.name().equals(ending)).findFirst();
  }
}
