package org.nonomino.render;

import org.nonomino.core.Drawings;

/** The room for clues on each side of the grid, in cells; 0 for a side without clues. */
record OutsideRoom(double left, double top, double right, double bottom) {
  /** The largest room for drawings, in cells. */
  private static final double MOST = 3;

  static OutsideRoom of(PuzzlePicture picture) {
    OutsideRoom room = OutsideClues.of(picture.undrawn()).room();
    for (Drawings.Item item : picture.drawings().items()) {
      room = room.with(item.drawing(), picture.size());
    }
    return room;
  }

  /** Returns this room with that for a drawing. */
  private OutsideRoom with(org.nonomino.core.drawing.Drawing drawing, int size) {
    OutsideRoom room = this;
    for (var place : DrawnForms.bounds(drawing)) {
      room =
          new OutsideRoom(
              larger(room.left, -place.column()),
              larger(room.top, -place.row()),
              larger(room.right, place.column() - size),
              larger(room.bottom, place.row() - size));
    }
    return room;
  }

  private static double larger(double room, double needed) {
    return Math.max(room, Math.min(MOST, needed));
  }

  /**
   * Returns the width of the grid with this room, in cells.
   *
   * @param size n
   */
  double cellsAcross(int size) {
    return left + size + right;
  }

  /**
   * Returns the height of the grid with this room, in cells.
   *
   * @param size n
   */
  double cellsDown(int size) {
    return top + size + bottom;
  }
}
