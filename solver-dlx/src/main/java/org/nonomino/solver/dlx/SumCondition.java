package org.nonomino.solver.dlx;

import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Layout;
import org.nonomino.core.Linear;

/**
 * Keeps the digits with which a sum can come into its range, by the bounds of the other digits.
 * Without weights, and in cells that hold no digit twice, the bounds also follow from the smallest
 * and largest different digits of all cells together.
 */
final class SumCondition extends SideCondition {
  private final Linear linear;
  private final boolean areDifferent;

  SumCondition(Linear linear, List<CellList> differing, Layout layout) {
    super(IntStream.range(0, linear.count()).map(linear::cell).toArray());
    this.linear = linear;
    this.areDifferent =
        IntStream.range(0, cells.length).allMatch(i -> linear.weight(i) == 1)
            && (arePeers(layout) || differing.stream().anyMatch(this::areIn));
  }

  private boolean arePeers(Layout layout) {
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < i; j++) {
        if (!layout.arePeers(cells[i], cells[j])) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean areIn(CellList set) {
    return IntStream.of(cells).allMatch(set::contains);
  }

  @Override
  boolean narrow(long[] candidates) {
    int low = 0;
    int high = 0;
    for (int i = 0; i < cells.length; i++) {
      low += smallest(linear.weight(i), candidates[cells[i]]);
      high += largest(linear.weight(i), candidates[cells[i]]);
    }
    for (int i = 0; i < cells.length; i++) {
      int weight = linear.weight(i);
      long digits = candidates[cells[i]];
      int from = linear.from() - (high - largest(weight, digits));
      int to = linear.to() - (low - smallest(weight, digits));
      for (long rest = digits; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest);
        if (weight * digit < from || weight * digit > to) {
          digits ^= 1L << digit;
        }
      }
      candidates[cells[i]] = digits;
      if (digits == 0) {
        return false;
      }
    }
    return !areDifferent || narrowDifferent(candidates);
  }

  private static int smallest(int weight, long digits) {
    return weight * (weight > 0 ? lowest(digits) : highest(digits));
  }

  private static int largest(int weight, long digits) {
    return weight * (weight > 0 ? highest(digits) : lowest(digits));
  }

  private static int lowest(long digits) {
    return Long.numberOfTrailingZeros(digits);
  }

  private static int highest(long digits) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(digits);
  }

  private boolean narrowDifferent(long[] candidates) {
    long all = 0;
    for (int cell : cells) {
      all |= candidates[cell];
    }
    if (Long.bitCount(all) < cells.length) {
      return false;
    }
    long fitting = 0;
    for (long rest = all; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      long others = all ^ (1L << digit);
      if (digit + sumOfLowest(others) <= linear.to()
          && digit + sumOfHighest(others) >= linear.from()) {
        fitting |= 1L << digit;
      }
    }
    boolean isPossible = true;
    for (int cell : cells) {
      candidates[cell] &= fitting;
      isPossible &= candidates[cell] != 0;
    }
    return isPossible;
  }

  /** Returns the sum of the lowest digits of a set, one for each cell but one. */
  private int sumOfLowest(long digits) {
    int sum = 0;
    long rest = digits;
    for (int i = 1; i < cells.length; i++) {
      sum += lowest(rest);
      rest &= rest - 1;
    }
    return sum;
  }

  /** Returns the sum of the highest digits of a set, one for each cell but one. */
  private int sumOfHighest(long digits) {
    int sum = 0;
    long rest = digits;
    for (int i = 1; i < cells.length; i++) {
      int digit = highest(rest);
      sum += digit;
      rest ^= 1L << digit;
    }
    return sum;
  }
}
