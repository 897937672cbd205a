package org.nonomino.core.drawing;

import java.util.List;

/**
 * A place in the picture of a puzzle, in cells from the upper left corner of the grid: the centre
 * of the first cell is (0.5, 0.5). Places outside the grid are negative or larger than its size.
 *
 * @param row finite
 * @param column finite
 */
public record Point(double row, double column) {
  /** Checks that both numbers are finite. */
  public Point {
    if (!Double.isFinite(row) || !Double.isFinite(column)) {
      throw new IllegalArgumentException("not a place: " + row + ", " + column);
    }
  }

  /** Returns the upper left corner of a cell, numbered row by row from 0. */
  public static Point corner(int columns, int cell) {
    int row = cell / columns;
    return new Point(row, cell % columns);
  }

  /** Returns the centre of a cell, numbered row by row from 0. */
  public static Point centre(int columns, int cell) {
    return corner(columns, cell).plus(0.5, 0.5);
  }

  /** Returns the point in the middle of points, at least one. */
  public static Point middle(List<Point> points) {
    return new Point(
        points.stream().mapToDouble(Point::row).average().orElseThrow(),
        points.stream().mapToDouble(Point::column).average().orElseThrow());
  }

  /** Returns the point that is some rows and columns away. */
  public Point plus(double rows, double columns) {
    return new Point(row + rows, column + columns);
  }

  /** Returns the point at a distance on the way to another point. */
  public Point towards(Point other, double distance) {
    double share = distance / distance(other);
    return plus(share * (other.row - row), share * (other.column - column));
  }

  /** Returns the distance to another place, in cells. */
  public double distance(Point other) {
    return Math.hypot(row - other.row, column - other.column);
  }
}
