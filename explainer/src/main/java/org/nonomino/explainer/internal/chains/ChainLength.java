package org.nonomino.explainer.internal.chains;

/** The addition to the rating for the length of a chain, as in Sudoku Explainer. */
public final class ChainLength {
  private ChainLength() {}

  /** Returns one for each of 4, 6, 8, 12, 16, 24, … that the complexity less 2 exceeds. */
  public static int tenths(int complexity) {
    int tenths = 0;
    for (int bound = 4; complexity - 2 > bound; bound += bound % 3 == 0 ? bound / 3 : bound / 2) {
      tenths++;
    }
    return tenths;
  }
}
