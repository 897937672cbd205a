package org.nonomino.explainer.internal.chains;

/** The part of the rating that depends on the length of a chain, as in Sudoku Explainer. */
public final class ChainLength {
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
}
