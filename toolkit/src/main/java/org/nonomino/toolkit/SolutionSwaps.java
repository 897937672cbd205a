package org.nonomino.toolkit;

import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.generator.DigitSwaps;

/**
 * Finds further solutions near one: where cells of two digits share houses among themselves only,
 * and none is a given, the digits can change places. Belongs to one thread.
 *
 * <p>In an empty grid each cell gets each digit by one of them.
 */
final class SolutionSwaps {
  private final DigitSwaps swaps;

  /** Says which solutions are of use, and takes them. */
  interface Taker {
    /** Returns whether a solution with this digit is of use. */
    boolean wants(int cell, int digit);

    /** Takes a solution. */
    void onSolution(Grid solution);
  }

  SolutionSwaps(Layout layout) {
    swaps = new DigitSwaps(layout);
  }

  /**
   * Offers the swaps of a solution.
   *
   * @param fixed the digits that must stay, row-major, 0 for none
   */
  void offer(Grid solution, int[] fixed, Taker taker) {
    int[] digits = solution.toArray();
    swaps.find(
        digits,
        (one, other, cells) -> {
          int[] swapped = digits.clone();
          boolean isWanted = false;
          for (int word = 0; word < cells.length; word++) {
            for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
              int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
              if (fixed[cell] != 0) {
                return;
              }
              swapped[cell] = one + other - digits[cell];
              isWanted |= taker.wants(cell, swapped[cell]);
            }
          }
          if (isWanted) {
            taker.onSolution(Grid.of(solution.size(), swapped));
          }
        });
  }
}
