package org.nonomino.generator.internal.cages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The ways to split a cage into two connected parts that are not too small. Stateless. */
final class CageSplits {
  /** Larger cages have too many subsets to try all of them, so only the first cells are varied. */
  private static final int MOST_VARIED = 10;

  private final CageGround ground;

  CageSplits(CageGround ground) {
    this.ground = ground;
  }

  /**
   * Returns the part of each split without the first cell.
   *
   * @param cells ascending
   */
  List<int[]> of(int[] cells) {
    List<int[]> parts = new ArrayList<>();
    int least = ground.style.least();
    if (cells.length < 2 * least) {
      return parts;
    }
    long[] touching = touching(cells);
    long all = (1L << cells.length) - 1;
    int varied = Math.min(cells.length - 1, MOST_VARIED);
    for (long subset = 1; subset < 1L << varied; subset++) {
      long part = subset << (cells.length - varied);
      int count = Long.bitCount(part);
      if (count >= least
          && cells.length - count >= least
          && isConnected(part, touching)
          && isConnected(all & ~part, touching)) {
        parts.add(cells(cells, part));
      }
    }
    return parts;
  }

  private long[] touching(int[] cells) {
    long[] touching = new long[cells.length];
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < cells.length; j++) {
        touching[i] |= ground.areNeighbours(cells[i], cells[j]) ? 1L << j : 0;
      }
    }
    return touching;
  }

  private static boolean isConnected(long part, long[] touching) {
    long reached = Long.lowestOneBit(part);
    long before = 0;
    while (reached != before) {
      before = reached;
      for (long rest = reached; rest != 0; rest &= rest - 1) {
        reached |= touching[Long.numberOfTrailingZeros(rest)] & part;
      }
    }
    return reached == part;
  }

  private static int[] cells(int[] cells, long part) {
    int[] found = new int[cells.length];
    int count = 0;
    for (int i = 0; i < cells.length; i++) {
      if ((part & (1L << i)) != 0) {
        found[count++] = cells[i];
      }
    }
    return Arrays.copyOf(found, count);
  }
}
