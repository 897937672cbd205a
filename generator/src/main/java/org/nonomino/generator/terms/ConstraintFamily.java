package org.nonomino.generator.terms;

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

  /** Lines have at least three cells. On smaller grids, these would be whole rows. */
  private static final int SMALLEST_WITH_LINES = 4;

  /** The cells that a line needs, with the room that keeps it apart from others. */
  private static final int CELLS_PER_LINE = 7;

  /**
   * A pair of different digits is on four edges on average: there are 2n(n−1) edges, and n(n−1)/2
   * pairs. Nearly all solution grids have at least three.
   */
  private static final int EDGES_PER_PAIR = 3;

  private static final int SMALLEST_WITH_SANDWICHES = 3;
  private static final int X_SUM = 10;
  private static final int V_SUM = 5;

  private final String name;

  ConstraintFamily(String name) {
    this.name = name;
  }

  /**
   * Returns the maximum number of constraints that can be asked for, alone and without symmetry. As
   * many fit on most solution grids. Together with other families, fewer fit.
   *
   * @param size n
   * @return 0 if there are none on such grids
   */
  public int most(int size) {
    return switch (this) {
      case CAGES -> size * size / 2;
      case THERMOMETERS, ARROWS, WHISPERS, RENBAN, PALINDROMES, REGION_SUM_LINES, BETWEEN_LINES ->
          size < SMALLEST_WITH_LINES ? 0 : size * size / CELLS_PER_LINE;
      case DOTS -> size < 2 ? 0 : EDGES_PER_PAIR * (size - 1 + size / 2 - 1);
      case XV -> EDGES_PER_PAIR * (pairs(size, X_SUM) + pairs(size, V_SUM));
      case LITTLE_KILLERS -> size < 2 ? 0 : 2 * size;
      case SANDWICHES -> size < SMALLEST_WITH_SANDWICHES ? 0 : 2 * size;
      case QUADRUPLES -> (size - 1) * (size - 1) / 2;
      case ODD_EVEN -> size * size;
    };
  }

  /** Returns whether the constraints are lines along the centres of cells. */
  public boolean isLine() {
    return switch (this) {
      case THERMOMETERS, ARROWS, WHISPERS, RENBAN, PALINDROMES, REGION_SUM_LINES, BETWEEN_LINES ->
          true;
      case CAGES, DOTS, XV, LITTLE_KILLERS, SANDWICHES, QUADRUPLES, ODD_EVEN -> false;
    };
  }

  /** Returns the number of pairs of different digits with a sum. */
  private static int pairs(int size, int sum) {
    int pairs = 0;
    for (int digit = 1; 2 * digit < sum; digit++) {
      pairs += sum - digit <= size ? 1 : 0;
    }
    return pairs;
  }

  /** Returns the name with hyphens, as in options: {@code region-sum-lines}. */
  @Override
  public String toString() {
    return name;
  }
}
