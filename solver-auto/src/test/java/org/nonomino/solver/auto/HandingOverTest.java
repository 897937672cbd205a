package org.nonomino.solver.auto;

import org.nonomino.solver.Solver;
import org.nonomino.solver.testkit.CorpusGoal;
import org.nonomino.solver.testkit.SolverContract;

/** Tests the contract with so small a budget that every search with guesses is passed on. */
final class HandingOverTest implements SolverContract {
  private static final long TWO_NODES_OF_NINE = 2 * 81;

  @Override
  public Solver solver() {
    return new AutoSolver(
        AutoSolverTest.SOLVERS::get,
        rules -> TWO_NODES_OF_NINE / ((long) rules.size() * rules.size()));
  }

  @Override
  public CorpusGoal corpusGoal() {
    return new CorpusGoal(1_000, 1000);
  }

  @Override
  public CorpusGoal longCorpusGoal() {
    return new CorpusGoal(20_000, 2000);
  }
}
