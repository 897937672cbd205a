package org.nonomino.solver.backtrack;

import org.nonomino.core.Layout;

/**
 * What the search looks up for a layout: the three houses of each cell, as numbers in 0..3n−1.
 * Immutable.
 */
final class BacktrackTables {
  final Layout layout;
  final int[] rowOf;
  final int[] columnOf;
  final int[] regionOf;

  BacktrackTables(Layout layout) {
    int n = layout.size();
    this.layout = layout;
    rowOf = new int[n * n];
    columnOf = new int[n * n];
    regionOf = new int[n * n];
    for (int cell = 0; cell < n * n; cell++) {
      rowOf[cell] = layout.row(cell);
      columnOf[cell] = n + layout.column(cell);
      regionOf[cell] = 2 * n + layout.region(cell);
    }
  }
}
