package org.nonomino.text.drawing;

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

  /** Returns the distance to another place, in cells. */
  public double distance(Point other) {
    return Math.hypot(row - other.row, column - other.column);
  }
}
