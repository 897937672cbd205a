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
 * A fast search within a budget, then a thorough one.
 *
 * <p>What the fast one found until its budget was spent stands; the thorough one starts afresh, and
 * what it finds again is not reported twice. Where the fast one found several solutions there are
 * many more, which clause learning would find one by one: then the fast one goes on without a
 * budget instead.
 */
final class AutoSearch implements Search {
  private final Search fast;
  private final Supplier<Search> prepareThorough;
  private final long budget;
  private Optional<Search> thorough = Optional.empty();

  /**
   * @param budget the most nodes of the fast search before the thorough one takes over
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

  /** The second search found what the first had found, and more. */
  private static SearchReport sum(SearchReport first, SearchReport second) {
    return new SearchReport(
        Math.max(first.solutions(), second.solutions()),
        first.nodes() + second.nodes(),
        first.guesses() + second.guesses(),
        second.stopReason());
  }

  /**
   * Passes on what two searches report: each solution once, no more than are requested, and steps
   * that fit together.
   */
  private static final class Relay implements SearchObserver {
    private final SearchObserver observer;
    private final long maxSolutions;

    /** What the first search found; while it runs, nobody asks for one of them. */
    private final List<Grid> first = new ArrayList<>(2);

    /** What the second search has still to find again. */
    private Set<Grid> told = Set.of();

    private final Deque<Step> standing = new ArrayDeque<>();
    private boolean isAgain;
    private long count;

    Relay(SearchObserver observer, long maxSolutions) {
      this.observer = observer;
      this.maxSolutions = maxSolutions;
    }

    /**
     * The first search is over: what it put is taken back, and what it found is not reported again.
     */
    void startAgain() {
      isAgain = true;
      told = new HashSet<>(first);
      while (!standing.isEmpty()) {
        Step step = standing.pop();
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
      } else if (told.remove(solution)) {
        return;
      }
      if (count < maxSolutions) {
        count++;
        observer.onSolution(solution);
      }
    }

    @Override
    public void onAssign(int cell, int digit) {
      standing.push(new Step(cell, digit));
      observer.onAssign(cell, digit);
    }

    @Override
    public void onRetract(int cell, int digit) {
      standing.pop();
      observer.onRetract(cell, digit);
    }

    private record Step(int cell, int digit) {}
  }
}
