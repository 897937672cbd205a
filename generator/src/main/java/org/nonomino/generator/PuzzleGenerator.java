package org.nonomino.generator;

import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.solver.Solver;

/** Generates puzzles that meet a {@link GeneratorSpec}. Thread-safe. */
public final class PuzzleGenerator {
  private final Solver solver;

  /**
   * @param solver proves that there is one solution
   */
  public PuzzleGenerator(Solver solver) {
    this.solver = solver;
  }

  /** Returns a maker of puzzles of one kind. */
  public PuzzleMaker prepare(GeneratorSpec spec) {
    return prepare(spec, PuzzleDemand.NONE);
  }

  /**
   * Returns a maker of puzzles of one kind that also meet a demand.
   *
   * @throws IllegalArgumentException if there is a demand, and the puzzles need not have exactly
   *     one solution
   */
  public PuzzleMaker prepare(GeneratorSpec spec, PuzzleDemand demand) {
    if (demand != PuzzleDemand.NONE && spec.solutions() != SolutionDemand.UNIQUE) {
      throw new IllegalArgumentException(
          "a demand needs puzzles with exactly one solution, not " + spec.solutions());
    }
    return new PuzzleMaker(solver, spec, demand, Optional.empty());
  }

  /**
   * Returns a maker of puzzles that complete a draft and have its givens, its constraints and one
   * solution. Givens are added as far as they are needed, except that constraints that cover the
   * grid with cages need no more. A draft that has one solution is returned if its level is as
   * requested.
   *
   * @param draft givens and constraints that may have many solutions
   * @param spec its layout must be that of the draft, and its pattern the cells of the givens; its
   *     constraints are added
   * @throws IllegalArgumentException if the properties do not suit the draft
   */
  public PuzzleMaker complete(Puzzle draft, GeneratorSpec spec, PuzzleDemand demand) {
    boolean isSuitable =
        spec.layout() instanceof LayoutChoice.Fixed fixed
            && fixed.rules().equals(draft.rules())
            && spec.pattern().equals(CellPattern.filledCells(draft.givens()));
    if (!isSuitable) {
      throw new IllegalArgumentException("other rules or another pattern than in the draft");
    }
    if (spec.solutions() != SolutionDemand.UNIQUE || spec.even()) {
      throw new IllegalArgumentException("a draft gets exactly one solution, and uneven givens");
    }
    return new PuzzleMaker(solver, spec, demand, Optional.of(draft));
  }
}
