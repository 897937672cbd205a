package org.nonomino.core;

import java.util.Arrays;
import java.util.Locale;

/** A set of n cells that hold each digit once: a row, a column or a region. Immutable. */
public final class House {
  private final HouseKind kind;
  private final int index;
  private final int[] cells;

  House(HouseKind kind, int index, int[] cells) {
    this.kind = kind;
    this.index = index;
    this.cells = cells;
  }

  /** Returns whether this is a row, a column or a region. */
  public HouseKind kind() {
    return kind;
  }

  /** Returns the number among the houses of its kind, 0..n−1. */
  public int index() {
    return index;
  }

  /** Returns n, the number of cells. */
  public int size() {
    return cells.length;
  }

  /**
   * Returns a cell of this house.
   *
   * @param position 0..n−1; a higher position is a higher cell
   */
  public int cell(int position) {
    return cells[position];
  }

  /** Returns the cells in a new array, ascending, length n. */
  public int[] cells() {
    return cells.clone();
  }

  /** Returns whether the cell is one of this house. */
  public boolean contains(int cell) {
    return Arrays.binarySearch(cells, cell) >= 0;
  }

  /** The name for people, counted from 1: {@code row 1}, {@code column 9}, {@code region 4}. */
  @Override
  public String toString() {
    return kind.name().toLowerCase(Locale.ROOT) + " " + (index + 1);
  }
}
