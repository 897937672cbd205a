package org.nonomino.generator.internal.puzzles;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.clues.ClueReducer;
import org.nonomino.generator.internal.clues.ClueRequirements;
import org.nonomino.generator.internal.fill.FillingBlame;
import org.nonomino.generator.internal.fill.RandomFill;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;

/** The prepared parts for generating puzzles with the same rules. Used by one thread. */
public final class Workbench {
  /**
   * Many clues can hardly be drawn blindly, so after this many drawings they come from a filling.
   */
  private static final int BLIND_DRAWINGS = 100;

  private final Rules rules;
  private final Solver solver;
  private final GeneratorSpec spec;
  private final Search search;
  private final LayoutFiller filler;

  /** A filling that has not been used yet. */
  private Optional<Grid> filling;

  /** The climb, if only the pattern should hold clues. */
  private final Optional<PatternClimb> climb;

  private final RandomFill randomFill;
  private final Map<Symmetry, ClueReducer> reducers = new EnumMap<>(Symmetry.class);

  /**
   * @param solver proves that there is one solution, on the thread of the workbench
   * @param filling the first filling to use, if one already exists
   */
  Workbench(Rules rules, Solver solver, GeneratorSpec spec, Optional<Grid> filling) {
    this.rules = rules;
    this.filling = filling;
    this.spec = spec;
    this.solver = solver;
    this.search = solver.prepare(rules);
    this.filler = spec.filler().prepare(rules, search);
    boolean isPatternAlone =
        spec.solutions() == SolutionDemand.UNIQUE
            && spec.clues().exactly().equals(OptionalInt.of(spec.pattern().count()));
    this.climb =
        isPatternAlone
            ? Optional.of(new PatternClimb(rules, search, spec.pattern()))
            : Optional.empty();
    this.randomFill = new RandomFill(rules);
  }

  /** Returns the puzzle with some givens. */
  public Puzzle puzzle(Grid givens) {
    return new Puzzle(givens, rules);
  }

  /** Returns a filling for a puzzle, the same for the same random numbers. */
  public FillResult fill(SeededRandom random, Deadline deadline) {
    FillResult result =
        filling
            .<FillResult>map(unused -> new FillResult.Filled(unused, 1))
            .orElseGet(() -> filler.fill(random, deadline));
    filling = Optional.empty();
    if (climb.isPresent() && result instanceof FillResult.Filled filled) {
      return climb
          .get()
          .climb(filled.filling(), random, deadline)
          .<FillResult>map(filling -> new FillResult.Filled(filling, filled.attempts()))
          .orElse(result);
    }
    return result;
  }

  public ClueReducer reducer(Symmetry symmetry) {
    return reducers.computeIfAbsent(symmetry, this::newReducer);
  }

  private ClueReducer newReducer(Symmetry symmetry) {
    ClueRequirements requirements =
        new ClueRequirements(spec.clues(), spec.even(), symmetry, spec.pattern());
    Optional<Search> proof =
        spec.solutions() == SolutionDemand.UNIQUE ? Optional.of(search) : Optional.empty();
    return new ClueReducer(rules, proof, requirements);
  }

  /** Draws the cells of the clues, and then digits for them that break no rule. */
  public Generated makeUnchecked(Symmetry symmetry, SeededRandom random, Deadline deadline) {
    // The remaining cells do not depend on the digits, because nothing is proved.
    Grid anyDigits = Grid.of(rules.size(), ones());
    Grid chosen = reducer(symmetry).reduce(anyDigits, false, random, deadline).givens();
    for (int drawing = 0; drawing < BLIND_DRAWINGS; drawing++) {
      if (randomFill.fillInOrder(shuffledCells(chosen, random), random)) {
        return made(randomFill.grid());
      }
    }
    FillResult result = filler.fill(random, deadline);
    if (result instanceof FillResult.Filled filled) {
      return made(restricted(filled.filling(), chosen));
    }
    return result instanceof FillResult.Undecided undecided
        ? new Generated.Undecided(undecided.reason())
        : noFilling(deadline);
  }

  /**
   * Returns the result that there is provably no filling.
   *
   * @param deadline after it, more constraints are blamed than necessary
   */
  public Generated.NoFilling noFilling(Deadline deadline) {
    return new Generated.NoFilling(FillingBlame.blamed(rules, solver, deadline));
  }

  private int[] ones() {
    int[] ones = new int[rules.layout().cellCount()];
    Arrays.fill(ones, 1);
    return ones;
  }

  private Generated made(Grid givens) {
    return new Generated.Made(puzzle(givens), Optional.empty());
  }

  private static int[] shuffledCells(Grid chosen, SeededRandom random) {
    int[] cells =
        IntStream.range(0, chosen.cellCount()).filter(cell -> chosen.digit(cell) != 0).toArray();
    random.shuffle(cells);
    return cells;
  }

  private static Grid restricted(Grid filling, Grid chosen) {
    int[] digits = filling.toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = chosen.digit(cell) == 0 ? 0 : digits[cell];
    }
    return Grid.of(filling.size(), digits);
  }
}
