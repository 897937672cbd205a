package org.nonomino.explainer.internal.board;

import org.nonomino.core.Leftovers;
import org.nonomino.explainer.terms.Rating;

/** Ratings, specific to Nonomino, for how hard leftovers are to see and to use. */
public final class LeftoverRating {
  /** The highest rating, in tenths. */
  public static final int HARDEST = 50;

  private static final int EASIEST = 27;

  /** The maximum number of lines that a person sees at a glance. */
  private static final int FEW_LINES = 3;

  private LeftoverRating() {}

  /**
   * Returns the rating of leftovers. One cell on either side of up to three adjacent lines is 2.7.
   * Each additional cell on a side adds 0.2, each line above three 0.1, and lines that are not
   * adjacent 0.2. The maximum is 5.0.
   */
  public static Rating of(Leftovers.Pair pair) {
    int tenths =
        EASIEST
            + 2 * (pair.cellCount() - 1)
            + Math.max(0, pair.lines().size() - FEW_LINES)
            + (pair.areNeighbours() ? 0 : 2);
    return new Rating(Math.min(tenths, HARDEST));
  }
}
