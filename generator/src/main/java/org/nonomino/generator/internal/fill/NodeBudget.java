package org.nonomino.generator.internal.fill;

import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;

/** A number of nodes for several searches that also end at a deadline. Used by one thread. */
public final class NodeBudget {
  private final Solver solver;
  private final Deadline deadline;
  private long nodesLeft;

  /** Creates the budget of a number of nodes. */
  public NodeBudget(Solver solver, long nodes, Deadline deadline) {
    this.solver = solver;
    this.nodesLeft = nodes;
    this.deadline = deadline;
  }

  /** Returns whether no nodes are left. */
  public boolean isSpent() {
    return nodesLeft <= 0;
  }

  /**
   * Looks for a solution.
   *
   * @param begun the digits to keep
   * @param maxNodes the maximum number of nodes for this search
   */
  public SearchReport search(Rules rules, Grid begun, long maxNodes) {
    SearchReport report =
        solver
            .prepare(rules)
            .run(
                begun,
                SearchLimits.solutions(1)
                    .withNodes(Math.min(nodesLeft, maxNodes))
                    .withDeadline(deadline),
                SearchObserver.NONE);
    nodesLeft -= report.nodes();
    return report;
  }
}
