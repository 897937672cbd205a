package org.nonomino.app.techniques;

/** The choices of {@code techniques --format}; in lower case, as people type them. */
enum TechniquesFormat {
  /** For people. */
  text,
  /** A JSON object per technique, a line each. */
  json
}
