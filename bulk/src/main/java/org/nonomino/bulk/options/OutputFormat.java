package org.nonomino.bulk.options;

/** The choices of {@code --format}; in lower case, as people type them. */
public enum OutputFormat {
  /** Borders and a sentence, for people. */
  picture,
  /** n rows, with comments. */
  grid,
  /** One line per puzzle. */
  line,
  /** A table with a header. */
  csv,
  /** A JSON object per line. */
  json
}
