package org.nonomino.app.generate;

import java.util.Optional;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;

/** How generated puzzles are written. Immutable; each text comes with its line ends. */
interface GeneratedFormat {
  /** Returns what comes before the first record. */
  default String header() {
    return "";
  }

  /** Returns what comes after the last record. */
  default String footer() {
    return "";
  }

  /** Returns why a puzzle cannot be written, as a sentence; empty if it can. */
  default Optional<String> refusal(Generated.Made made) {
    return Optional.empty();
  }

  /** Returns whether the rating is part of a record. */
  default boolean usesRating() {
    return true;
  }

  /**
   * Returns the record of a puzzle.
   *
   * @param rated how hard it is, if that was asked for
   */
  String record(Generated.Made made, Optional<Rated> rated);
}
