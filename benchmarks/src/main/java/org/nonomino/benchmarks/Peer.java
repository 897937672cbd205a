package org.nonomino.benchmarks;

import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;

/**
 * A third-party program behind our interface, as far as a benchmark needs it. It respects only the
 * number of solutions among the limits, it reports no steps, and its nodes are its own counts (0 if
 * it does not report them).
 */
interface Peer extends Solver {
  /** Returns the reason why the peer cannot run on this machine; empty if it can. */
  default Optional<String> obstacle() {
    return Optional.empty();
  }

  /** Returns whether it solves puzzles on such a mask. */
  default boolean handles(RegionMask mask) {
    return true;
  }

  /** Returns the report of a run that reached its end or the number of solutions. */
  static SearchReport report(long solutions, long nodes, SearchLimits limits) {
    StopReason reason =
        solutions >= limits.maxSolutions() ? StopReason.SOLUTION_LIMIT : StopReason.EXHAUSTED;
    return new SearchReport(solutions, nodes, 0, reason);
  }
}
