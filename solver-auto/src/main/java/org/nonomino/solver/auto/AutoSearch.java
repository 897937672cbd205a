package org.nonomino.solver.auto;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.nonomino.core.Grid;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.StopReason;

/**
 * A fast search within a budget, followed by a thorough one.
 *
 * <p>The results of the fast search within its budget are kept. The thorough search starts from the
 * beginning, and solutions that it finds again are not reported twice. If the fast search found
 * several solutions, there are many more, and clause learning would find them one by one. In this
 * case the fast search continues without a budget instead.
 */
final class AutoSearch implements Search {
  private final Search fast;
  private final Supplier<Search> prepareThorough;
  private final long budget;
  private Optional<Search> thorough = Optional.empty();

  /**
   * @param budget the maximum number of nodes of the fast search before the thorough one begins
   */
  AutoSearch(Search fast, Supplier<Search> prepareThorough, long budget) {
    this.fast = fast;
    this.prepareThorough = prepareThorough;
    this.budget = budget;
  }

  @Override
  public SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
    if (limits.maxNodes() <= budget) {
      return fast.run(givens, limits, observer);
    }
    Relay relay = new Relay(observer, limits.maxSolutions());
    SearchReport first = fast.run(givens, limits.withNodes(budget), relay);
    if (first.stopReason() != StopReason.NODE_LIMIT) {
      return first;
    }
    SearchLimits rest = limits.withNodes(limits.maxNodes() - first.nodes());
    relay.startAgain();
    if (first.solutions() > 1) {
      return sum(first, fast.run(givens, rest, relay));
    }
    if (thorough.isEmpty()) {
      thorough = Optional.of(prepareThorough.get());
    }
    return sum(first, thorough.get().run(givens, rest, relay));
  }

  /** The second search found all solutions of the first, and more. */
  private static SearchReport sum(SearchReport first, SearchReport second) {
    return new SearchReport(
        Math.max(first.solutions(), second.solutions()),
        first.nodes() + second.nodes(),
        first.guesses() + second.guesses(),
        second.stopReason());
  }

  /**
   * Passes on the events of two searches, with each solution once, no more than requested, and
   * consistent steps.
   */
  private static final class Relay implements SearchObserver {
    private final SearchObserver observer;
    private final long maxSolutions;

    /** The solutions of the first search; not read while it runs. */
    private final List<Grid> first = new ArrayList<>(2);

    /** The solutions that the second search has not found again yet. */
    private Set<Grid> notFoundAgain = Set.of();

    private final Deque<Step> placed = new ArrayDeque<>();
    private boolean isAgain;
    private long count;

    Relay(SearchObserver observer, long maxSolutions) {
      this.observer = observer;
      this.maxSolutions = maxSolutions;
    }

    /** Ends the first search: retracts its digits, and marks its solutions as reported. */
    void startAgain() {
      isAgain = true;
      notFoundAgain = new HashSet<>(first);
      while (!placed.isEmpty()) {
        Step step = placed.pop();
        observer.onRetract(step.cell, step.digit);
      }
    }

    @Override
    public boolean wantsSolutions() {
      return observer.wantsSolutions();
    }

    @Override
    public boolean wantsSteps() {
      return observer.wantsSteps();
    }

    @Override
    public void onSolution(Grid solution) {
      if (!isAgain) {
        first.add(solution);
      } else if (notFoundAgain.remove(solution)) {
        return;
      }
      if (count < maxSolutions) {
        count++;
        observer.onSolution(solution);
      }
    }

    @Override
    public void onAssign(int cell, int digit) {
      placed.push(new Step(cell, digit));
      observer.onAssign(cell, digit);
    }

    @Override
    public void onRetract(int cell, int digit) {
      placed.pop();
      observer.onRetract(cell, digit);
    }

    private record Step(int cell, int digit) {}
  }
}
