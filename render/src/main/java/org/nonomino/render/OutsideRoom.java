package org.nonomino.render;

import org.nonomino.core.Rules;

/** The room for clues on each side of the grid, in cells; 0 for a side without clues. */
record OutsideRoom(double left, double top, double right, double bottom) {
  static OutsideRoom of(Rules rules) {
    return OutsideClues.of(rules).room();
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
