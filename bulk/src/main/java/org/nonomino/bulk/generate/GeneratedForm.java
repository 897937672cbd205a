package org.nonomino.bulk.generate;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.RecordFrame;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.terms.Generated;

/**
 * The form in which generated puzzles are written. Thread-safe, except {@link #take} and {@link
 * #end}. Strings have line ends.
 *
 * @param <T> the form of a puzzle before it is written
 */
interface GeneratedForm<T> extends RecordFrame {
  /** Returns the reason why a puzzle cannot be written, as a sentence; empty if it can. */
  default Optional<String> refusal(Generated.Made made) {
    return Optional.empty();
  }

  /**
   * Returns whether the rating of a puzzle is used, because rating may take longer than generating.
   */
  default boolean usesRating() {
    return true;
  }

  /**
   * Returns the form of a puzzle.
   *
   * @param rated its difficulty, if known
   */
  T of(Generated.Made made, Optional<Rated> rated);

  /** Returns the record of a generated puzzle, as {@link NumberedWork#take} does. */
  String take(T form) throws IOException;

  /** Completes the output of {@link #take} after the last record. */
  default void end() throws IOException {}
}
