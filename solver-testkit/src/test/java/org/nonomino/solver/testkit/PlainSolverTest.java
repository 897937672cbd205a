package org.nonomino.solver.testkit;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nonomino.solver.Solver;

/** Checks that the contract can be kept. */
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

  // The slowest rules for such a simple solver. Every strategy is tested on them in a plain build.

  @Override
  @Tag("long")
  @Test
  public void walksTheSameWayWhoeverLooksOn() {
    SolverContract.super.walksTheSameWayWhoeverLooksOn();
  }

  @Override
  @Tag("long")
  @Test
  public void needsAsManyNodesAsItReports() {
    SolverContract.super.needsAsManyNodesAsItReports();
  }

  @Override
  @Tag("long")
  @Test
  public void listsEachSolutionOnce() {
    SolverContract.super.listsEachSolutionOnce();
  }

  @Override
  @Tag("long")
  @Test
  public void countsWhatIsKnownByProof() {
    SolverContract.super.countsWhatIsKnownByProof();
  }

  @Override
  @Tag("long")
  @Test
  public void tellsStepsThatFitTogether() {
    SolverContract.super.tellsStepsThatFitTogether();
  }
}
