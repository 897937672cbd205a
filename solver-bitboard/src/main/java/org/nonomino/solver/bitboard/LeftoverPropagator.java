package org.nonomino.solver.bitboard;

import org.nonomino.core.Leftovers;

/**
 * Two sets of cells that hold the same digits, each equally often: a digit that one of them cannot
 * have is removed from the other. Immutable.
 *
 * @param outside the cells of one set
 * @param inside the cells of the other
 * @param cells the cells of both
 */
@SuppressWarnings("ArrayRecordComponent") // Created once per layout and not changed.
record LeftoverPropagator(int[] outside, int[] inside, int[] cells) implements Propagator {
  static LeftoverPropagator of(Leftovers.Pair pair) {
    int[] outside = pair.outside();
    int[] inside = pair.inside();
    int[] cells = new int[outside.length + inside.length];
    System.arraycopy(outside, 0, cells, 0, outside.length);
    System.arraycopy(inside, 0, cells, outside.length, inside.length);
    return new LeftoverPropagator(outside, inside, cells);
  }

  @Override
  public boolean propagate(Candidates candidates) {
    long common = union(candidates, outside) & union(candidates, inside);
    return keep(candidates, outside, common) && keep(candidates, inside, common);
  }

  private static long union(Candidates candidates, int[] cells) {
    long union = 0;
    for (int cell : cells) {
      union |= candidates.digits(cell);
    }
    return union;
  }

  private static boolean keep(Candidates candidates, int[] cells, long digits) {
    for (int cell : cells) {
      if (!candidates.keep(cell, digits)) {
        return false;
      }
    }
    return true;
  }
}
