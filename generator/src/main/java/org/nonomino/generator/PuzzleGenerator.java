package org.nonomino.generator;

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
    return new PuzzleMaker(solver, spec, demand);
  }
}
