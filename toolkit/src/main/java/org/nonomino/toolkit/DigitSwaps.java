package org.nonomino.toolkit;

import java.util.Arrays;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;

/**
 * Finds further solutions near one: of two digits, the cells that are connected by houses can swap
 * them, if none is a given (an unavoidable set of two digits; colourers of maps call it a Kempe
 * chain). Belongs to one thread.
 *
 * <p>O(n³) for all swaps of a solution. In an empty grid each cell gets each digit by one of them.
 */
final class DigitSwaps {
  private final int size;

  /** By cell: the numbers of its houses. */
  private final int[][] housesOf;

  /** By house and digit − 1: the cell. */
  private final int[] cellOf;

  /** By cell: the pair of digits for which it was last visited. */
  private final int[] visitedFor;

  private final int[] component;

  /** Says which solutions are of use, and takes them. */
  interface Taker {
    /** Returns whether a solution with this digit is of use. */
    boolean wants(int cell, int digit);

    /** Takes a solution. */
    void onSolution(Grid solution);
  }

  DigitSwaps(Layout layout) {
    size = layout.size();
    int cellCount = layout.cellCount();
    housesOf = new int[cellCount][];
    Arrays.setAll(housesOf, layout::housesOf);
    cellOf = new int[layout.houseCount() * size];
    visitedFor = new int[cellCount];
    component = new int[cellCount];
  }

  /**
   * Offers the swaps of a solution.
   *
   * @param fixed the digits that must stay, row-major, 0 for none
   */
  void offer(Grid solution, int[] fixed, Taker taker) {
    int[] digits = solution.toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      for (int house : housesOf[cell]) {
        cellOf[house * size + digits[cell] - 1] = cell;
      }
      visitedFor[cell] = 0;
    }
    int pair = 0;
    for (int first = 1; first <= size; first++) {
      for (int second = first + 1; second <= size; second++) {
        pair++;
        for (int row = 0; row < size; row++) {
          int cell = cellOf[row * size + first - 1];
          if (visitedFor[cell] != pair) {
            int length = connected(cell, digits, first + second, pair);
            if (isOfUse(length, digits, first + second, fixed, taker)) {
              taker.onSolution(swapped(length, digits, first + second));
            }
          }
        }
      }
    }
  }

  /** Collects the cells that are connected with one; returns how many these are. */
  private int connected(int start, int[] digits, int sum, int pair) {
    component[0] = start;
    visitedFor[start] = pair;
    int length = 1;
    for (int at = 0; at < length; at++) {
      int cell = component[at];
      for (int house : housesOf[cell]) {
        int next = cellOf[house * size + sum - digits[cell] - 1];
        if (visitedFor[next] != pair) {
          visitedFor[next] = pair;
          component[length] = next;
          length++;
        }
      }
    }
    return length;
  }

  private boolean isOfUse(int length, int[] digits, int sum, int[] fixed, Taker taker) {
    boolean isWanted = false;
    for (int at = 0; at < length; at++) {
      int cell = component[at];
      if (fixed[cell] != 0) {
        return false;
      }
      isWanted |= taker.wants(cell, sum - digits[cell]);
    }
    return isWanted;
  }

  private Grid swapped(int length, int[] digits, int sum) {
    int[] swapped = digits.clone();
    for (int at = 0; at < length; at++) {
      swapped[component[at]] = sum - digits[component[at]];
    }
    return Grid.of(size, swapped);
  }
}
