package org.nonomino.render;

/**
 * The number of rows and columns of a grid.
 *
 * @param digits the largest digit that it may show
 */
record GridShape(int rows, int columns, int digits) {
  /** Returns the shape of a puzzle of the size n. */
  static GridShape square(int size) {
    return new GridShape(size, size, size);
  }

  int longerSide() {
    return Math.max(rows, columns);
  }
}
