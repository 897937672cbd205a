package org.nonomino.app.explain;

/** The choices of {@code explain --method}; in lower case, as people type them. */
enum ExplainMethod {
  /** Human techniques. */
  logic,
  /** Singles and assumptions. */
  simple
}
