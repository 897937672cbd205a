package org.nonomino.app.explain;

/** The choices of {@code --level}; in lower case, as people type them. */
enum HintLevel {
  /** Where to look. */
  nudge,
  /** Where to look, and for what. */
  technique,
  /** The step and its reason. */
  full
}
