package org.nonomino.benchmarks;

import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/**
 * The properties of puzzles measured together.
 *
 * @param name the name for {@code -p kind=}
 * @param layout the source of the regions
 * @param clues the requirements for their number
 * @param checked the number of puzzles checked before the measurement
 */
record PuzzleKind(String name, LayoutChoice layout, ClueDemand clues, int checked) {
  /** The solver that proves uniqueness while a puzzle is generated, the same as in the program. */
  static final Solver MAKING = Contenders.named("auto");

  /** The solver for checks, not used for generating. */
  private static final Solver CHECKING = Contenders.named("dlx");

  private static final double IRREGULARITY = 0.5;
  private static final int MANY = 50;
  private static final int FEW = 5;

  private static final List<PuzzleKind> NAMED =
      List.of(
          new PuzzleKind("classic-minimal", on("boxes-9"), ClueDemand.MINIMAL, MANY),
          new PuzzleKind("river-9-minimal", on("river-9"), ClueDemand.MINIMAL, MANY),
          new PuzzleKind("new-layouts-9-minimal", onNew(9), ClueDemand.MINIMAL, MANY),
          new PuzzleKind("16x16-boxes", on("boxes-16"), ClueDemand.PLEASANT, FEW),
          new PuzzleKind("16x16-new-layouts", onNew(16), ClueDemand.PLEASANT, FEW),
          new PuzzleKind("classic-20-clues", on("boxes-9"), ClueDemand.exactly(20), FEW),
          new PuzzleKind("drift-9-12-clues", on("drift-9"), ClueDemand.exactly(12), FEW));

  private static LayoutChoice on(String layout) {
    return new LayoutChoice.Fixed(FillBenchmark.mask(layout));
  }

  private static LayoutChoice onNew(int size) {
    return new LayoutChoice.Random(new LayoutSpec(size, Symmetry.NONE, IRREGULARITY));
  }

  /** Returns the names of all kinds. */
  static List<String> names() {
    return NAMED.stream().map(PuzzleKind::name).toList();
  }

  /**
   * Returns the kind of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static PuzzleKind named(String name) {
    return NAMED.stream()
        .filter(kind -> kind.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no kind of puzzles '" + name + "'. Choose one of: " + names()));
  }

  GeneratorSpec spec() {
    return new GeneratorSpec(
        layout,
        Contenders.filler("search"),
        SolutionDemand.UNIQUE,
        clues,
        false,
        List.of(Symmetry.NONE),
        CellPattern.none(layout.size()));
  }

  /**
   * Checks a puzzle of this kind, with a different solver than in its generation.
   *
   * @throws IllegalStateException if it is not as requested
   */
  void check(Puzzle puzzle) {
    requireUnique(puzzle);
    Grid givens = puzzle.givens();
    int count = givens.filledCount();
    if (clues.exactly().isPresent() && clues.exactly().getAsInt() != count) {
      throw new IllegalStateException(count + " clues, not " + clues.exactly().getAsInt());
    }
    for (int cell = 0; clues.minimal() && cell < givens.cellCount(); cell++) {
      if (givens.digit(cell) != 0 && isUnique(puzzle.withGivens(givens.with(cell, 0)))) {
        throw new IllegalStateException("not minimal: " + puzzle);
      }
    }
  }

  /**
   * Proves that a puzzle has exactly one solution.
   *
   * @throws IllegalStateException if it does not
   */
  static void requireUnique(Puzzle puzzle) {
    if (!isUnique(puzzle)) {
      throw new IllegalStateException("not exactly one solution: " + puzzle);
    }
  }

  private static boolean isUnique(Puzzle puzzle) {
    return CHECKING.solve(puzzle, SearchLimits.NONE) instanceof Verdict.Unique unique
        && puzzle.isSolvedBy(unique.solution());
  }
}
