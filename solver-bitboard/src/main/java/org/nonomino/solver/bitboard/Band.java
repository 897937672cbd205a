package org.nonomino.solver.bitboard;

/**
 * Three rows of a 9×9 grid in 3×3 boxes, twice: the two branches of a guess are processed in
 * parallel, each in its own lane.
 */
final class Band {
  /*
   * A word holds one cell of each of the three boxes of the band, c01 the cells in row 0 and column 1 of their boxes. A cell
   * is a field of nine bits, one for each digit that can be there, and a guard bit that is 0 between the steps:
   *
   *   63  60 59 58     50 49 48     40 39 38     30 29 28     20 19 18     10  9  8      0
   *   |----|G|  lane 1   |G|  lane 0   |G|  lane 1   |G|  lane 0   |G|  lane 1   |G|  lane 0   |
   *          '--------- box 2 --------'  '--------- box 1 --------'  '--------- box 0 --------'
   *
   * A segment is the three cells that a line and a box share. H0 holds the digits that can be in the segments of row 0 of the
   * boxes, V0 those of column 0. Within the band a digit is in one segment of each row and of each box. So it has one of six
   * arrangements: three go down to the right (around the corner), and three go down to the left. With boxes rotated, the bitwise
   * AND of three words shows for all digits and three arrangements at once whether they are still possible:
   *
   *        box 0  1  2                       box 0  1  2
   *   row 0    A  .  .   A = H0               B  .  .     B = H0
   *   row 1    .  A  .     & H1 of box + 1    .  .  B       & H1 of box + 2
   *   row 2    .  .  A     & H2 of box + 2    .  B  .       & H2 of box + 1
   *
   * The segments are then computed from the arrangements, so a digit that is in no arrangement is removed. That finds hidden
   * singles, and locked candidates of each kind. Columns work in the same way between the bands (BandSearch), with V.
   *
   * A digit is certain in a segment if it is in no other segment of the box in that direction. Three certain digits fill a
   * segment, so no other digit can be in it. If a digit is certain in a row and a column, it is placed in their cell. One visit
   * updates cells, segments and arrangements from each other. The changes are in `changed`, and a visit without changes is the
   * last.
   */
  private static final int BITS = 10;
  static final int BOX_BITS = 2 * BITS;

  /** The lowest bit of each field. */
  private static final long LOWEST =
      1L | (1L << 10) | (1L << 20) | (1L << 30) | (1L << 40) | (1L << 50);

  private static final long GUARDS = LOWEST << 9;

  /** All digits in all fields. */
  static final long FULL = GUARDS - LOWEST;

  /** The fields of a lane, with their guards. */
  static final long LANE_0 = 1023L | (1023L << BOX_BITS) | (1023L << (2 * BOX_BITS));

  static final long LANE_1 = LANE_0 << BITS;

  // The cells, by row and column of a box.
  private long c00;
  private long c01;
  private long c02;
  private long c10;
  private long c11;
  private long c12;
  private long c20;
  private long c21;
  private long c22;

  /**
   * The digits possible in the segments of columns, as the band or the other bands have left them.
   */
  long columns0;

  long columns1;
  long columns2;

  /** The bits that the last visit changed. */
  long changed;

  /** All ones in each lane for which the last visit found no contradiction. */
  private long consistent;

  /** Loads both lanes from a grid in one lane. */
  void load(long[] grid, int at) {
    c00 = inBothLanes(grid[at]);
    c01 = inBothLanes(grid[at + 1]);
    c02 = inBothLanes(grid[at + 2]);
    c10 = inBothLanes(grid[at + 3]);
    c11 = inBothLanes(grid[at + 4]);
    c12 = inBothLanes(grid[at + 5]);
    c20 = inBothLanes(grid[at + 6]);
    c21 = inBothLanes(grid[at + 7]);
    c22 = inBothLanes(grid[at + 8]);
    columns0 = c00 | c10 | c20;
    columns1 = c01 | c11 | c21;
    columns2 = c02 | c12 | c22;
  }

  private static long inBothLanes(long word) {
    return word | (word << BITS);
  }

