package org.nonomino.solver.bitboard;

import java.util.Optional;

/**
 * Some cells of a sum that have the same weight and differ pairwise. Belongs to one search.
 *
 * <p>All sums here are without the weight.
 */
final class SumGroup {
  /** The number of sets of digits to try before only bounds are used. */
  private static final int MAX_SETS = 200;

  /** The number of open cells up to which all digits are tried. */
  private static final int MAX_EXACT = 3;

  final int weight;
  private final DistinctCells group;
  private final int size;
  private final Combinations.Table combinations;

  /** The sum of the cells with one candidate. */
  private int placed;

  /** The lowest and the highest possible sum, as far as is known. */
  private int low;

  private int high;

  /** Scratch space for {@link #findLow} and {@link #findHigh}. */
  private final int[] sorted;

  SumGroup(DistinctCells group, int weight, int size, Combinations.Table combinations) {
    this.group = group;
    this.weight = weight;
    this.size = size;
    this.combinations = combinations;
    this.sorted = new int[group.cells.length];
  }

  int low() {
    return low;
  }

  int high() {
    return high;
  }

  /** Returns the number of cells with several candidates. */
  int openCount() {
    return group.openCount;
  }

  /**
   * Returns the possible sums, bit k for the lowest sum plus k.
   *
   * @return for more than three open cells, all sums from the lowest to the highest
   */
  long sums() {
    int shift = low - placed;
    return switch (group.openCount) {
      case 0 -> 1;
      case 1 -> group.digits[0] >>> shift;
      case 2 -> sumsOfTwo(group.digits[0], group.digits[1]) >>> shift;
      case 3 -> sumsOfThree() >>> shift;
      default -> upTo(high - low);
    };
  }

  private static long upTo(int bit) {
    return bit >= Long.SIZE - 1 ? -1L : (2L << bit) - 1;
  }

  private static long sumsOfTwo(long first, long second) {
    long sums = 0;
    for (long rest = first; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      sums |= (second & ~(1L << digit)) << digit;
    }
    return sums;
  }

  private long sumsOfThree() {
    long sums = 0;
    for (long rest = group.digits[0]; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      long others = ~(1L << digit);
      sums |= sumsOfTwo(group.digits[1] & others, group.digits[2] & others) << digit;
    }
    return sums;
  }

  /** Returns whether the sums of the open cells fit into a word. */
  private boolean isSmall() {
    return group.openCount <= MAX_EXACT && group.openCount * size < Long.SIZE;
  }

  /**
   * Removes the candidates without which the sum cannot be one of some sums; returns false if it
   * cannot.
   *
   * @param sums bit k for the lowest sum plus k
   */
  boolean narrowTo(Candidates candidates, long sums) {
    if (!isSmall() || group.openCount == 0) {
      // The bits that can be used are a range.
      return sums != 0
          && narrow(
              candidates,
              low + Long.numberOfTrailingZeros(sums),
              highest(sums) == Long.SIZE - 1 ? high : low + highest(sums));
    }
    return keepSums(candidates, sums << (low - placed)) && findBounds(candidates);
  }

  /** Removes the candidates of up to three open cells that have no part in some sums of these. */
  private boolean keepSums(Candidates candidates, long sums) {
    if (group.openCount == 1) {
      return candidates.keep(group.open[0], sums);
    }
    group.required = group.openCount == 2 ? supportTwo(sums) : supportThree(sums);
    return group.keepSupported(candidates);
  }

  /** Finds the digits that two open cells need for some sums; returns those that all pairs have. */
  private long supportTwo(long sums) {
    long first = 0;
    long second = 0;
    long required = -1;
    for (long rest = group.digits[0]; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      long partners = group.digits[1] & ~(1L << digit) & sums >>> digit;
      if (partners != 0) {
        first |= 1L << digit;
        second |= partners;
        required &= 1L << digit | (Candidates.isSingle(partners) ? partners : 0);
      }
    }
    group.supported[0] = first;
    group.supported[1] = second;
    return required;
  }

  /** Finds the digits that three open cells need; returns those that all sets of three have. */
  private long supportThree(long sums) {
    long first = 0;
    long second = 0;
    long third = 0;
    long required = -1;
    for (long rest = group.digits[0]; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      long others = ~(1L << digit);
      for (long more = group.digits[1] & others; more != 0; more &= more - 1) {
        int other = Long.numberOfTrailingZeros(more);
        long partners = group.digits[2] & others & ~(1L << other) & sums >>> (digit + other);
        if (partners != 0) {
          long both = 1L << digit | 1L << other;
          first |= 1L << digit;
          second |= 1L << other;
          third |= partners;
          required &= both | (Candidates.isSingle(partners) ? partners : 0);
        }
      }
    }
    group.supported[0] = first;
    group.supported[1] = second;
    group.supported[2] = third;
    return required;
  }

