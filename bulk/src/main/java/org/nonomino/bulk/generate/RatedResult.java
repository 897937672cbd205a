package org.nonomino.bulk.generate;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.Generated;
import org.nonomino.toolkit.Difficulty;

/**
 * What became of the wish for a puzzle, and how hard it is.
 *
 * @param rated of the puzzle that was made, or of the one that came nearest; empty if it was not to
 *     be rated
 */
public record RatedResult(Generated generated, Optional<Rated> rated) {
  private static RatedResult unrated(Generated generated) {
    return new RatedResult(generated, Optional.empty());
  }

  /** Returns a result with the rating of the puzzle, if there is one, and a rater. */
  static RatedResult of(Generated generated, Optional<Rater> rater, Duration timeout) {
    return generated instanceof Generated.Made made
        ? new RatedResult(
            generated, rater.map(known -> known.rate(made.puzzle(), OwnTime.in(timeout))))
        : unrated(generated);
  }

  /**
   * Returns a result with its rating, if there is a puzzle.
   *
   * @param usesRating whether that of a puzzle as demanded matters
   */
  static RatedResult of(Generated generated, Difficulty.Judge judge, boolean usesRating) {
    if (usesRating && generated instanceof Generated.Made made) {
      return new RatedResult(generated, Optional.of(judge.rate(made.puzzle())));
    }
    if (generated instanceof Generated.Refused refused) {
      return new RatedResult(generated, Optional.of(judge.rate(refused.nearest())));
    }
    return unrated(generated);
  }
}