  /**
   * Writes a lane to a grid.
   *
   * @param lane 0 or 1
   */
  void store(int lane, long[] grid, int at) {
    int shift = lane * BITS;
    grid[at] = (c00 >>> shift) & LANE_0;
    grid[at + 1] = (c01 >>> shift) & LANE_0;
    grid[at + 2] = (c02 >>> shift) & LANE_0;
    grid[at + 3] = (c10 >>> shift) & LANE_0;
    grid[at + 4] = (c11 >>> shift) & LANE_0;
    grid[at + 5] = (c12 >>> shift) & LANE_0;
    grid[at + 6] = (c20 >>> shift) & LANE_0;
    grid[at + 7] = (c21 >>> shift) & LANE_0;
    grid[at + 8] = (c22 >>> shift) & LANE_0;
  }

  /**
   * Places a digit in a cell of lane 1, and removes it from that cell in lane 0.
   *
   * @param position 3·row + column in the box
   * @param box 0 to 2
   * @param digit its bit among nine
   */
  void part(int position, int box, int digit) {
    assert position >= 0 && position < 9 && box >= 0 && box < 3 && Integer.bitCount(digit) == 1;
    long gone =
        ((long) digit << (BOX_BITS * box)) | ((long) (511 ^ digit) << (BOX_BITS * box + BITS));
    switch (position) {
      case 0 -> c00 &= ~gone;
      case 1 -> c01 &= ~gone;
      case 2 -> c02 &= ~gone;
      case 3 -> c10 &= ~gone;
      case 4 -> c11 &= ~gone;
      case 5 -> c12 &= ~gone;
      case 6 -> c20 &= ~gone;
      case 7 -> c21 &= ~gone;
      default -> c22 &= ~gone;
    }
  }

  /** Draws conclusions within the band from the possible digits of the columns. */
  void visit() {
    long x00 = c00 & columns0;
    long x01 = c01 & columns1;
    long x02 = c02 & columns2;
    long x10 = c10 & columns0;
    long x11 = c11 & columns1;
    long x12 = c12 & columns2;
    long x20 = c20 & columns0;
    long x21 = c21 & columns1;
    long x22 = c22 & columns2;

    // Naked singles, named by the row and column of the cell.
    long n00 = single(x00);
    long n01 = single(x01);
    long n02 = single(x02);
    long n10 = single(x10);
    long n11 = single(x11);
    long n12 = single(x12);
    long n20 = single(x20);
    long n21 = single(x21);
    long n22 = single(x22);
    long rowSingles0 = n00 | n01 | n02;
    long rowSingles1 = n10 | n11 | n12;
    long rowSingles2 = n20 | n21 | n22;
    long columnSingles0 = n00 | n10 | n20;
    long columnSingles1 = n01 | n11 | n21;
    long columnSingles2 = n02 | n12 | n22;
    long inhabited =
        filledGuards(x00)
            & filledGuards(x01)
            & filledGuards(x02)
            & filledGuards(x10)
            & filledGuards(x11)
            & filledGuards(x12)
            & filledGuards(x20)
            & filledGuards(x21)
            & filledGuards(x22)
            & GUARDS;

    // The arrangements of the rows.
    long rows0 = (x00 | x01 | x02) & ~(rowSingles1 | rowSingles2);
    long rows1 = (x10 | x11 | x12) & ~(rowSingles0 | rowSingles2);
    long rows2 = (x20 | x21 | x22) & ~(rowSingles0 | rowSingles1);
    long right = rows0 & boxAfter(rows1) & boxBefore(rows2);
    long left = rows0 & boxBefore(rows1) & boxAfter(rows2);
    rows0 = right | left;
    rows1 = (boxBefore(right) | boxAfter(left)) & FULL;
    rows2 = (boxAfter(right) | boxBefore(left)) & FULL;
    // Each cell has a candidate, and each digit has a place in each box.
    consistent = inhabited | rows0 | rows1 | rows2;

    long certainRows0 = rows0 & ~(rows1 | rows2);
    long certainRows1 = rows1 & ~(rows0 | rows2);
    long certainRows2 = rows2 & ~(rows0 | rows1);
    rows0 &= unlessFilledBy(certainRows0);
    rows1 &= unlessFilledBy(certainRows1);
    rows2 &= unlessFilledBy(certainRows2);
    x00 &= rows0;
    x01 &= rows0;
    x02 &= rows0;
    x10 &= rows1;
    x11 &= rows1;
    x12 &= rows1;
    x20 &= rows2;
    x21 &= rows2;
    x22 &= rows2;

    long left0 = (x00 | x10 | x20) & ~(columnSingles1 | columnSingles2);
    long left1 = (x01 | x11 | x21) & ~(columnSingles0 | columnSingles2);
    long left2 = (x02 | x12 | x22) & ~(columnSingles0 | columnSingles1);
    long certainColumns0 = left0 & ~(left1 | left2);
    long certainColumns1 = left1 & ~(left0 | left2);
    long certainColumns2 = left2 & ~(left0 | left1);
    left0 &= unlessFilledBy(certainColumns0);
    left1 &= unlessFilledBy(certainColumns1);
    left2 &= unlessFilledBy(certainColumns2);
    columns0 = left0;
    columns1 = left1;
    columns2 = left2;

    x00 = withPlaced(x00 & left0, certainRows0 & certainColumns0);
    x01 = withPlaced(x01 & left1, certainRows0 & certainColumns1);
    x02 = withPlaced(x02 & left2, certainRows0 & certainColumns2);
    x10 = withPlaced(x10 & left0, certainRows1 & certainColumns0);
    x11 = withPlaced(x11 & left1, certainRows1 & certainColumns1);
    x12 = withPlaced(x12 & left2, certainRows1 & certainColumns2);
    x20 = withPlaced(x20 & left0, certainRows2 & certainColumns0);
    x21 = withPlaced(x21 & left1, certainRows2 & certainColumns1);
    x22 = withPlaced(x22 & left2, certainRows2 & certainColumns2);
    changed =
        (x00 ^ c00)
            | (x01 ^ c01)
            | (x02 ^ c02)
            | (x10 ^ c10)
            | (x11 ^ c11)
            | (x12 ^ c12)
            | (x20 ^ c20)
            | (x21 ^ c21)
            | (x22 ^ c22);
    c00 = x00;
    c01 = x01;
    c02 = x02;
    c10 = x10;
    c11 = x11;
    c12 = x12;
    c20 = x20;
    c21 = x21;
    c22 = x22;
  }

