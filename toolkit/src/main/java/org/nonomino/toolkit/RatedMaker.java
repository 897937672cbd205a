package org.nonomino.toolkit;

import java.util.Optional;
import java.util.function.Supplier;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.PuzzleDemand;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.PuzzleMaker;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.solver.Deadline;

/** Generates puzzles as requested, with their ratings. Used by one thread. */
public final class RatedMaker {
  private final GeneratorSpec spec;
  private final Optional<Difficulty> difficulty;
  private final Optional<Difficulty.Judge> judge;
  private final boolean placesConstraints;
  private final PuzzleMaker maker;
  private final Optional<Rater> rater;
  private final boolean usesRating;

  /**
   * @param difficulty the requested difficulty, if any
   * @param rater rates the puzzles if no difficulty is requested; if empty, they are not rated
   * @param usesRating whether the rating of a puzzle of a requested difficulty is used
   */
  public RatedMaker(
      PuzzleGenerator generator,
      GeneratorSpec spec,
      Optional<Difficulty> difficulty,
      Optional<Rater> rater,
      boolean usesRating) {
    this(generator, spec, Optional.empty(), difficulty, rater, usesRating);
  }

  /**
   * Creates a maker that completes a draft, if there is one.
   *
   * @param draft the puzzle to complete, as {@link GenerateRequest#from} requires
   * @param difficulty the requested difficulty, if any
   * @param rater rates the puzzles if no difficulty is requested; if empty, they are not rated
   * @param usesRating whether the rating of a puzzle of a requested difficulty is used
   */
  public RatedMaker(
      PuzzleGenerator generator,
      GeneratorSpec spec,
      Optional<Puzzle> draft,
      Optional<Difficulty> difficulty,
      Optional<Rater> rater,
      boolean usesRating) {
    this.spec = spec;
    this.difficulty = difficulty;
    this.judge = difficulty.map(Difficulty::newJudge);
    // A draft has the constraints that its setter wants.
    this.placesConstraints = draft.isEmpty() && !spec.constraints().isNone();
    PuzzleDemand demand = judge.<PuzzleDemand>map(each -> each).orElse(PuzzleDemand.NONE);
    this.maker =
        draft.isPresent()
            ? generator.complete(draft.get(), spec, demand)
            : generator.prepare(spec, demand);
    this.rater = rater;
    this.usesRating = usesRating;
  }

  /** Returns a maker of unrated puzzles of any difficulty. */
  public static RatedMaker unrated(PuzzleGenerator generator, GeneratorSpec spec) {
    return new RatedMaker(generator, spec, Optional.empty(), Optional.empty(), false);
  }

  /**
   * Generates a puzzle and rates it.
   *
   * @param random the only source of randomness; it determines the puzzle if there is enough time
   * @param deadline when to give up
   */
  public GeneratedPuzzle make(SeededRandom random, Deadline deadline) {
    return make(random, deadline, () -> deadline);
  }

  /**
   * Generates a puzzle and rates it.
   *
   * @param random the only source of randomness; it determines the puzzle if there is enough time
   * @param making when to give up
   * @param rating returns when to give up rating a generated puzzle
   */
  public GeneratedPuzzle make(SeededRandom random, Deadline making, Supplier<Deadline> rating) {
    SeededRandom source = difficulty.map(each -> each.random(random)).orElse(random);
    judge.ifPresent(each -> each.begin(source, placesConstraints));
    Generated generated = maker.make(source, making);
    return new GeneratedPuzzle(spec, difficulty, generated, rated(generated, rating));
  }

  private Optional<Rated> rated(Generated generated, Supplier<Deadline> rating) {
    if (generated instanceof Generated.Made made) {
      return judge.isPresent()
          ? judge.filter(known -> usesRating).map(known -> known.rate(made.puzzle(), rating))
          : rater.map(known -> rated(made, known, rating.get()));
    }
    // A message about positions does not need the rating of the nearest puzzle.
    boolean isForPosition = difficulty.flatMap(Difficulty::position).isPresent();
    return generated instanceof Generated.Refused refused && !isForPosition
        ? judge.map(known -> known.rate(refused.nearest(), rating))
        : Optional.empty();
  }

  private Rated rated(Generated.Made made, Rater known, Deadline deadline) {
    // The generator has already proved that the solution is unique.
    return spec.solutions() == SolutionDemand.UNIQUE
        ? known.rate(made.puzzle(), made.solution().orElseThrow(), deadline)
        : known.rate(made.puzzle(), deadline);
  }
}
