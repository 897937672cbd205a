package org.nonomino.bulk.generate;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.RecordFrame;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;

/**
 * How generated puzzles are written. For any thread, except {@link #take} and {@link #end}; texts
 * have line ends.
 *
 * @param <T> the form of a puzzle before it is written
 */
interface GeneratedForm<T> extends RecordFrame {
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

  /** Returns the record of a generated puzzle, as {@link NumberedWork#take} does. */
  String take(T form) throws IOException;

  /** Ends what {@link #take} has begun, when all is written. */
  default void end() throws IOException {}
}
