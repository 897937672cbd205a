package org.nonomino.app;

import org.nonomino.core.text.MalformedTextException;

/** How ratings are written. Immutable; each text comes with its line ends. */
interface RatingWriter {
  /** Returns what stands before the first record. */
  default String header() {
    return "";
  }

  /** Returns the record of a puzzle. */
  String rated(RatedPuzzle puzzle);

  /**
   * Returns the record of an item that is no puzzle; may be empty, as the trouble is told on
   * standard error.
   */
  String malformed(MalformedTextException problem);
}
