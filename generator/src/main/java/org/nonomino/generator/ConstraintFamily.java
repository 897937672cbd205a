package org.nonomino.generator;

/** The constraints that the generator places on a grid, in families that one asks for at once. */
public enum ConstraintFamily {
  /** Killer cages. */
  CAGES("cages"),
  /** Thermometers. */
  THERMOMETERS("thermometers"),
  /** Arrows with a circle of one cell. */
  ARROWS("arrows"),
  /**
   * White and black dots. With all of them, neighbours without a dot are neither consecutive nor in
   * the ratio 1:2.
   */
  DOTS("dots"),
  /** X and V. With all of them, neighbours without a sign add up to neither 10 nor 5. */
  XV("xv"),
  /** German whispers lines. */
  WHISPERS("whispers"),
  /** Renban lines. */
  RENBAN("renban"),
  /** Palindromes. */
  PALINDROMES("palindromes"),
  /** Region sum lines. */
  REGION_SUM_LINES("region-sum-lines"),
  /** Between lines. */
  BETWEEN_LINES("between-lines"),
  /** Sums of diagonals outside the grid. */
  LITTLE_KILLERS("little-killers"),
  /** Sums between 1 and n outside the grid. */
  SANDWICHES("sandwiches"),
  /** Digits on the corners of four cells. */
  QUADRUPLES("quadruples"),
  /** Cells marked as odd or even. */
  ODD_EVEN("odd-even");

  private final String name;

  ConstraintFamily(String name) {
    this.name = name;
  }

  /** Returns the name with hyphens, as in options: {@code region-sum-lines}. */
  @Override
  public String toString() {
    return name;
  }
}
