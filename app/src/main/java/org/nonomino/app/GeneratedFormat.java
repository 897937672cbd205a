package org.nonomino.app;

import org.nonomino.generator.Generated;

/** How generated puzzles are written. Immutable; each text comes with its line ends. */
interface GeneratedFormat {
  /** Returns what stands before the first record. */
  default String header() {
    return "";
  }

  /** Returns the record of a puzzle. */
  String record(Generated.Made made);
}
