package org.nonomino.app.menu;

import java.math.BigInteger;

/**
 * The numbers of clues that the menu offers.
 *
 * @param least 1..most
 * @param most n²
 */
record ClueRange(int least, int most) {
  /** On boxes of this size the generator reaches {@link #REACHED_CLUES} at once. */
  private static final int REACHED_SIZE = 9;

  private static final int REACHED_CLUES = 22;

  /** How the fewest clues of puzzles with one solution grow with n. */
  private static final double GROWTH = 2.5;

  /**
   * Returns the range of a size: as few clues as are reached without a wait, with one solution, at
   * least n: 4..16 for n = 4, 8..36 for 6, 22..81 for 9, 93..256 for 16.
   */
  static ClueRange of(int size) {
    long reached = Math.round(REACHED_CLUES * Math.pow((double) size / REACHED_SIZE, GROWTH));
    return new ClueRange((int) Math.max(size, reached), size * size);
  }

  boolean contains(BigInteger clues) {
    return clues.compareTo(BigInteger.valueOf(least)) >= 0
        && clues.compareTo(BigInteger.valueOf(most)) <= 0;
  }

  /** For people: {@code between 22 and 81}. */
  @Override
  public String toString() {
    return "between " + least + " and " + most;
  }
}
