package org.nonomino.bulk.layouts;

/** The choices of {@code layouts all --filling}; in lower case, as people type them. */
enum FillingFilter {
  /** With or without a solution grid, which is not looked for. */
  any,
  /** With a solution grid. */
  yes,
  /** Provably without one. */
  no
}
