package org.nonomino.bulk.generate;

/** How generated puzzles are written. Immutable, for any thread; texts come with line ends. */
interface GeneratedFormat extends MadeForm<String> {
  /** Returns what comes before the first record. */
  default String header() {
    return "";
  }

  /** Returns what comes after the last record. */
  default String footer() {
    return "";
  }
}
