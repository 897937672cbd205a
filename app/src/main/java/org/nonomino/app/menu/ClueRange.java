package org.nonomino.app.menu;

import java.math.BigInteger;

/**
 * The range for the number of clues in the menu.
 *
 * @param min the minimum, 1..most
 * @param max the maximum, n²
 */
record ClueRange(int min, int max) {
  /** The size of boxes on which the generator reaches {@link #REACHED_CLUES} at once. */
  private static final int REACHED_SIZE = 9;

  private static final int REACHED_CLUES = 22;

  /** The exponent with which the minimum number of clues of unique puzzles grows with n. */
  private static final double GROWTH = 2.5;

  /**
   * Returns the range for a size. The minimum is at least n, and small enough to be reached without
   * a wait for puzzles with one solution: 4..16 for n = 4, 8..36 for 6, 22..81 for 9, 93..256 for
   * 16.
   */
  static ClueRange of(int size) {
    long reached = Math.round(REACHED_CLUES * Math.pow((double) size / REACHED_SIZE, GROWTH));
    return new ClueRange((int) Math.max(size, reached), size * size);
  }

  boolean contains(BigInteger clues) {
    return clues.compareTo(BigInteger.valueOf(min)) >= 0
        && clues.compareTo(BigInteger.valueOf(max)) <= 0;
  }

  /** Returns the range in words: {@code between 22 and 81}. */
  @Override
  public String toString() {
    return "between " + min + " and " + max;
  }
}
