package org.nonomino.app.generate;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;

/** Where puzzles go that were made. Belongs to one thread. */
interface MadeOutput {
  /** Returns why a puzzle cannot be written, as a sentence; empty if it can. */
  Optional<String> refusal(Generated.Made made);

  /** Returns whether the rating of a puzzle is written: it may take longer than the puzzle. */
  default boolean usesRating() {
    return true;
  }

  /**
   * Writes a puzzle, now or later.
   *
   * @param rated how hard it is, if that is known
   */
  void take(Generated.Made made, Optional<Rated> rated) throws IOException;

  /** Writes what waits, as far as it is whole. */
  void flush() throws IOException;

  /** Ends what was begun, when all puzzles are written. */
  void end() throws IOException;
}
