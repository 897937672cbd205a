package org.nonomino.generator;

import java.util.OptionalInt;

/**
 * What is wanted of the number of clues.
 *
 * @param exactly so many, 0..n²; if empty, a pleasant number or, where it is to be minimal, what
 *     comes
 * @param minimal whether no clue can be taken away without a second solution
 */
public record ClueDemand(OptionalInt exactly, boolean minimal) {
  /** A pleasant number for the size. */
  public static final ClueDemand PLEASANT = new ClueDemand(OptionalInt.empty(), false);

  /** No clue can go; their number is what comes. */
  public static final ClueDemand MINIMAL = new ClueDemand(OptionalInt.empty(), true);

  /** Returns the demand for a number of clues. */
  public static ClueDemand exactly(int clues) {
    return new ClueDemand(OptionalInt.of(clues), false);
  }
}
