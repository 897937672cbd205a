package org.nonomino.explainer.internal.chains;

/** The part of the rating that depends on the length of a chain, as in Sudoku Explainer. */
public final class ChainLength {
  /** More nodes than chains have. */
  private static final int MANY = 1 << 20;

  private ChainLength() {}

  /**
   * Returns how many of the numbers 4, 6, 8, 12, 16, 24, … are less than the complexity minus 2.
   */
  public static int tenths(int complexity) {
    int tenths = 0;
    for (int bound = 4; complexity - 2 > bound; bound += bound % 3 == 0 ? bound / 3 : bound / 2) {
      tenths++;
    }
    return tenths;
  }

  /** Returns the highest complexity with at most this many tenths; 0 if they are negative. */
  public static int highest(int tenths) {
    int highest = tenths < 0 ? 0 : 6;
    for (int i = 0; i < tenths && highest < MANY; i++) {
      int bound = highest - 2;
      highest += bound % 3 == 0 ? bound / 3 : bound / 2;
    }
    return highest;
  }
}
