package org.nonomino.core;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Cells of a grid in the order in which a constraint names them, such as the cells of a line from
 * one end to the other. A cell may occur more than once unless the constraint refuses that.
 * Immutable; equal lists have the same size of grid and the same cells in the same order.
 */
public final class CellList {
  private final int size;
  private final int[] cells;

  private CellList(int size, int[] cells) {
    this.size = size;
    this.cells = cells;
  }

  /**
   * Returns a list with a copy of the cells.
   *
   * @param size n, 1..{@value Grid#MAX_SIZE}
   * @param cells row-major from 0
   * @throws InvalidConstraintException if a cell is not in 0..n²−1
   * @throws IllegalArgumentException if the size is out of range
   */
  public static CellList of(int size, int... cells) {
    Grid.requireSize(size);
    for (int cell : cells) {
      if (cell < 0 || cell >= size * size) {
        throw new InvalidConstraintException("cell " + cell + " is not in 0.." + (size * size - 1));
      }
    }
    return new CellList(size, cells.clone());
  }

  /** Returns all cells of a grid, row-major. */
  public static CellList all(int size) {
    return of(size, IntStream.range(0, size * size).toArray());
  }

  /** Returns n, the number of rows of the grid. */
  public int size() {
    return size;
  }

  /** Returns the number of cells in the list. */
  public int count() {
    return cells.length;
  }

  /**
   * Returns a cell, row-major from 0.
   *
   * @param index 0..{@link #count()}−1
   */
  public int get(int index) {
    return cells[index];
  }

  /** Returns the last cell. */
  public int last() {
    return cells[cells.length - 1];
  }

  /** Returns the cells in a new array, in their order. */
  public int[] toArray() {
    return cells.clone();
  }

  /** Returns the cells in their order. */
  public IntStream stream() {
    return Arrays.stream(cells);
  }

  /** Returns whether the cell is in the list. */
  public boolean contains(int cell) {
    return stream().anyMatch(each -> each == cell);
  }

  /**
   * Returns the cells of a part of the list.
   *
   * @param from the index of the first cell
   * @param to the index after that of the last cell
   */
  public CellList part(int from, int to) {
    return new CellList(size, Arrays.copyOfRange(cells, from, to));
  }

  /** Returns whether all cells of the list are in a set. */
  public boolean isIn(BitSet set) {
    return stream().allMatch(set::get);
  }

  /** Returns the cells in ascending order. */
  CellList ascending() {
    int[] ascending = cells.clone();
    Arrays.sort(ascending);
    return new CellList(size, ascending);
  }

  /**
   * Orders lists by their cells from the first on. A list comes before any longer list that begins
   * with it.
   *
   * @return negative, 0 or positive if the first list is before, equal to or after the second
   */
  static int compare(CellList first, CellList second) {
    for (int i = 0; i < Math.min(first.cells.length, second.cells.length); i++) {
      if (first.cells[i] != second.cells[i]) {
        return Integer.compare(first.cells[i], second.cells[i]);
      }
    }
    return Integer.compare(first.cells.length, second.cells.length);
  }

  /** Returns these cells, followed by those of another list. */
  public CellList followedBy(CellList other) {
    return new CellList(size, IntStream.concat(stream(), other.stream()).toArray());
  }

  /** Returns the name of a cell of the list for people, such as {@code r1c2}. */
  public String name(int index) {
    return CellNames.name(size, cells[index]);
  }

  /** Returns the digits of the cells in a grid, in the order of the list. */
  public IntStream digits(Grid grid) {
    return stream().map(grid::digit);
  }

  /** Returns whether no digit occurs twice in the cells of a full grid. */
  public boolean hasDistinctDigits(Grid full) {
    return !hasRepeatedDigit(full);
  }

  /** Returns whether a digit occurs twice in the cells of a grid that need not be full. */
  boolean hasRepeatedDigit(Grid grid) {
    long seen = 0;
    for (int cell : cells) {
      // Bit 0 would stand for an empty cell.
      long bit = (1L << grid.digit(cell)) & ~1L;
      if ((seen & bit) != 0) {
        return true;
      }
      seen |= bit;
    }
    return false;
  }

  /**
   * Returns this list if it has an allowed number of cells.
   *
   * @throws InvalidConstraintException if it has fewer or more
   */
  public CellList requireCount(int min, int max) {
    if (cells.length < min || cells.length > max) {
      throw new InvalidConstraintException(
          cells.length == 1
              ? "there is only one cell, but at least %d are needed".formatted(min)
              : "there are %d cells, but %s"
                  .formatted(
                      cells.length,
                      cells.length < min
                          ? "at least %d %s needed".formatted(min, min == 1 ? "is" : "are")
                          : "at most %d %s possible".formatted(max, max == 1 ? "is" : "are")));
    }
    return this;
  }

  /**
   * Returns this list if no cell occurs twice.
   *
   * @throws InvalidConstraintException if a cell does
   */
  public CellList requireDistinct() {
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < i; j++) {
        if (cells[i] == cells[j]) {
          throw new InvalidConstraintException(name(i) + " is listed twice");
        }
      }
    }
    return this;
  }

  /**
   * Returns this list without its last cell if that is the first one again, as in a closed line.
   * Two cells there and back are not a closed line.
   */
  public CellList withoutReturn() {
    int last = cells.length - 1;
    return last > 2 && cells[0] == cells[last]
        ? new CellList(size, Arrays.copyOf(cells, last))
        : this;
  }

  /** Returns whether each cell touches the one before it, at a side or a corner. */
  public boolean isLine() {
    return IntStream.range(1, cells.length).allMatch(i -> touch(cells[i - 1], cells[i]));
  }

  /**
   * Returns this list if each cell touches the one before it, at a side or a corner.
   *
   * @throws InvalidConstraintException if a cell does not
   */
  public CellList requireLine() {
    for (int i = 1; i < cells.length; i++) {
      if (!touch(cells[i - 1], cells[i])) {
        throw new InvalidConstraintException(
            "the line jumps from " + name(i - 1) + " to " + name(i) + ", which do not touch");
      }
    }
    return this;
  }

  /**
   * Returns this list if its two cells have a side in common.
   *
   * @throws InvalidConstraintException if it has not two cells, or if they have not
   */
  public CellList requireNeighbours() {
    requireCount(2, 2);
    int rows = Math.abs(cells[0] / size - cells[1] / size);
    int columns = Math.abs(cells[0] % size - cells[1] % size);
    if (rows + columns != 1) {
      throw new InvalidConstraintException(name(0) + " and " + name(1) + " are not neighbours");
    }
    return this;
  }

  private boolean touch(int first, int second) {
    return first != second
        && Math.abs(first / size - second / size) <= 1
        && Math.abs(first % size - second % size) <= 1;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof CellList list
            && size == list.size
            && Arrays.equals(cells, list.cells));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }

  /** The names of the cells with spaces between them. */
  @Override
  public String toString() {
    return stream().mapToObj(cell -> CellNames.name(size, cell)).collect(Collectors.joining(" "));
  }
}
