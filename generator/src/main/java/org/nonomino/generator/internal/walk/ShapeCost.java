package org.nonomino.generator.internal.walk;

/**
 * The cost of the shapes of regions on a walk: cells in one-wide parts, corners, and how far the
 * cells of a region lie from its centre. Immutable.
 */
final class ShapeCost {
  /*
   * Structure. All but the last is read from the eight cells round a cell (Ring), so the cost of a
   * layout is a sum over its cells, of which a step changes those round the moved ones.
   *
   * The length of the borders is not among it: walks have their stiffness for that. Nor are the 2×2
   * blocks: a region of n cells without a hole has one block for each inner side beyond n − 1, so
   * the borders alone say how many there are in all.
   */

  /** Shapes do not matter. */
  static final ShapeCost NONE = new ShapeCost(0, 0, 0, 0, 0);

  // Found by looking at many layouts; docs/layouts.md has the numbers.

  /** Rounded shapes that have corners all the same, so that they are not just boxes. */
  static final ShapeCost COMPACT = new ShapeCost(0.3, 3, -0.15, 2, 0);

  /** Long shapes that are wide. */
  static final ShapeCost FLOWING = new ShapeCost(0.5, 8, -0.15, 3, -50);

  private final double[] byRing = new double[Ring.COUNT];
  private final double crossing;
  private final double reach;

  /**
   * @param end of a cell in no 2×2 block of its region, with one neighbour there or none
   * @param passage of a cell in no 2×2 block of its region, with two neighbours there or more
   * @param corner of a corner of a region, out or in
   * @param crossing of a point where four regions meet
   * @param reach of the squares of the distances of a region's cells from its centre, by how many
   *     cells there are, on average; negative where long regions are welcome
   */
  ShapeCost(double end, double passage, double corner, double crossing, double reach) {
    this.crossing = crossing;
    this.reach = reach;
    for (int ring = 0; ring < byRing.length; ring++) {
      double thin = Ring.blocks(ring) > 0 ? 0 : Ring.beside(ring) > 1 ? passage : end;
      byRing[ring] = thin + corner * Ring.corners(ring);
    }
  }

  /** Returns the cost of a cell by the cells of its region round it. */
  double ofCell(int ring) {
    return byRing[ring];
  }

  /** Returns the cost of a point where four regions meet. */
  double ofCrossing() {
    return crossing;
  }

  /**
   * Returns the cost of a region by the squares of its cells' distances from their centre.
   *
   * @param mean the mean of these, divided by the number of cells: 1/6 for a square
   */
  double ofReach(double mean) {
    return reach * mean;
  }

  /** Returns what costs this many times as much. */
  ShapeCost times(double factor) {
    return new ShapeCost(byRing, crossing, reach, factor);
  }

  private ShapeCost(double[] byRing, double crossing, double reach, double factor) {
    this.crossing = crossing * factor;
    this.reach = reach * factor;
    for (int ring = 0; ring < byRing.length; ring++) {
      this.byRing[ring] = byRing[ring] * factor;
    }
  }
}
