package org.nonomino.toolkit;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.solver.ContradictionSearch;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.auto.AutoSolver;
import org.nonomino.solver.backtrack.BacktrackSolver;
import org.nonomino.solver.bitboard.BitboardEstimator;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.dlx.DlxSolver;
import org.nonomino.solver.sat.SatContradictions;
import org.nonomino.solver.sat.SatSolver;

/** The strategies included in Nonomino. No other class outside their modules names them. */
final class StandardSolvers {
  private StandardSolvers() {}

  /** Returns new instances that share nothing with those of another call. */
  static Solvers solvers() {
    Map<SolverName, Solver> parts =
        Stream.of(new BacktrackSolver(), new DlxSolver(), new BitboardSolver(), new SatSolver())
            .collect(Collectors.toMap(Solver::name, solver -> solver));
    Solver auto =
        new AutoSolver(
            name ->
                Optional.ofNullable(parts.get(name))
                    .orElseThrow(() -> new IllegalStateException("auto asks for " + name)));
    return new Solvers(
        Stream.concat(parts.values().stream(), Stream.of(auto))
            .collect(Collectors.toMap(Solver::name, solver -> solver)));
  }

  /** Returns the search for parts of a puzzle that contradict each other. */
  static ContradictionSearch contradictions() {
    return new SatContradictions();
  }

  /** Returns the estimator of numbers of solutions. */
  static SolutionEstimator estimator() {
    return new BitboardEstimator();
  }
}
