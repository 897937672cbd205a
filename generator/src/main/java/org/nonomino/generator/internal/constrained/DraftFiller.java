package org.nonomino.generator.internal.constrained;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.internal.reducing.SolutionCheck;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;

/**
 * Finds random solutions of a draft: some random cells get random digits, and the solver has a few
 * nodes to find the others. If that fails, fewer cells get digits. Used by one thread.
 */
public final class DraftFiller {
  /** The number of attempts with the same number of random cells. */
  private static final int ATTEMPTS = 4;

  private final Puzzle draft;
  private final Solver solver;
  private final Search search;

  public DraftFiller(Puzzle draft, Solver solver) {
    this.draft = draft;
    this.solver = solver;
    this.search = solver.prepare(draft.rules());
  }

  public Puzzle draft() {
    return draft;
  }

  /**
   * Returns a few givens and constraints of the draft that provably have no solution together, as a
   * puzzle; empty if no few of them are found.
   */
  public Optional<Puzzle> blamed(Deadline deadline) {
    return DraftBlame.blamed(draft, solver, deadline);
  }

  /** Returns whether a solution is provably the only one of the draft, within a few nodes. */
  public boolean isOnlySolution(Grid solution, Deadline deadline) {
    SolutionCheck check = new SolutionCheck(solver, solution, ConstrainedMaker.MAX_NODES, deadline);
    return check.check(draft.rules(), draft.givens()) == SolutionCheck.Result.UNIQUE;
  }

  /**
   * Returns a solution of the draft, the same for the same random numbers. The last attempt has no
   * random cells and no limit of nodes, so it decides whether there is one.
   */
  public FillResult fill(SeededRandom random, Deadline deadline) {
    int attempts = 0;
    for (int cells = draft.size(); cells > 0; cells--) {
      for (int i = 0; i < ATTEMPTS; i++) {
        attempts++;
        SolutionCollector found = new SolutionCollector();
        SearchLimits limits = SearchLimits.solutions(1).withNodes(nodes()).withDeadline(deadline);
        search.run(begun(cells, random), limits, found);
        if (!found.solutions().isEmpty()) {
          return new FillResult.Filled(found.solutions().get(0), attempts);
        }
      }
    }
    return decided(attempts + 1, deadline);
  }

  private FillResult decided(int attempts, Deadline deadline) {
    SolutionCollector found = new SolutionCollector();
    SearchReport report =
        search.run(draft.givens(), SearchLimits.solutions(1).withDeadline(deadline), found);
    if (!found.solutions().isEmpty()) {
      return new FillResult.Filled(found.solutions().get(0), attempts);
    }
    return report.stopReason() == StopReason.EXHAUSTED
        ? new FillResult.NoFilling(attempts)
        : new FillResult.Undecided(report.stopReason(), attempts);
  }

  private long nodes() {
    return 2L * draft.givens().cellCount();
  }

  /** Returns the draft with random digits in some empty cells, without a conflict. */
  private Grid begun(int count, SeededRandom random) {
    Grid grid = draft.givens();
    int left = count;
    for (int cell : random.permutation(grid.cellCount())) {
      if (left == 0) {
        return grid;
      }
      if (grid.digit(cell) == 0) {
        grid = withRandomDigit(grid, cell, random);
        left--;
      }
    }
    return grid;
  }

  private Grid withRandomDigit(Grid grid, int cell, SeededRandom random) {
    for (int digit : random.permutation(grid.size())) {
      Grid tried = grid.with(cell, digit + 1);
      if (!draft.rules().hasConflict(tried)) {
        return tried;
      }
    }
    return grid;
  }
}
