package org.nonomino.solver.bitboard;

import java.util.Arrays;
import org.nonomino.core.Linear;

/**
 * A weighted sum of the digits of some cells that is in a range. Sums are equal if they have the
 * same cells and weights, whatever their ranges.
 *
 * @param cells ascending
 * @param weights one per cell, not 0
 */
@SuppressWarnings("ArrayRecordComponent") // Created once per puzzle and not changed.
record SumRow(int[] cells, int[] weights, int from, int to) {
  static SumRow of(Linear linear) {
    int[] cells = new int[linear.count()];
    int[] weights = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = linear.cell(i);
      weights[i] = linear.weight(i);
    }
    return new SumRow(cells, weights, linear.from(), linear.to());
  }

  /** Returns whether there is one possible sum. */
  boolean isEquation() {
    return from == to;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SumRow row
        && Arrays.equals(cells, row.cells)
        && Arrays.equals(weights, row.weights);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(cells) + Arrays.hashCode(weights);
  }
}
