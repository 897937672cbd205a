package org.nonomino.solver.dlx;

import java.util.Arrays;

/** A condition on the candidates of some cells. Candidates are sets with bit d for digit d. */
abstract class SideCondition {
  /** The cells. A cell may occur more than once. */
  final int[] cells;

  /**
   * The candidates from which the condition removed nothing when it saw them. This stays true
   * whatever the search chooses and undoes.
   */
  private final long[] seen;

  SideCondition(int... cells) {
    this.cells = cells;
    this.seen = new long[cells.length];
  }

  /**
   * Removes candidates with which the condition cannot hold. Returns false if it cannot hold at
   * all. With one candidate in each cell, the answer is exact.
   *
   * @param candidates by cell of the grid, none of them empty
   */
  abstract boolean narrow(long[] candidates);

  /** Returns the size of the work of {@link #narrow}, about one for each digit of a cell. */
  long work() {
    return cells.length;
  }

  /** Returns whether the candidates differ from those that {@link #remember} stored. */
  final boolean isNew(long[] candidates) {
    for (int i = 0; i < cells.length; i++) {
      if (seen[i] != candidates[cells[i]]) {
        return true;
      }
    }
    return false;
  }

  /** Stores the candidates. */
  final void remember(long[] candidates) {
    for (int i = 0; i < cells.length; i++) {
      seen[i] = candidates[cells[i]];
    }
  }

  /** Forgets the stored candidates, so that all candidates are new. */
  final void forget() {
    Arrays.fill(seen, 0);
  }
}
