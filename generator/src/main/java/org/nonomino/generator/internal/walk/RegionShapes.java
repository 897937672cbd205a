package org.nonomino.generator.internal.walk;

import java.util.Arrays;
import org.nonomino.generator.terms.SeededRandom;

/** Keeps the total cost of the shapes of the regions of a walk. Used by one thread. */
final class RegionShapes {
  /*
   * Structure. The cost of each cell and each region is cached. After cells have moved, the cells around
   * them and their regions are evaluated again. A cell evaluated twice adds nothing the second
   * time.
   */
  private final MovableRegions regions;

  private final int size;
  private final int stride;
  private final int[] region;
  private final double[] cellCosts;

  /** The sums of rows, of columns, and of the squares of both, by region. */
  private final int[] rows;

  private final int[] columns;
  private final int[] squares;
  private final double[] regionCosts;

  /** The cells whose cost the last moves have changed, and their previous cost. */
  private final int[] changed;

  private final double[] changedFrom;
  private int changedCount;
  private ShapeCost cost = ShapeCost.NONE;

  RegionShapes(MovableRegions regions) {
    this.regions = regions;
    this.size = regions.size;
    this.stride = regions.stride;
    this.region = regions.region;
    int maxMoved = regions.movedCells.length;
    this.cellCosts = new double[region.length];
    this.changed = new int[9 * maxMoved];
    this.changedFrom = new double[9 * maxMoved];
    this.rows = new int[size];
    this.columns = new int[size];
    this.squares = new int[size];
    this.regionCosts = new double[size];
  }

  /**
   * Evaluates all regions; returns their cost.
   *
   * @param cost the cost function from now on
   */
  double begin(ShapeCost cost) {
    this.cost = cost;
    if (cost == ShapeCost.NONE) {
      return 0;
    }
    Arrays.fill(rows, 0);
    Arrays.fill(columns, 0);
    Arrays.fill(squares, 0);
    double sum = 0;
    for (int cell = stride; cell < region.length - stride; cell++) {
      if (region[cell] != size) {
        cellCosts[cell] = costOf(cell);
        sum += cellCosts[cell];
        count(cell, region[cell], 1);
      }
    }
    for (int each = 0; each < size; each++) {
      regionCosts[each] = ofReach(each);
      sum += regionCosts[each];
    }
    return sum;
  }

  private void count(int cell, int of, int sign) {
    int row = cell / stride;
    int column = cell % stride;
    rows[of] += sign * row;
    columns[of] += sign * column;
    squares[of] += sign * (row * row + column * column);
  }

  private double ofReach(int of) {
    int spread = size * squares[of] - rows[of] * rows[of] - columns[of] * columns[of];
    return cost.ofReach((double) spread / (size * size * size));
  }

  /** Returns the cost of a cell and of the point at its lower right. */
  private double costOf(int cell) {
    int here = region[cell];
    int right = region[cell + 1];
    int below = region[cell + stride];
    int beyond = region[cell + stride + 1];
    boolean isCrossing = here != right && here != below && right != beyond && below != beyond;
    return cost.ofCell(ring(cell)) + (isCrossing ? cost.ofCrossing() : 0);
  }

  private int ring(int cell) {
    return Ring.of(region, stride, cell, region[cell]);
  }

  /**
   * Keeps the last moves by the Metropolis rule, or undoes them.
   *
   * @param probability that of moves that do not change the cost, 1 or more for certainty
   * @param images the number of moves that are images of each other
   * @return whether they were kept
   */
  boolean keepsOrUndoes(double probability, int images, SeededRandom random) {
    if (cost == ShapeCost.NONE) {
      if (probability >= 1 || random.nextDouble() < probability) {
        return true;
      }
      regions.undo();
      return false;
    }
    double change = changeOfMoves();
    if (random.nextDouble() < probability * StrictMath.exp(-change / images)) {
      return true;
    }
    regions.undo();
    revert();
    return false;
  }

  private double changeOfMoves() {
    int[] cells = regions.movedCells;
    int[] from = regions.movedFrom;
    int[] to = regions.movedTo;
    int moved = regions.moved;
    changedCount = 0;
    double change = 0;
    for (int i = 0; i < moved; i++) {
      count(cells[i], from[i], -1);
      count(cells[i], to[i], 1);
      for (int first = cells[i] - stride - 1; first <= cells[i] + stride - 1; first += stride) {
        change += again(first) + again(first + 1) + again(first + 2);
      }
    }
    for (int i = 0; i < moved; i++) {
      change += regionAgain(from[i]) + regionAgain(to[i]);
    }
    return change;
  }

  private double again(int cell) {
    if (region[cell] == size) {
      return 0;
    }
    double before = cellCosts[cell];
    double now = costOf(cell);
    if (now != before) {
      changed[changedCount] = cell;
      changedFrom[changedCount++] = before;
      cellCosts[cell] = now;
    }
    return now - before;
  }

  private double regionAgain(int of) {
    double before = regionCosts[of];
    regionCosts[of] = ofReach(of);
    return regionCosts[of] - before;
  }

  /** Reverts the last change of the cost, after the cells were moved back. */
  private void revert() {
    int[] cells = regions.movedCells;
    int[] from = regions.movedFrom;
    int[] to = regions.movedTo;
    int moved = regions.moved;
    while (changedCount > 0) {
      changedCount--;
      cellCosts[changed[changedCount]] = changedFrom[changedCount];
    }
    for (int i = 0; i < moved; i++) {
      count(cells[i], to[i], -1);
      count(cells[i], from[i], 1);
    }
    for (int i = 0; i < moved; i++) {
      regionAgain(from[i]);
      regionAgain(to[i]);
    }
  }
}
