package org.nonomino.core;

import java.util.Arrays;
import java.util.Locale;

/**
 * A set of n cells that hold each digit once: a row, a column, a region, or an extra house of the
 * rules. Immutable.
 */
public final class House {
  private final int number;
  private final HouseKind kind;
  private final int index;
  private final int[] cells;

  House(int number, HouseKind kind, int index, int[] cells) {
    this.number = number;
    this.kind = kind;
    this.index = index;
    this.cells = cells;
  }

  /** Returns the number of this house among all houses of the layout, from 0. */
  public int number() {
    return number;
  }

  /** Returns the kind. */
  public HouseKind kind() {
    return kind;
  }

  /** Returns the number of this house among those of its kind, from 0. */
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

  /** Returns whether the house contains the cell. */
  public boolean contains(int cell) {
    return Arrays.binarySearch(cells, cell) >= 0;
  }

  /**
   * Returns the name for people, counted from 1: {@code row 1}, {@code column 9}, {@code region 4},
   * {@code extra house 1}.
   */
  @Override
  public String toString() {
    String name = kind == HouseKind.EXTRA ? "extra house" : kind.name().toLowerCase(Locale.ROOT);
    return name + " " + (index + 1);
  }
}
