package org.nonomino.bulk.generate;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.options.Sameness;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.toolkit.Difficulty;

/**
 * What the puzzles are to be like that are made.
 *
 * @param difficulty how hard the puzzles are to be, if that matters
 * @param rater rates the puzzles when no difficulty is asked for; if empty, they are not rated
 * @param timeout the time limit for each puzzle, of the thread that makes it
 * @param sameness which puzzles are not different
 */
public record GenerateSettings(
    PuzzleGenerator generator,
    GeneratorSpec spec,
    Optional<Difficulty> difficulty,
    Optional<Rater> rater,
    Duration timeout,
    Sameness sameness) {
  /** Returns the same with ratings. */
  public GenerateSettings ratedBy(Rater wanted) {
    return new GenerateSettings(
        generator, spec, difficulty, Optional.of(wanted), timeout, sameness);
  }
}
