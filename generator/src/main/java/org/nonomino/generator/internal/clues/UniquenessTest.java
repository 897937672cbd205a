package org.nonomino.generator.internal.clues;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.DigitSwaps;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;

/**
 * Determines whether some cells of a filling, as clues, leave it as the only solution. Without a
 * solver it accepts any clues. Used by one thread.
 */
public final class UniquenessTest {
  private final int size;

  /** The rules, if a swap of digits may break their conditions. */
  private final Optional<Rules> conditioned;

  private final Optional<Search> search;
  private final Optional<DigitSwaps> swaps;
  private final UnavoidableSets unavoidable;
  private final int[] filling;
  private final int[] givens;
  private final long[] difference;
  private SearchLimits limits = SearchLimits.solutions(2);

  private final SearchObserver differences =
      new SearchObserver() {
        @Override
        public void onSolution(Grid solution) {
          keepDifference(solution);
        }
      };

  public UniquenessTest(Rules rules, Optional<Search> search) {
    this.size = rules.size();
    this.conditioned = rules.conditions().isEmpty() ? Optional.empty() : Optional.of(rules);
    this.search = search;
    // Unavoidable sets are used only with a search.
    this.swaps = search.map(unused -> new DigitSwaps(rules.layout()));
    int words = CellBits.words(size * size);
    this.unavoidable = new UnavoidableSets(words);
    this.filling = new int[size * size];
    this.givens = new int[size * size];
    this.difference = new long[words];
  }

  /**
   * Begins with a new filling.
   *
   * @param withSwaps whether to find all unavoidable sets of two digits at the start. This saves a
   *     quarter of the searches; otherwise only those found by searches are known
   * @param maxNodes the maximum number of nodes of a search, after which it gives no proof
   */
  public void begin(Grid newFilling, boolean withSwaps, long maxNodes, Deadline deadline) {
    for (int cell = 0; cell < filling.length; cell++) {
      filling[cell] = newFilling.digit(cell);
    }
    limits = SearchLimits.solutions(2).withNodes(maxNodes).withDeadline(deadline);
    unavoidable.clear();
    if (withSwaps) {
      swaps.ifPresent(known -> known.find(filling, this::addSwap));
    }
  }

  private void addSwap(int one, int other, long[] cells) {
    if (conditioned.isEmpty() || isKeptAfterSwap(conditioned.get(), one, other, cells)) {
      unavoidable.add(cells);
    }
  }

  /** Returns whether the conditions hold after two digits changed places in some cells. */
  private boolean isKeptAfterSwap(Rules rules, int one, int other, long[] cells) {
    int[] swapped = filling.clone();
    for (int cell = 0; cell < swapped.length; cell++) {
      if (CellBits.contains(cells, cell)) {
        swapped[cell] = one + other - swapped[cell];
      }
    }
    return rules.conditions().areKeptBy(Grid.of(size, swapped));
  }

  /** Returns whether the deadline or an interrupt prevents further proofs. */
  boolean isStopped() {
    return Thread.currentThread().isInterrupted() || limits.deadline().isPast();
  }

  /** Returns whether the clues provably leave one solution; false if a limit was reached first. */
  boolean accepts(long[] clues) {
    if (unavoidable.anyMissedBy(clues)) {
      return false;
    }
    if (search.isEmpty()) {
      return true;
    }
    SearchReport report = search.get().run(givens(clues), limits, differences);
    return report.solutions() == 1 && report.exhausted();
  }

  public UnavoidableSets unavoidable() {
    return unavoidable;
  }

  /** Returns the filling's digits in the cells of the clues. */
  public Grid givens(long[] clues) {
    for (int cell = 0; cell < givens.length; cell++) {
      givens[cell] = CellBits.contains(clues, cell) ? filling[cell] : 0;
    }
    return Grid.of(size, givens);
  }

  private void keepDifference(Grid solution) {
    Arrays.fill(difference, 0);
    boolean any = false;
    for (int cell = 0; cell < filling.length; cell++) {
      if (solution.digit(cell) != filling[cell]) {
        CellBits.add(difference, cell);
        any = true;
      }
    }
    if (any) {
      unavoidable.add(difference);
    }
  }
}