  /** Finds the lowest and the highest sum; returns false if the cells cannot differ. */
  boolean findBounds(Candidates candidates) {
    group.clear();
    placed = 0;
    for (int cell : group.cells) {
      long own = candidates.digits(cell);
      if (Candidates.isSingle(own)) {
        placed += Long.numberOfTrailingZeros(own);
      } else {
        group.add(cell, own);
      }
    }
    if (group.openCount == 0) {
      low = placed;
      high = placed;
      return true;
    }
    if (group.openCount == 1) {
      low = placed + Long.numberOfTrailingZeros(group.union);
      high = placed + highest(group.union);
      return true;
    }
    return group.openCount == 2
        ? findBoundsOfTwo(group.digits[0], group.digits[1])
        : findLow(group.openCount) && findHigh(group.openCount);
  }

  /** Finds the bounds of two cells with several candidates each. They can always differ. */
  private boolean findBoundsOfTwo(long first, long second) {
    long lowest = first & -first;
    int sum = Long.numberOfTrailingZeros(first) + Long.numberOfTrailingZeros(second);
    if (lowest == (second & -second)) {
      sum +=
          Long.numberOfTrailingZeros((first | second) ^ lowest)
              - Long.numberOfTrailingZeros(lowest);
    }
    low = placed + sum;
    int top = highest(first);
    sum = top + highest(second);
    if (top == highest(second)) {
      sum += highest((first | second) ^ 1L << top) - top;
    }
    high = placed + sum;
    return true;
  }

  private static int highest(long set) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(set);
  }

  /** The smallest digits are handed out to the cells in the order of their smallest candidates. */
  private boolean findLow(int count) {
    for (int i = 0; i < count; i++) {
      int own = Long.numberOfTrailingZeros(group.digits[i]);
      int at = i;
      for (; at > 0 && sorted[at - 1] > own; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = own;
    }
    long left = group.union;
    int sum = placed;
    for (int i = 0; i < count; i++) {
      left &= -1L << sorted[i];
      if (left == 0) {
        return false;
      }
      sum += Long.numberOfTrailingZeros(left);
      left &= left - 1;
    }
    low = sum;
    return true;
  }

  private boolean findHigh(int count) {
    for (int i = 0; i < count; i++) {
      int own = highest(group.digits[i]);
      int at = i;
      for (; at > 0 && sorted[at - 1] < own; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = own;
    }
    long left = group.union;
    int sum = placed;
    for (int i = 0; i < count; i++) {
      left &= (2L << sorted[i]) - 1;
      if (left == 0) {
        return false;
      }
      long digit = Long.highestOneBit(left);
      sum += Long.numberOfTrailingZeros(digit);
      left &= digit - 1;
    }
    high = sum;
    return true;
  }

  /**
   * Removes the candidates without which the sum cannot be in a range, and tightens the bounds;
   * returns false if no sum is.
   */
  boolean narrow(Candidates candidates, int from, int to) {
    int least = from - placed;
    int most = to - placed;
    if (group.openCount == 0) {
      return least <= 0 && most >= 0;
    }
    if (group.openCount == 1) {
      return candidates.keep(group.open[0], digitsBetween(least, most)) && findBounds(candidates);
    }
    if (isSmall()) {
      long sums = least > Long.SIZE - 1 || most < 0 ? 0 : -1L << Math.max(least, 0) & upTo(most);
      return keepSums(candidates, sums) && findBounds(candidates);
    }
    Optional<Combinations> table = combinations.of(group.openCount);
    if (table.isPresent()) {
      int first = table.get().indexOf(least);
      int end = table.get().indexOf(most + 1);
      if (end - first <= MAX_SETS) {
        if (!group.support(table.get().sets, first, end)) {
          return false;
        }
        low = placed + Combinations.sum(group.first);
        high = placed + Combinations.sum(group.last);
        return group.keepSupported(candidates);
      }
    }
    return narrowByBounds(candidates, from, to);
  }

  private long digitsBetween(int least, int most) {
    int from = Math.max(least, 1);
    int to = Math.min(most, size);
    return from > to ? 0 : ((2L << to) - 1) & (-1L << from);
  }

  private boolean narrowByBounds(Candidates candidates, int from, int to) {
    int last = group.openCount - 1;
    for (int i = 0; i <= last; i++) {
      swap(i, last);
      if (!findLow(last) || !findHigh(last)) {
        return false;
      }
      swap(i, last);
      if (!candidates.keep(group.open[i], digitsBetween(from - high, to - low))) {
        return false;
      }
    }
    return findBounds(candidates);
  }

  private void swap(int i, int j) {
    long own = group.digits[i];
    group.digits[i] = group.digits[j];
    group.digits[j] = own;
  }
}
