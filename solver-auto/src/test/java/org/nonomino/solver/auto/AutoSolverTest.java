package org.nonomino.solver.auto;

import java.util.Map;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.sat.SatSolver;
import org.nonomino.solver.testkit.CorpusGoal;
import org.nonomino.solver.testkit.LongConditionsContract;
import org.nonomino.solver.testkit.SolverContract;

/** Tests the contract with the default budget. */
final class AutoSolverTest implements SolverContract, LongConditionsContract {
  private static final Solver FAST = new BitboardSolver();
  private static final Solver THOROUGH = new SatSolver();

  static final Map<SolverName, Solver> SOLVERS =
      Map.of(BitboardSolver.NAME, FAST, SatSolver.NAME, THOROUGH);

  @Override
  public Solver solver() {
    return new AutoSolver(FAST, THOROUGH);
  }

  @Override
  public CorpusGoal corpusGoal() {
    return new CorpusGoal(20_000, 2310);
  }

  @Override
  public CorpusGoal longCorpusGoal() {
    return new CorpusGoal(Long.MAX_VALUE, 3065);
  }
}
