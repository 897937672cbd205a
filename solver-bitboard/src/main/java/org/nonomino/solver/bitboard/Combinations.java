package org.nonomino.solver.bitboard;

import java.util.Arrays;
import java.util.Optional;

/**
 * The sets of k different digits 1..n, ascending by their sums. Sets have bit d for digit d.
 * Immutable.
 */
final class Combinations {
  /** The maximum number of sets worth a table, the number of ways to choose 8 of 16 digits. */
  private static final int MAX_SETS = 12_870;

  /** The sets, ascending by sum. */
  final long[] sets;

  /** The index of the first set with a sum or a higher one. */
  private final int[] first;

  private Combinations(int size, int count, int sets) {
    this.sets = new long[sets];
    int maxSum = count * (2 * size + 1 - count) / 2;
    first = new int[maxSum + 2];
    // These have bit d − 1 for digit d.
    long end = 1L << size;
    long lowest = (1L << count) - 1;
    for (long set = lowest; set < end; set = following(set)) {
      first[sum(set << 1) + 1]++;
    }
    for (int sum = 0; sum <= maxSum; sum++) {
      first[sum + 1] += first[sum];
    }
    int[] next = first.clone();
    for (long set = lowest; set < end; set = following(set)) {
      this.sets[next[sum(set << 1)]++] = set << 1;
    }
  }

  /** Returns the next higher set with as many digits. */
  private static long following(long set) {
    long lowest = set & -set;
    long ripple = set + lowest;
    return ripple | ((set ^ ripple) >>> 2) / lowest;
  }

  /** Returns the sum of the digits of a set. */
  static int sum(long set) {
    int sum = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      sum += Long.numberOfTrailingZeros(rest);
    }
    return sum;
  }

  /**
   * Returns the index of the first set with at least a sum; the number of sets if there is none.
   */
  int indexOf(int sum) {
    return sum < 0 ? 0 : sum < first.length ? first[sum] : sets.length;
  }

  /** The combinations of digits 1..n for all counts, each found on first use. Thread-safe. */
  static final class Table {
    private final int size;

    // Deliberately unsynchronised: threads may find them twice, with equal results.
    private final Combinations[] byCount;

    Table(int size) {
      this.size = size;
      this.byCount = new Combinations[size + 1];
    }

    /** Returns the sets of so many digits; empty if there are too many of them. */
    Optional<Combinations> of(int count) {
      if (count > size) {
        return Optional.empty();
      }
      Combinations known = byCount[count];
      if (known == null) {
        int sets = setCount(size, count);
        if (sets > MAX_SETS) {
          return Optional.empty();
        }
        known = new Combinations(size, count, sets);
        byCount[count] = known;
      }
      return Optional.of(known);
    }

    private static int setCount(int size, int count) {
      long sets = 1;
      for (int i = 1; i <= count && sets <= MAX_SETS; i++) {
        sets = sets * (size + 1 - i) / i;
      }
      return (int) Math.min(sets, MAX_SETS + 1L);
    }
  }

  @Override
  public String toString() {
    return Arrays.toString(sets);
  }
}
