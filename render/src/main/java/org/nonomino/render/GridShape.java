package org.nonomino.render;

import org.nonomino.core.Symbols;

/**
 * The number of rows and columns of a grid.
 *
 * @param symbols those of the digits that it may show
 */
record GridShape(int rows, int columns, Symbols symbols) {
  /** Returns the shape of a puzzle. */
  static GridShape square(Symbols symbols) {
    return new GridShape(symbols.size(), symbols.size(), symbols);
  }

  int longerSide() {
    return Math.max(rows, columns);
  }
}
