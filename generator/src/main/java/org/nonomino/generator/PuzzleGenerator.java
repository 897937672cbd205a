package org.nonomino.generator;

import org.nonomino.solver.Solver;

/** Makes puzzles as a {@link GeneratorSpec} wants them. Thread-safe. */
public final class PuzzleGenerator {
  private final Solver solver;

  /**
   * Makes a generator.
   *
   * @param solver proves that there is one solution
   */
  public PuzzleGenerator(Solver solver) {
    this.solver = solver;
  }

  /** Returns a maker of puzzles of one kind. */
  public PuzzleMaker prepare(GeneratorSpec spec) {
    return new PuzzleMaker(solver, spec);
  }
}
