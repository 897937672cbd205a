package org.nonomino.spark;

import java.util.concurrent.atomic.AtomicInteger;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.dlx.DlxSolver;

/** Solves like {@code dlx}, but fails a number of times first. */
final class FlakySolver implements Solver {
  static final SolverName NAME = new SolverName("flaky");

  /** The number of failures that are left. */
  static final AtomicInteger FAILURES = new AtomicInteger();

  private final Solver solver = new DlxSolver();

  @Override
  public SolverName name() {
    return NAME;
  }

  @Override
  public String description() {
    return "fails a number of times";
  }

  @Override
  public Search prepare(Rules rules) {
    if (FAILURES.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
      throw new IllegalStateException("as the test wants it");
    }
    return solver.prepare(rules);
  }
}
