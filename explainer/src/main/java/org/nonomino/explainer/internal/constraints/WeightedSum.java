package org.nonomino.explainer.internal.constraints;

import org.nonomino.explainer.internal.board.BoardTables;

/**
 * A sum of some digits less the sum of others, with a known result. Sets of digits have bit d − 1
 * for digit d. Immutable.
 */
final class WeightedSum {
  private final BoardTables tables;
  private final int[] cells;
  private final int[] weights;
  private final int total;

  /**
   * @param cells distinct cells
   * @param weights 1 or −1 for each cell
   * @param total the sum of the weighted digits
   */
  WeightedSum(BoardTables tables, int[] cells, int[] weights, int total) {
    this.tables = tables;
    this.cells = cells;
    this.weights = weights;
    this.total = total;
  }

  /** Returns the digits of each cell that occur in a way to get the sum with different peers. */
  long[] supported(long[] domains) {
    long[] supported = new long[cells.length];
    search(0, 0, new int[cells.length], domains, supported);
    return supported;
  }

  /** Returns whether some choice for the cells from an index on gives the sum. */
  private boolean search(int index, int sum, int[] digits, long[] domains, long[] supported) {
    if (index == cells.length) {
      return sum == total;
    }
    boolean isFound = false;
    for (long rest = domains[index]; rest != 0; rest &= rest - 1) {
      digits[index] = Long.numberOfTrailingZeros(rest) + 1;
      if (differs(index, digits)
          && isReachable(index + 1, sum + weights[index] * digits[index], domains)
          && search(index + 1, sum + weights[index] * digits[index], digits, domains, supported)) {
        supported[index] |= 1L << (digits[index] - 1);
        isFound = true;
      }
    }
    return isFound;
  }

  private boolean differs(int index, int[] digits) {
    for (int i = 0; i < index; i++) {
      if (digits[i] == digits[index] && tables.arePeers(cells[i], cells[index])) {
        return false;
      }
    }
    return true;
  }

  private boolean isReachable(int from, int sum, long[] domains) {
    int low = sum;
    int high = sum;
    for (int i = from; i < cells.length; i++) {
      int min = Long.numberOfTrailingZeros(domains[i]) + 1;
      int max = Long.SIZE - Long.numberOfLeadingZeros(domains[i]);
      low += weights[i] > 0 ? min : -max;
      high += weights[i] > 0 ? max : -min;
    }
    return low <= total && high >= total;
  }
}
