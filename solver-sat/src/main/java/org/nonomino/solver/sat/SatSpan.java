package org.nonomino.solver.sat;

/**
 * The reading of the digits of cells that hold no digit twice, by a {@link SatDiagram} that reads
 * for each digit 1..n whether it is absent (label 0) or present (label 1) in the cells, if digits
 * cannot be far apart, as on a renban line.
 */
final class SatSpan implements SatDiagram.Reader {
  private final int size;
  private final int count;
  private final int[] reach;

  /**
   * @param size n
   * @param count the number of cells
   * @param reach by digit, the largest digit that can be present together with it; the array
   *     becomes part of this object
   */
  SatSpan(int size, int count, int[] reach) {
    this.size = size;
    this.count = count;
    this.reach = reach;
  }

  /**
   * The state has how many digits 1..n are already out of reach, times n + 1, and the number of
   * present digits so far.
   */
  @Override
  public int after(int layer, int state, int label) {
    int digit = layer + 1;
    int limit = size - state / (size + 1);
    int present = state % (size + 1) + label;
    if (label == 1) {
      if (digit > limit) {
        return SatDiagram.NONE;
      }
      limit = Math.min(limit, reach[digit]);
    }
    int missing = count - present;
    return missing == 0 || (missing > 0 && missing <= limit - digit)
        ? (size - limit) * (size + 1) + present
        : SatDiagram.NONE;
  }
}
