package org.nonomino.generator.internal.walk;

/**
 * The surroundings of a cell within its region: the set of those of the eight cells round it that
 * are of the region, too, clockwise from the one above, bit 0.
 *
 * <pre>
 * 7 0 1
 * 6   2
 * 5 4 3
 * </pre>
 */
public final class Ring {
  /** This many sets there are. */
  static final int COUNT = 1 << 8;

  /** This many places there are, those beside the cell being even. */
  public static final int PLACES = 8;

  private static final int BESIDE = 0b0101_0101;

  private Ring() {}

  /**
   * Returns what a cell has, or would have, in a region.
   *
   * @param region by cell of a grid with a border round it
   * @param stride from a cell to the one below
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

  /** Returns how many of the cells beside the cell are of its region, 0..4. */
  public static int beside(int ring) {
    return Integer.bitCount(ring & BESIDE);
  }

  /**
   * Returns whether the cells beside the cell hang together without it, as far as these eight tell;
   * false if there are none.
   */
  public static boolean holdsWithout(int ring) {
    return beside(ring) >= 1 && beside(ring) - blocks(ring) <= 1;
  }

  /** Returns in how many 2×2 blocks of its region the cell is, 0..4. */
  public static int blocks(int ring) {
    int count = 0;
    for (int place = 0; place < PLACES; place += 2) {
      count += has(ring, place) && has(ring, place + 1) && has(ring, place + 2) ? 1 : 0;
    }
    return count;
  }

  /** Returns how many corners of the region are corners of the cell, outer and inner ones: 0..4. */
  public static int corners(int ring) {
    int count = 0;
    for (int place = 0; place < PLACES; place += 2) {
      boolean one = has(ring, place);
      boolean isOuter = !one && !has(ring, place + 2);
      boolean isInner = one && has(ring, place + 2) && !has(ring, place + 1);
      count += isOuter || isInner ? 1 : 0;
    }
    return count;
  }

  /** Returns in which row one of the eight is, seen from the cell: -1, 0 or 1. */
  public static int rowStep(int place) {
    return place == 2 || place == 6 ? 0 : place > 2 && place < 6 ? 1 : -1;
  }

  /** Returns in which column one of the eight is, seen from the cell: -1, 0 or 1. */
  public static int columnStep(int place) {
    return place % 4 == 0 ? 0 : place < 4 ? 1 : -1;
  }

  private static boolean has(int ring, int place) {
    return (ring >> place % PLACES & 1) == 1;
  }
}
