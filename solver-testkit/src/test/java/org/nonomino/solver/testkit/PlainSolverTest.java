package org.nonomino.solver.testkit;

import org.nonomino.solver.Solver;

/** The contract can be kept. */
final class PlainSolverTest implements SolverContract {
  @Override
  public Solver solver() {
    return new PlainSolver(Fault.NONE);
  }

  @Override
  public CorpusGoal corpusGoal() {
    return new CorpusGoal(2_000, 200);
  }

  @Override
  public CorpusGoal longCorpusGoal() {
    return new CorpusGoal(10_000, 284);
  }
}
