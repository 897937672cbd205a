package org.nonomino.toolkit;

import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;

/**
 * The known true candidates of a puzzle: for each empty cell and digit, the number of solutions
 * with the digit in the cell, up to a cap. Immutable. Cells with a given have no candidates.
 */
public final class TrueCandidates {
  /** The highest cap, because higher counts are not useful, and each solution must be found. */
  public static final int HIGHEST_CAP = 1000;

  private final Grid givens;
  private final int cap;

  /** The number of solutions found for each cell and digit − 1, at most the cap. */
  private final int[] counts;

  /** Whether each of these counts is final. */
  private final boolean[] isFinal;

  /** Takes ownership of the arrays. */
  TrueCandidates(Grid givens, int cap, int[] counts, boolean[] isFinal) {
    this.givens = givens;
    this.cap = cap;
    this.counts = counts;
    this.isFinal = isFinal;
  }

  /** Returns the cap. */
  public int cap() {
    return cap;
  }

  /** Returns n². */
  public int cellCount() {
    return givens.cellCount();
  }

  /** Returns n. */
  public int size() {
    return givens.size();
  }

  /**
   * Returns in how many solutions a cell has a digit, at most the cap. If the candidate is {@link
   * #undecided}, there may be more.
   *
   * @param cell row-major from 0
   * @param digit 1..n
   */
  public int count(int cell, int digit) {
    Objects.checkIndex(cell, cellCount());
    Objects.checkIndex(digit - 1, size());
    return isEmpty(cell) ? counts[cell * size() + digit - 1] : 0;
  }

  /** Returns the digits that an empty cell has in some solution, bit d−1 for digit d. */
  public long possible(int cell) {
    return digits(cell, candidate -> counts[candidate] > 0);
  }

  /**
   * Returns the digits of an empty cell for which there may be more solutions than were counted,
   * bit d−1 for digit d. Those that are not {@link #possible} may turn out to be impossible.
   */
  public long undecided(int cell) {
    return digits(cell, candidate -> !isFinal[candidate]);
  }

  /** Returns whether a digit is among those {@link #undecided} in a cell. */
  public boolean isUndecided(int cell, int digit) {
    Objects.checkIndex(digit - 1, size());
    return (undecided(cell) & (1L << (digit - 1))) != 0;
  }

  /** Returns how many candidates are {@link #undecided}. */
  public int undecidedCount() {
    return IntStream.range(0, cellCount()).map(cell -> Long.bitCount(undecided(cell))).sum();
  }

  /** Returns the {@link #possible} digits of all cells, in a new array. */
  public long[] possible() {
    return IntStream.range(0, cellCount()).mapToLong(this::possible).toArray();
  }

  private boolean isEmpty(int cell) {
    return givens.digit(cell) == 0;
  }

  private long digits(int cell, IntPredicate test) {
    Objects.checkIndex(cell, cellCount());
    long digits = 0;
    for (int digit = 0; isEmpty(cell) && digit < size(); digit++) {
      if (test.test(cell * size() + digit)) {
        digits |= 1L << digit;
      }
    }
    return digits;
  }
}
