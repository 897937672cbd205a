package org.nonomino.generator.internal.reducing;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;

/**
 * Determines whether a filling is the only solution under some rules, and keeps another solution if
 * there is one. Used by one thread.
 */
public final class SolutionCheck {
  /** The result of a check. */
  public enum Result {
    /** The filling is provably the only solution. */
    UNIQUE,
    /** There is another solution. */
    SEVERAL,
    /** A limit was reached before anything was known. */
    UNDECIDED
  }

  private final Solver solver;
  private final Grid filling;
  private final SearchLimits limits;
  private Optional<Grid> other = Optional.empty();

  private final SearchObserver observer =
      new SearchObserver() {
        @Override
        public void onSolution(Grid solution) {
          if (differs(solution)) {
            other = Optional.of(solution);
          }
        }
      };

  /**
   * @param filling a solution under all the rules to check
   * @param maxNodes the maximum number of nodes of a search
   */
  public SolutionCheck(Solver solver, Grid filling, long maxNodes, Deadline deadline) {
    this.solver = solver;
    this.filling = filling;
    this.limits = SearchLimits.solutions(2).withNodes(maxNodes).withDeadline(deadline);
  }

  /** Checks givens of the filling under rules that it satisfies. */
  public Result check(Rules rules, Grid givens) {
    return check(solver.prepare(rules), givens);
  }

  /** Checks givens of the filling with a search prepared by the same solver. */
  Result check(Search search, Grid givens) {
    other = Optional.empty();
    SearchReport report = search.run(givens, limits, observer);
    if (other.isPresent()) {
      return Result.SEVERAL;
    }
    return report.exhausted() && report.solutions() == 1 ? Result.UNIQUE : Result.UNDECIDED;
  }

  Search prepare(Rules rules) {
    return solver.prepare(rules);
  }

  /** Returns a solution besides the filling, if the latest check has found one. */
  public Optional<Grid> other() {
    return other;
  }

  /** Returns whether the deadline or an interrupt prevents further proofs. */
  public boolean isStopped() {
    return Thread.currentThread().isInterrupted() || limits.deadline().isPast();
  }

  private boolean differs(Grid solution) {
    for (int cell = 0; cell < filling.cellCount(); cell++) {
      if (solution.digit(cell) != filling.digit(cell)) {
        return true;
      }
    }
    return false;
  }
}
