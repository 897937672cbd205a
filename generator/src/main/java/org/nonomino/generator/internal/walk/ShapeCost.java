package org.nonomino.generator.internal.walk;

/**
 * The cost of the shapes of regions on a walk: cells in parts that are one cell wide, corners, and
 * the distance of the cells of a region from its centre. Immutable.
 */
final class ShapeCost {
  /*
   * Structure. All terms except the last depend on the eight cells around a cell (Ring), so the cost of
   * a layout is a sum over its cells, and a step changes only those around the moved cells.
   *
   * The length of the borders is not included, because the stiffness of walks covers it. Neither are
   * the 2×2 blocks: a region of n cells without a hole has one block for each inner side beyond n − 1,
   * so the borders alone determine the total number of blocks.
   */

  /** The cost if shapes do not matter. */
  static final ShapeCost NONE = new ShapeCost(0, 0, 0, 0, 0);

  // These values were chosen by examining many layouts; docs/layouts.md has the numbers.

  /** Rounded shapes that still have corners, so that they are not just boxes. */
  static final ShapeCost COMPACT = new ShapeCost(0.3, 3, -0.15, 2, 0);

  /** Long shapes that are wide. */
  static final ShapeCost FLOWING = new ShapeCost(0.5, 8, -0.15, 3, -50);

  private final double[] byRing = new double[Ring.COUNT];
  private final double crossing;
  private final double reach;

  /**
   * @param end the cost of a cell in no 2×2 block of its region, with at most one neighbour there
   * @param passage the cost of a cell in no 2×2 block of its region, with at least two neighbours
   *     there
   * @param corner the cost of an outer or inner corner of a region
   * @param crossing the cost of a point where four regions meet
   * @param reach the cost of the mean squared distance of a region's cells from its centre, divided
   *     by their number; negative if long regions are welcome
   */
  ShapeCost(double end, double passage, double corner, double crossing, double reach) {
    this.crossing = crossing;
    this.reach = reach;
    for (int ring = 0; ring < byRing.length; ring++) {
      double thin = Ring.blocks(ring) > 0 ? 0 : Ring.beside(ring) > 1 ? passage : end;
      byRing[ring] = thin + corner * Ring.corners(ring);
    }
  }

  /** Returns the cost of a cell from the cells of its region around it. */
  double ofCell(int ring) {
    return byRing[ring];
  }

  /** Returns the cost of a point where four regions meet. */
  double ofCrossing() {
    return crossing;
  }

  /**
   * Returns the cost of a region from the squared distances of its cells from their centre.
   *
   * @param mean their mean, divided by the number of cells: 1/6 for a square
   */
  double ofReach(double mean) {
    return reach * mean;
  }

  /** Returns a cost multiplied by a factor. */
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
