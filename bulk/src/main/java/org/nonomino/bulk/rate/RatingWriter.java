package org.nonomino.bulk.rate;

import java.util.Optional;
import org.nonomino.text.MalformedTextException;

/** How ratings are written. Immutable; each text comes with its line ends. */
interface RatingWriter {
  /** Returns what comes before the first record. */
  default String header() {
    return "";
  }

  /** Returns what comes after the last record. */
  default String footer() {
    return "";
  }

  /** Returns why a puzzle cannot be written, as a sentence; empty if it can. */
  default Optional<String> refusal(RatedPuzzle puzzle) {
    return Optional.empty();
  }

  /** Returns the record of a puzzle. */
  String rated(RatedPuzzle puzzle);

  /**
   * Returns the record of an item that is not a puzzle; may be empty, as the error is reported on
   * standard error.
   */
  String malformed(MalformedTextException problem);
}
