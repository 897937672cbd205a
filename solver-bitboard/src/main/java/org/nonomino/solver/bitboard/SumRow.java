package org.nonomino.solver.bitboard;

import java.util.Arrays;
import org.nonomino.core.Linear;

/**
 * A weighted sum of the digits of some cells that is in a range.
 *
 * @param cells ascending
 * @param weights one per cell, not 0
 * @param hash of the cells and weights
 */
@SuppressWarnings("ArrayRecordComponent") // Created once per puzzle and not changed.
record SumRow(int[] cells, int[] weights, int from, int to, int hash) {
  SumRow(int[] cells, int[] weights, int from, int to) {
    this(cells, weights, from, to, 31 * Arrays.hashCode(cells) + Arrays.hashCode(weights));
  }

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

  /** Returns whether another row has the same cells and weights. */
  boolean hasSameCells(SumRow other) {
    return hash == other.hash
        && Arrays.equals(cells, other.cells)
        && Arrays.equals(weights, other.weights);
  }
}
