package org.nonomino.generator.internal.placing;

import org.nonomino.generator.terms.ConstraintDemand;

/**
 * How many cells the lines of a picture have.
 *
 * @param least the minimum number
 * @param most the maximum number
 */
record LineLengths(int least, int most) {
  /** The maximum part of the grid that lines should cover. */
  private static final double COVERED = 0.55;

  /** How much longer than the average the longest line is. */
  private static final double LONGEST_BY_AVERAGE = 1.4;

  /**
   * Returns lengths that fit.
   *
   * @param size n
   * @param lines the number of lines to place
   * @param shorter how much shorter than usual the longest are
   */
  static LineLengths of(int size, int lines, int shorter) {
    double average = COVERED * size * size / Math.max(1, lines);
    int usual = Math.min(ConstraintDemand.MAX_LINE, (3 * size + 2) / 4);
    int most =
        Math.max(
            ConstraintDemand.MIN_LINE,
            (int) Math.min(usual, LONGEST_BY_AVERAGE * average) - shorter);
    return new LineLengths(ConstraintDemand.MIN_LINE, most);
  }

  /** Returns the same without the shortest lines, if there is a choice of longer ones. */
  LineLengths withoutShortest() {
    return most - least > 1 ? new LineLengths(least + 1, most) : this;
  }
}
