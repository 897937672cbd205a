package org.nonomino.explainer.internal.constraints;

import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.HouseSum;

/**
 * The search for the digits that fit a {@link HouseSum}: the sum of the innies minus that of the
 * outies is known, and peers differ. Sets of digits have bit d − 1 for digit d. Used once per board
 * and sum.
 */
final class WeightedSum {
  private final BoardTables tables;
  private final HouseSum sum;
  private final int[] cells;
  private final long[] domains;
  private final int[] digits;
  private final long[] supported;

  /** The lowest and highest weighted sum of the cells from each index to the end. */
  private final int[] lowFrom;

  private final int[] highFrom;

  private WeightedSum(BoardTables tables, HouseSum sum, long[] domains) {
    this.tables = tables;
    this.sum = sum;
    this.domains = domains;
    cells = sum.cells();
    digits = new int[cells.length];
    supported = new long[cells.length];
    lowFrom = new int[cells.length + 1];
    highFrom = new int[cells.length + 1];
    for (int i = cells.length - 1; i >= 0; i--) {
      int min = ScopeSums.lowest(domains[i]);
      int max = ScopeSums.highest(domains[i]);
      lowFrom[i] = lowFrom[i + 1] + (sum.weight(i) > 0 ? min : -max);
      highFrom[i] = highFrom[i + 1] + (sum.weight(i) > 0 ? max : -min);
    }
  }

  /**
   * Returns the digits of each cell that occur in a way to get the sum with different peers.
   *
   * @param domains the digits that each cell of the sum can have
   */
  static long[] supported(BoardTables tables, HouseSum sum, long[] domains) {
    WeightedSum search = new WeightedSum(tables, sum, domains);
    search.search(0, 0);
    return search.supported;
  }

  /** Returns whether some choice for the cells from an index to the end completes the sum. */
  private boolean search(int index, int before) {
    if (index == cells.length) {
      return before == sum.total();
    }
    boolean isFound = false;
    for (long rest = domains[index]; rest != 0; rest &= rest - 1) {
      digits[index] = Long.numberOfTrailingZeros(rest) + 1;
      int with = before + sum.weight(index) * digits[index];
      if (isReachable(index + 1, with) && differs(index) && search(index + 1, with)) {
        supported[index] |= Long.lowestOneBit(rest);
        isFound = true;
      }
    }
    return isFound;
  }

  private boolean differs(int index) {
    for (int i = 0; i < index; i++) {
      if (digits[i] == digits[index] && tables.arePeers(cells[i], cells[index])) {
        return false;
      }
    }
    return true;
  }

  private boolean isReachable(int from, int before) {
    return before + lowFrom[from] <= sum.total() && before + highFrom[from] >= sum.total();
  }
}
