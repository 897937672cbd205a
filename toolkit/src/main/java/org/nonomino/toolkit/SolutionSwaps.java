package org.nonomino.toolkit;

import org.nonomino.core.DigitSwaps;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;

/**
 * Finds further solutions near a given one: if cells of two digits share houses only among
 * themselves, and none of them is a given, the two digits can be swapped. Used by one thread.
 *
 * <p>In an empty grid, swaps can give each cell each digit.
 */
final class SolutionSwaps {
  private final DigitSwaps swaps;

  /** The cells of the examined set; only its first entries are in use. */
  private final int[] members;

  /** Decides which solutions are useful, and receives them. */
  interface Taker {
    /** Returns whether a solution with this digit is useful. */
    boolean wants(int cell, int digit);

    /** Receives a solution. */
    void onSolution(Grid solution);
  }

  SolutionSwaps(Layout layout) {
    swaps = new DigitSwaps(layout);
    members = new int[layout.cellCount()];
  }

  /**
   * Offers the swaps of a solution.
   *
   * @param fixed the digits that must stay, row-major, or 0
   */
  void offer(Grid solution, int[] fixed, Taker taker) {
    int[] digits = solution.toArray();
    swaps.find(
        digits,
        (one, other, cells) -> {
          int count = list(cells);
          if (areOfUse(count, digits, one + other, fixed, taker)) {
            taker.onSolution(swapped(count, digits, one + other, solution.size()));
          }
        });
  }

  /** Lists the cells of a set as {@link #members}, and returns their number. */
  private int list(long[] cells) {
    int count = 0;
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        members[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return count;
  }

  private boolean areOfUse(int count, int[] digits, int sum, int[] fixed, Taker taker) {
    boolean isWanted = false;
    for (int i = 0; i < count; i++) {
      int cell = members[i];
      if (fixed[cell] != 0) {
        return false;
      }
      isWanted |= taker.wants(cell, sum - digits[cell]);
    }
    return isWanted;
  }

  private Grid swapped(int count, int[] digits, int sum, int size) {
    int[] swapped = digits.clone();
    for (int i = 0; i < count; i++) {
      swapped[members[i]] = sum - digits[members[i]];
    }
    return Grid.of(size, swapped);
  }
}
