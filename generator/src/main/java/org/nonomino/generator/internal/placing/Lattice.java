package org.nonomino.generator.internal.placing;

import org.nonomino.generator.terms.Symmetry;

/**
 * The points of a picture at which constraints are drawn: the centres of cells and of the places
 * around the grid, the midpoints of edges, and corners. Points are numbered row by row on a square
 * of 2n + 3 points, two of which are as far apart as two cells. Immutable.
 */
final class Lattice {
  /*
   *     0   1   2   3   4        The centre of cell r1c1 is in row 2 and column 2, its right edge in column 3. A line that
   *   0 o       o       o        goes from one cell to the next also occupies the point halfway between them. So two
   *   1     +---+---+---+        diagonal steps that cross share a point, and so do a step and a dot on the same edge, and
   *   2 o   | cell  | cell       a diagonal step and a quadruple.
   */

  /** Points from the centre of a cell to the next one. */
  static final int CELL = 2;

  private static final int MARGINS = 3;

  private final int size;
  private final int side;

  /**
   * @param size n
   */
  Lattice(int size) {
    this.size = size;
    this.side = CELL * size + MARGINS;
  }

  /** Returns the number of points in a row. */
  int side() {
    return side;
  }

  /** Returns the number of points. */
  int count() {
    return side * side;
  }

  /** Returns the centre of a cell, row-major from 0. */
  int cell(int cell) {
    return place(cell / size, cell % size);
  }

  /** Returns the centre of a cell or of a place outside: rows and columns are −1..n. */
  int place(int row, int column) {
    return CELL * (row + 1) * side + CELL * (column + 1);
  }

  /** Returns the row −1..n of the centre of a cell or of a place outside. */
  int row(int point) {
    return point / side / CELL - 1;
  }

  /** Returns the column −1..n of the centre of a cell or of a place outside. */
  int column(int point) {
    return point % side / CELL - 1;
  }

  /** Returns the cell with a centre. */
  int cellAt(int point) {
    return row(point) * size + column(point);
  }

  /** Returns the point halfway between the centres of two places that touch. */
  int between(int first, int second) {
    return (first + second) / 2;
  }

  /** Returns the image of each point. */
  int[] images(Symmetry symmetry) {
    int[] images = new int[count()];
    for (int point = 0; point < images.length; point++) {
      images[point] = symmetry.image(side, point);
    }
    return images;
  }
}
