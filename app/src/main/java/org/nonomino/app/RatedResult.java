package org.nonomino.app;

import java.util.Optional;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;

/**
 * What became of the wish for a puzzle, and how hard it is.
 *
 * @param rated of the puzzle that was made, or of the one that came nearest; empty where no
 *     difficulty was asked for
 */
record RatedResult(Generated generated, Optional<Rated> rated) {
  /** Returns a result of which nobody wants to know how hard it is. */
  static RatedResult unrated(Generated generated) {
    return new RatedResult(generated, Optional.empty());
  }

  /** Returns a result with its rating, if there is a puzzle. */
  static RatedResult of(Generated generated, Difficulty.Judge judge) {
    if (generated instanceof Generated.Made made) {
      return new RatedResult(generated, Optional.of(judge.rate(made.puzzle())));
    }
    if (generated instanceof Generated.Refused refused) {
      return new RatedResult(generated, Optional.of(judge.rate(refused.nearest())));
    }
    return unrated(generated);
  }
}