  /** Returns the given lanes for which the last visit found no contradiction. */
  long consistentOf(long lanes) {
    long faults = lanes & ~consistent;
    if (faults == 0) {
      return lanes;
    }
    return lanes
        & ((faults & LANE_0) == 0 ? ~0L : ~LANE_0)
        & ((faults & LANE_1) == 0 ? ~0L : ~LANE_1);
  }

  /** Returns all digits in the fields that are not empty. */
  private static long allWhereSome(long fields) {
    // The sum overflows into the guard if the field has a digit.
    long guards = (fields + FULL) & GUARDS;
    return guards - (guards >>> 9);
  }

  /** Returns a word whose guards are set where the field is not empty. */
  private static long filledGuards(long fields) {
    return (fields | GUARDS) - LOWEST;
  }

  /** Returns the fields, each without its lowest digit. */
  static long withoutLowest(long fields) {
    return fields & ((fields | GUARDS) - LOWEST);
  }

  /** Returns the digits that are alone in their fields. */
  private static long single(long fields) {
    return fields & ~allWhereSome(withoutLowest(fields));
  }

  /** Returns all digits, or, in fields with three certain digits, only these. */
  private static long unlessFilledBy(long certain) {
    return certain | ~allWhereSome(withoutLowest(withoutLowest(certain)));
  }

  /** Returns the fields; if a digit is placed in a field, with that digit alone. */
  private static long withPlaced(long fields, long certain) {
    long placed = fields & certain;
    return fields & (placed | ~allWhereSome(placed));
  }

  /** Returns the fields with those of box 1 in box 0, and so on, cyclically. */
  private static long boxAfter(long fields) {
    return (fields >>> BOX_BITS) | (fields << (2 * BOX_BITS));
  }

  /** Returns the fields with those of box 0 in box 1, and so on, cyclically. */
  private static long boxBefore(long fields) {
    return (fields >>> (2 * BOX_BITS)) | (fields << BOX_BITS);
  }
}
