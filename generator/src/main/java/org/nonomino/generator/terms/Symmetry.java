package org.nonomino.generator.terms;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.nonomino.core.RegionMask;

/**
 * A way to map the grid onto itself. A set of given cells, or the borders of the regions, have the
 * symmetry if they look the same afterwards.
 */
public enum Symmetry {
  /** The identity. */
  NONE(1),
  /** A half turn. */
  ROTATE180(2),
  /** A quarter turn. */
  ROTATE90(4),
  /** A mirror symmetry with a horizontal axis, in which the upper half mirrors the lower half. */
  HORIZONTAL(2),
  /** A mirror symmetry with a vertical axis, in which the left half mirrors the right half. */
  VERTICAL(2),
  /** A mirror symmetry along the diagonal from the upper left. It swaps rows and columns. */
  DIAGONAL(2),
  /** A mirror symmetry along the diagonal from the upper right. */
  ANTIDIAGONAL(2);

  private final int order;

  Symmetry(int order) {
    this.order = order;
  }

  /** Returns how often the map must be applied until it gives the identity: 1, 2 or 4. */
  public int order() {
    return order;
  }

  /**
   * Returns the image of a cell.
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
   * Returns the sets of cells mapped onto each other, 1, 2 or 4 cells each, in the order of their
   * lowest cells. Every cell is in exactly one set.
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

  /** Returns whether the borders of the regions have the symmetry. */
  public boolean keepsBorders(RegionMask mask) {
    boolean isPartial = !mask.partialRegions().isEmpty();
    int[] moved = new int[mask.size() * mask.size()];
    for (int cell = 0; cell < moved.length; cell++) {
      moved[image(mask.size(), cell)] = isPartial ? mask.visibleRegion(cell) : mask.region(cell);
    }
    return isPartial
        ? RegionMask.partial(mask.size(), moved).equals(mask)
        : RegionMask.jigsaw(mask.size(), moved).equals(mask);
  }

  /** Returns the name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
