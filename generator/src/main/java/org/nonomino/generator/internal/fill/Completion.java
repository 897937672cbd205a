package org.nonomino.generator.internal.fill;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;

/** A solver that fills the empty cells. Used by one thread. */
public final class Completion {
  private final Search search;

  /** The empty grid, or one that has a filling exactly if the empty grid has one. */
  private final Grid start;

  /** The answer for the empty grid, once the solver has found it. */
  private Optional<FillResult> answer = Optional.empty();

  /**
   * @param search a solver's search for the rules
   */
  public Completion(Rules rules, Search search) {
    this.search = search;
    this.start = FirstDigits.of(rules);
  }

  /** Returns a filling of the empty grid, always the same one, or the result that there is none. */
  FillResult completeEmptyGrid(Deadline deadline) {
    FillResult result = answer.orElseGet(() -> complete(start, deadline));
    if (!(result instanceof FillResult.Undecided)) {
      answer = Optional.of(result);
    }
    return result;
  }

  /** Returns a filling with the digits of a grid, or the result that there is none. */
  FillResult complete(Grid begun, Deadline deadline) {
    return complete(begun, SearchLimits.NONE.withDeadline(deadline));
  }

  /**
   * Does the same within a number of nodes, without a time limit.
   *
   * @param nodesPerCell the maximum number of nodes, divided by the number of cells
   */
  FillResult tryToComplete(Grid begun, int nodesPerCell) {
    return complete(begun, SearchLimits.NONE.withNodes((long) nodesPerCell * begun.cellCount()));
  }

  /**
   * Does the same as {@link #completeEmptyGrid} within a number of nodes, without a time limit.
   *
   * @param nodesPerCell the maximum number of nodes, divided by the number of cells
   */
  public FillResult tryToCompleteEmptyGrid(int nodesPerCell) {
    return tryToComplete(start, nodesPerCell);
  }

  private FillResult complete(Grid begun, SearchLimits limits) {
    SolutionCollector solutions = new SolutionCollector();
    SearchReport report = search.run(begun, limits.withSolutions(1), solutions);
    if (report.solutions() > 0) {
      return new FillResult.Filled(solutions.solutions().get(0), 1);
    }
    return report.exhausted()
        ? new FillResult.NoFilling(1)
        : new FillResult.Undecided(report.stopReason(), 1);
  }
}
