package org.nonomino.solver.backtrack;

import org.nonomino.core.Layout;

/** The tables of a layout for the search. Immutable. */
final class BacktrackTables {
  final Layout layout;

  /** The numbers of the houses of each cell. */
  final int[][] housesOf;

  BacktrackTables(Layout layout) {
    this.layout = layout;
    housesOf = new int[layout.cellCount()][];
    for (int cell = 0; cell < housesOf.length; cell++) {
      housesOf[cell] = layout.housesOf(cell);
    }
  }
}
