package org.nonomino.app.explain;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

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
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(format -> format.name().equals(ending)).findFirst();
  }
}
