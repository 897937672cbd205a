package org.nonomino.generator;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.nonomino.core.RegionMask;

/**
 * A way to move the grid onto itself. What is symmetric looks the same when it is moved so: the set
 * of the given cells, or the borders of the regions.
 */
public enum Symmetry {
  /** Nothing is moved. */
  NONE(1),
  /** Half a turn. */
  ROTATE180(2),
  /** A quarter turn. */
  ROTATE90(4),
  /** The upper half mirrors the lower one: the axis is horizontal. */
  HORIZONTAL(2),
  /** The left half mirrors the right one: the axis is vertical. */
  VERTICAL(2),
  /** Mirrored along the diagonal from the upper left: rows and columns change places. */
  DIAGONAL(2),
  /** Mirrored along the diagonal from the upper right. */
  ANTIDIAGONAL(2);

  private final int order;

  Symmetry(int order) {
    this.order = order;
  }

  /** Returns how often the grid must be moved until it lies as before: 1, 2 or 4. */
  public int order() {
    return order;
  }

  /**
   * Returns the cell onto which a cell is moved.
   *
   * @param size n
   * @param cell row-major from 0
   */
  public int image(int size, int cell) {
    int row = cell / size;
    int column = cell % size;
    int last = size - 1;
    return switch (this) {
      case NONE -> cell;
      case ROTATE180 -> (last - row) * size + last - column;
      case ROTATE90 -> column * size + last - row;
      case HORIZONTAL -> (last - row) * size + column;
      case VERTICAL -> row * size + last - column;
      case DIAGONAL -> column * size + row;
      case ANTIDIAGONAL -> (last - column) * size + last - row;
    };
  }

  /**
   * Returns the sets of cells that are moved onto each other, 1, 2 or 4 cells each; every cell is
   * in just one. In the order of their lowest cells.
   *
   * @param size n
   */
  public List<int[]> orbits(int size) {
    List<int[]> orbits = new ArrayList<>();
    BitSet seen = new BitSet(size * size);
    for (int cell = 0; cell < size * size; cell++) {
      if (seen.get(cell)) {
        continue;
      }
      BitSet orbit = new BitSet(size * size);
      for (int moved = cell; !orbit.get(moved); moved = image(size, moved)) {
        orbit.set(moved);
      }
      seen.or(orbit);
      orbits.add(orbit.stream().toArray());
    }
    return orbits;
  }

  /** Returns whether the borders of the regions look the same when the grid is moved. */
  public boolean keepsBorders(RegionMask mask) {
    int[] moved = new int[mask.size() * mask.size()];
    for (int cell = 0; cell < moved.length; cell++) {
      moved[image(mask.size(), cell)] = mask.region(cell);
    }
    return RegionMask.jigsaw(mask.size(), moved).equals(mask);
  }

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
