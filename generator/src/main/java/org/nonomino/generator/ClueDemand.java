package org.nonomino.generator;

import java.util.OptionalInt;

/**
 * What is wanted of the number of clues.
 *
 * @param exactly so many, 0..n²; if empty, a pleasant number or, where it is to be minimal, what
 *     comes
 * @param minimal whether no clue can be taken away without a second solution
 * @param few whether, where no number is given, clues are taken away until none can go
 */
public record ClueDemand(OptionalInt exactly, boolean minimal, boolean few) {
  /** A pleasant number for the size. */
  public static final ClueDemand PLEASANT = new ClueDemand(OptionalInt.empty(), false);

  /**
   * As few as are left where no more can go one by one. Other than in {@link #MINIMAL} a symmetry
   * or a pattern may hold one that is not needed, and nothing is proved or thrown away for that.
   */
  public static final ClueDemand FEW = new ClueDemand(OptionalInt.empty(), false, true);

  /** No clue can go; their number is what comes. */
  public static final ClueDemand MINIMAL = new ClueDemand(OptionalInt.empty(), true);

  /** Makes a demand which takes no more clues away than it must. */
  public ClueDemand(OptionalInt exactly, boolean minimal) {
    this(exactly, minimal, false);
  }

  /** Returns the demand for a number of clues. */
  public static ClueDemand exactly(int clues) {
    return new ClueDemand(OptionalInt.of(clues), false);
  }
}
