package org.nonomino.bulk.generate;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.PuzzleMaker;
import org.nonomino.generator.SeededRandom;
import org.nonomino.toolkit.Difficulty;

/** Makes puzzles by their numbers, and rates them. Belongs to one thread. */
public final class RatedMaker {
  private final PuzzleMaker maker;
  private final Optional<Difficulty.Judge> judge;
  private final Optional<Rater> rater;
  private final Duration timeout;
  private final long seed;

  /**
   * @param difficulty how hard the puzzles are to be, if that matters
   * @param rater rates the puzzles when no difficulty is asked for; if empty, they are not rated
   * @param timeout the time limit for each puzzle, of the thread that makes it
   * @param seed puzzle k follows from it and k alone
   */
  public RatedMaker(
      PuzzleGenerator generator,
      GeneratorSpec spec,
      Optional<Difficulty> difficulty,
      Optional<Rater> rater,
      Duration timeout,
      long seed) {
    this.judge = difficulty.map(Difficulty::newJudge);
    this.maker = judge.isPresent() ? generator.prepare(spec, judge.get()) : generator.prepare(spec);
    this.rater = rater;
    this.timeout = timeout;
    this.seed = seed;
  }

  /**
   * Returns what became of a puzzle.
   *
   * @param usesRating whether the rating of a puzzle of the difficulty matters
   */
  public RatedResult make(long number, boolean usesRating) {
    Generated generated = maker.make(SeededRandom.of(seed, number), OwnTime.in(timeout));
    return judge.isPresent()
        ? RatedResult.of(generated, judge.get(), usesRating)
        : RatedResult.of(generated, rater, timeout);
  }
}
