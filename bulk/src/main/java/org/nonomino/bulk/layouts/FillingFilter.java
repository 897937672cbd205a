package org.nonomino.bulk.layouts;

/** The choices of {@code layouts all --filling}; in lower case, as people type them. */
enum FillingFilter {
  /** All layouts, without a search for a solution grid. */
  any,
  /** Layouts with a solution grid. */
  yes,
  /** Layouts that provably have no solution grid. */
  no
}
