package org.nonomino.solver.backtrack;

import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutCache;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * Textbook backtracking: visits the free cells in row-major order, puts the smallest digit without
 * conflict into each, and goes back if none is left. The baseline for other strategies;
 * thread-safe.
 */
public final class BacktrackSolver implements Solver {
  /** The name of this strategy. */
  public static final SolverName NAME = new SolverName("backtrack");

  private static final int CACHED_LAYOUTS = 64;

  private final LayoutCache<BacktrackTables> tables =
      new LayoutCache<>(CACHED_LAYOUTS, BacktrackTables::new);

  /** Creates a solver with its own cache of layouts. */
  public BacktrackSolver() {}

  @Override
  public SolverName name() {
    return NAME;
  }

  @Override
  public String description() {
    return "naive backtracking: first empty cell, smallest digit first";
  }

  @Override
  public Search prepare(Rules rules) {
    BacktrackTables ofLayout = tables.get(rules.layout());
    return rules.conditions().isEmpty()
        ? new BacktrackSearch(rules, ofLayout)
        : new ConditionedSearch(rules, ofLayout);
  }
}
