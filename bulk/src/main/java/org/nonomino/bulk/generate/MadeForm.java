package org.nonomino.bulk.generate;

import java.util.Optional;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;

/**
 * What puzzles that were made are turned into. Immutable, for any thread.
 *
 * @param <T> what it is
 */
interface MadeForm<T> {
  /** Returns why a puzzle cannot be written, as a sentence; empty if it can. */
  default Optional<String> refusal(Generated.Made made) {
    return Optional.empty();
  }

  /** Returns whether the rating of a puzzle is used: it may take longer than the puzzle. */
  default boolean usesRating() {
    return true;
  }

  /**
   * Returns what becomes of a puzzle.
   *
   * @param rated how hard it is, if that is known
   */
  T of(Generated.Made made, Optional<Rated> rated);
}
