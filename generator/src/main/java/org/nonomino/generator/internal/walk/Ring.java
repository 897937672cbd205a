package org.nonomino.generator.internal.walk;

/**
 * The surroundings of a cell within its region: the set of those of the eight cells around it that
 * are also in the region, clockwise from the cell above, bit 0.
 *
 * <pre>
 * 7 0 1
 * 6   2
 * 5 4 3
 * </pre>
 */
final class Ring {
  /** The number of such sets. */
  static final int COUNT = 1 << 8;

  /** The number of places. Even places share a side with the cell. */
  static final int PLACES = 8;

  private static final int BESIDE = 0b0101_0101;

  private Ring() {}

  /**
   * Returns the ring that a cell has, or would have, in a region.
   *
   * @param region the region of each cell of a grid with a border
   * @param stride the distance from a cell to the cell below
   */
  static int of(int[] region, int stride, int cell, int of) {
    return (region[cell - stride] == of ? 1 : 0)
        | (region[cell - stride + 1] == of ? 1 << 1 : 0)
        | (region[cell + 1] == of ? 1 << 2 : 0)
        | (region[cell + stride + 1] == of ? 1 << 3 : 0)
        | (region[cell + stride] == of ? 1 << 4 : 0)
        | (region[cell + stride - 1] == of ? 1 << 5 : 0)
        | (region[cell - 1] == of ? 1 << 6 : 0)
        | (region[cell - stride - 1] == of ? 1 << 7 : 0);
  }

  /** Returns the number of cells in its region that share a side with the cell, 0..4. */
  static int beside(int ring) {
    return Integer.bitCount(ring & BESIDE);
  }

  /**
   * Returns whether the cells at its sides are connected without it through these eight cells;
   * false if there are none.
   */
  static boolean holdsWithout(int ring) {
    return beside(ring) >= 1 && beside(ring) - blocks(ring) <= 1;
  }

  /** Returns the number of 2×2 blocks of its region that contain the cell, 0..4. */
  static int blocks(int ring) {
    int count = 0;
    for (int place = 0; place < PLACES; place += 2) {
      count += has(ring, place) && has(ring, place + 1) && has(ring, place + 2) ? 1 : 0;
    }
    return count;
  }

  /** Returns the number of outer and inner corners of the region at the cell, 0..4. */
  static int corners(int ring) {
    int count = 0;
    for (int place = 0; place < PLACES; place += 2) {
      boolean one = has(ring, place);
      boolean isOuter = !one && !has(ring, place + 2);
      boolean isInner = one && has(ring, place + 2) && !has(ring, place + 1);
      count += isOuter || isInner ? 1 : 0;
    }
    return count;
  }

  /** Returns the row of one of the eight cells relative to the cell: -1, 0 or 1. */
  static int rowStep(int place) {
    return place == 2 || place == 6 ? 0 : place > 2 && place < 6 ? 1 : -1;
  }

  /** Returns the column of one of the eight cells relative to the cell: -1, 0 or 1. */
  static int columnStep(int place) {
    return place % 4 == 0 ? 0 : place < 4 ? 1 : -1;
  }

  private static boolean has(int ring, int place) {
    return (ring >> place % PLACES & 1) == 1;
  }
}
