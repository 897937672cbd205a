package org.nonomino.render;

import org.nonomino.core.Drawings;

/** The room for clues on each side of the grid, in cells; 0 for a side without clues. */
record OutsideRoom(double left, double top, double right, double bottom) {
  /** The least room for drawings that every grid may have on each side, in cells. */
  private static final double USUAL = 3;

  static final OutsideRoom NONE = new OutsideRoom(0, 0, 0, 0);

  static OutsideRoom of(PuzzlePicture picture) {
    return OutsideClues.of(picture.undrawn())
        .room()
        .with(picture.drawings(), GridShape.square(picture.rules().symbols()));
  }

  /** Returns this room with that for drawings. */
  OutsideRoom with(Drawings drawings, GridShape grid) {
    double most = most(grid);
    OutsideRoom room = this;
    for (Drawings.Item item : drawings.items()) {
      for (var place : DrawnForms.bounds(item.drawing())) {
        room =
            new OutsideRoom(
                larger(room.left, -place.column(), most),
                larger(room.top, -place.row(), most),
                larger(room.right, place.column() - grid.columns(), most),
                larger(room.bottom, place.row() - grid.rows(), most));
      }
    }
    return room;
  }

  private static double larger(double room, double needed, double most) {
    return Math.max(room, Math.min(most, needed));
  }

  /** Returns the largest room for drawings on each side of a grid, in cells. */
  static double most(GridShape grid) {
    return Math.max(USUAL, grid.longerSide());
  }

  /** Returns the width of a grid with this room, in cells. */
  double cellsAcross(int columns) {
    return left + columns + right;
  }

  /** Returns the height of a grid with this room, in cells. */
  double cellsDown(int rows) {
    return top + rows + bottom;
  }
}
