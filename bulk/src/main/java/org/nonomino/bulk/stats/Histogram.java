package org.nonomino.bulk.stats;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The number of puzzles for each of some numbers. Immutable.
 *
 * @param puzzles at least 1 for each number that occurs, in units of the last decimal: with one
 *     decimal, 26 is 2.6
 * @param decimals the number of decimals, at least 0
 */
record Histogram(SortedMap<Integer, Long> puzzles, int decimals) {
  private static final int DECIMALS_OF_MEAN = 2;

  /** Copies the map. */
  Histogram {
    puzzles = Collections.unmodifiableSortedMap(new TreeMap<>(puzzles));
  }

  boolean isEmpty() {
    return puzzles.isEmpty();
  }

  /** Returns the number of puzzles. */
  long total() {
    return puzzles.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Returns the puzzles of each number, the least first. */
  List<Tally> tallies(String kind) {
    return puzzles.entrySet().stream()
        .map(entry -> new Tally(kind, number(entry.getKey()), entry.getValue()))
        .toList();
  }

  /** Returns a number of units in the form for people. */
  BigDecimal number(long units) {
    return BigDecimal.valueOf(units, decimals);
  }

  /** Returns the least of at least one number. */
  BigDecimal min() {
    return number(puzzles.firstKey());
  }

  /** Returns the greatest of at least one number. */
  BigDecimal greatest() {
    return number(puzzles.lastKey());
  }

  /** Returns the median of at least one number. */
  BigDecimal median() {
    long total = total();
    long twice = (long) at((total - 1) / 2) + at(total / 2);
    return twice % 2 == 0 ? number(twice / 2) : BigDecimal.valueOf(twice * 5, decimals + 1);
  }

  /**
   * @param place from 0, in the order of the numbers
   */
  private int at(long place) {
    long before = 0;
    for (Map.Entry<Integer, Long> entry : puzzles.entrySet()) {
      before += entry.getValue();
      if (before > place) {
        return entry.getKey();
      }
    }
    throw new IllegalArgumentException("place " + place + " of " + before);
  }

  /** Returns the mean of at least one number, rounded to hundredths. */
  BigDecimal mean() {
    long sum = 0;
    for (Map.Entry<Integer, Long> entry : puzzles.entrySet()) {
      sum += entry.getKey() * entry.getValue();
    }
    return number(sum)
        .divide(BigDecimal.valueOf(total()), DECIMALS_OF_MEAN, RoundingMode.HALF_EVEN);
  }

  /**
   * Returns the puzzles by ranges of numbers.
   *
   * @param units the number of units in a range, at least 1
   * @return by the lowest unit of a range, a multiple of {@code units}
   */
  SortedMap<Integer, Long> inRangesOf(int units) {
    SortedMap<Integer, Long> ranges = new TreeMap<>();
    puzzles.forEach((number, count) -> ranges.merge(number / units * units, count, Long::sum));
    return ranges;
  }
}
