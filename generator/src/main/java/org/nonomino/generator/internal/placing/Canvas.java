package org.nonomino.generator.internal.placing;

import java.util.Arrays;

/** The used points of a {@link Lattice}. Used by one thread. */
final class Canvas {
  /** Ink has an influence on the density of points that are nearer than this, on 9×9. */
  private static final double REACH_IN_CELLS = 4;

  private static final double USUAL_SIZE = 9;

  private final int side;
  private final int reach;
  private final double[] weights;

  /** The share of the rows or columns in reach that are within the lattice, by row or column. */
  private final double[] within;

  private final boolean[] taken;
  private final double[] density;

  Canvas(Lattice lattice, int size) {
    this.side = lattice.side();
    double distance = Lattice.CELL * REACH_IN_CELLS * Math.max(1, size / USUAL_SIZE);
    this.reach = (int) distance;
    this.taken = new boolean[lattice.count()];
    this.density = new double[lattice.count()];
    int width = 2 * reach + 1;
    this.within = new double[side];
    for (int i = 0; i < side; i++) {
      int inside = Math.min(side - 1, i + reach) - Math.max(0, i - reach) + 1;
      within[i] = (double) inside / width;
    }
    this.weights = new double[width * width];
    for (int i = 0; i < weights.length; i++) {
      int down = i / width - reach;
      int right = i % width - reach;
      // Unlike Math.hypot, the square root is the same on every machine and in the browser.
      double apart = Math.sqrt(down * down + right * right);
      double near = Math.max(0, 1 - apart / distance);
      weights[i] = near * near;
    }
  }

  /** Removes all ink. */
  void clear() {
    Arrays.fill(taken, false);
    Arrays.fill(density, 0);
  }

  boolean isTaken(int point) {
    return taken[point];
  }

  /** Returns whether no two of some points are the same, and none is taken. */
  boolean areFree(int[] points) {
    for (int i = 0; i < points.length; i++) {
      if (taken[points[i]]) {
        return false;
      }
      for (int j = 0; j < i; j++) {
        if (points[i] == points[j]) {
          return false;
        }
      }
    }
    return true;
  }

  /** Takes the points of ink that is already there. Their surroundings do not become denser. */
  void take(int[] points) {
    for (int point : points) {
      taken[point] = true;
    }
  }

  /** Takes points for a constraint that could also be elsewhere. */
  void draw(int[] points) {
    take(points);
    for (int point : points) {
      addDensityAround(point);
    }
  }

  private void addDensityAround(int point) {
    int row = point / side;
    int column = point % side;
    int width = 2 * reach + 1;
    for (int y = Math.max(0, row - reach); y <= Math.min(side - 1, row + reach); y++) {
      int offset = (y - row + reach) * width + reach - column;
      for (int x = Math.max(0, column - reach); x <= Math.min(side - 1, column + reach); x++) {
        density[y * side + x] += weights[offset + x];
      }
    }
  }

  /**
   * Returns how much ink is near some points: 0 if there is none, more without bound. At the border
   * it is as much as if the grid went on in the same way, so that ink does not gather there.
   */
  double density(int[] points) {
    double sum = 0;
    for (int point : points) {
      sum += density[point] / (within[point / side] * within[point % side]);
    }
    return sum / points.length;
  }
}
