package org.nonomino.render;

import org.nonomino.core.CellList;

/**
 * Levels of groups of cells, from 0, so that groups with a cell in common have different levels and
 * their outlines different distances from the sides.
 */
final class Levels {
  /** The number of levels; further groups in the same cell have the last one. */
  static final int COUNT = 3;

  private final int[] used;

  /**
   * Creates an object without groups.
   *
   * @param size n
   */
  Levels(int size) {
    this.used = new int[size * size];
  }

  /** Returns the lowest level that none of the earlier groups in these cells has. */
  int next(CellList cells) {
    int seen = cells.stream().map(cell -> used[cell]).reduce(0, (one, other) -> one | other);
    int level = Math.min(Integer.numberOfTrailingZeros(~seen), COUNT - 1);
    cells.stream().forEach(cell -> used[cell] |= 1 << level);
    return level;
  }
}
