package org.nonomino.app.explain;

/** The choices of {@code explain --format}; in lower case, as people type them. */
enum ExplainFormat {
  /** Sentences. */
  text,
  /** One JSON object. */
  json
}
