package org.nonomino.render;

import org.nonomino.core.Drawings;

/** The room for clues on each side of the grid, in cells; 0 for a side without clues. */
record OutsideRoom(double left, double top, double right, double bottom) {
  /** The least room for drawings that every grid may have on each side, in cells. */
  private static final double USUAL = 3;

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
              larger(room.left, -place.column(), size),
              larger(room.top, -place.row(), size),
              larger(room.right, place.column() - size, size),
              larger(room.bottom, place.row() - size, size));
    }
    return room;
  }

  private static double larger(double room, double needed, int size) {
    return Math.max(room, Math.min(most(size), needed));
  }

  /** Returns the largest room for drawings on each side of a grid of the size n, in cells. */
  static double most(int size) {
    return Math.max(USUAL, size);
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
