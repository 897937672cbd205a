package org.nonomino.bulk.generate;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.options.Sameness;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.PositionRequest;

/**
 * The settings for generating puzzles.
 *
 * @param draft the puzzle to complete, if any
 * @param difficulty the difficulty of the puzzles, if requested
 * @param rater rates the puzzles when no difficulty is requested; if empty, they are not rated
 * @param timeout the time limit for each puzzle, of the thread that generates it
 * @param sameness which puzzles count as duplicates
 */
public record GenerateSettings(
    PuzzleGenerator generator,
    GeneratorSpec spec,
    Optional<Puzzle> draft,
    Optional<Difficulty> difficulty,
    Optional<Rater> rater,
    Duration timeout,
    Sameness sameness) {
  /** Returns the requested position, if positions are requested instead of puzzles. */
  public Optional<PositionRequest> position() {
    return difficulty.flatMap(Difficulty::position);
  }

  /** Returns a copy with ratings. */
  public GenerateSettings ratedBy(Rater wanted) {
    return new GenerateSettings(
        generator, spec, draft, difficulty, Optional.of(wanted), timeout, sameness);
  }
}
