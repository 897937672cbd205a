package org.nonomino.explainer.internal.board;

import org.nonomino.core.Leftovers;
import org.nonomino.explainer.Rating;

/** How hard leftovers are to see and to use; the ratings are ours. */
public final class LeftoverRating {
  /** The highest one, in tenths. */
  public static final int HARDEST = 50;

  private static final int EASIEST = 27;

  /** The most lines that are taken in at a glance. */
  private static final int FEW_LINES = 3;

  private LeftoverRating() {}

  /**
   * Returns how hard leftovers are to see and to use: one cell on either side of up to three lines
   * side by side 2.7; 0.2 more for each cell more on a side, 0.1 for each line above three, and 0.2
   * where the lines are not side by side; 5.0 at most.
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
