package org.nonomino.solver.bitboard;

import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.testkit.CorpusGoal;
import org.nonomino.solver.testkit.SolverContract;

/**
 * Checks that the search for any mask also keeps the contract for 3×3 boxes, although these have a
 * separate search.
 */
final class GeneralSearchTest implements SolverContract {
  @Override
  public Solver solver() {
    BitboardSolver solver = new BitboardSolver();
    return new Solver() {
      @Override
      public SolverName name() {
        return solver.name();
      }

      @Override
      public String description() {
        return solver.description();
      }

      @Override
      public Search prepare(Rules rules) {
        return rules.conditions().isEmpty() ? solver.prepareGeneral(rules) : solver.prepare(rules);
      }
    };
  }

  @Override
  public CorpusGoal corpusGoal() {
    return new CorpusGoal(2_000, 2305);
  }

  @Override
  public CorpusGoal longCorpusGoal() {
    return new CorpusGoal(100_000, 2310);
  }
}
