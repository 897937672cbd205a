package org.nonomino.core;

import java.util.Optional;

/**
 * An immutable square of n×n cells, each empty or holding a digit.
 *
 * <p>Cells are numbered row-major from 0 to n²−1; digits go from 1 to n, and 0 stands for an empty
 * cell. A grid has no regions and may break any rule of Sudoku: {@link Rules#findConflict} checks
 * it.
 *
 * <p>Two grids are equal when they have the same size and the same digits, whatever their classes.
 * Implementations are thread-safe.
 */
public interface Grid {
  /** The largest n that Nonomino handles. */
  int MAX_SIZE = 36;

  /** Returns n, the number of rows, 1 to {@value #MAX_SIZE}. */
  int size();

  /**
   * Returns the digit of a cell, 0 if it is empty.
   *
   * @throws IndexOutOfBoundsException if {@code cell} is not in 0..n²−1
   */
  int digit(int cell);

  /** Returns the number of cells that hold a digit, 0 to n². */
  int filledCount();

  /** Returns a copy of the digits, row-major, length n², 0 = empty. */
  int[] toArray();

  /**
   * Returns a grid that differs from this one in one cell.
   *
   * @param digit 1..n, or 0 to empty the cell
   * @throws IllegalArgumentException if the digit is out of range
   * @throws IndexOutOfBoundsException if {@code cell} is not in 0..n²−1
   */
  Grid with(int cell, int digit);

  /** Returns n², the number of cells. */
  default int cellCount() {
    return size() * size();
  }

  /** Returns whether no cell is empty. */
  default boolean isFull() {
    return filledCount() == cellCount();
  }

  /**
   * Returns a grid with a copy of the given digits.
   *
   * @param size n, 1..{@value #MAX_SIZE}
   * @param digits row-major, length n², each 0..n
   * @throws IllegalArgumentException if the size, the length or a digit is out of range
   */
  static Grid of(int size, int[] digits) {
    return ArrayGrid.copyOf(size, digits);
  }

  /**
   * Returns the grid of a string with one character per cell; empty if a character stands for
   * neither a digit in 1..n nor a blank ({@link DigitSymbols}).
   *
   * @param size n, 1..{@value #MAX_SIZE}
   * @param symbols row-major, length n²
   * @throws IllegalArgumentException if the size or the length is out of range
   */
  static Optional<Grid> ofSymbols(int size, String symbols) {
    return ArrayGrid.ofSymbols(size, symbols);
  }

  /**
   * Returns an empty grid.
   *
   * @param size n, 1..{@value #MAX_SIZE}
   * @throws IllegalArgumentException if the size is out of range
   */
  static Grid empty(int size) {
    return ArrayGrid.copyOf(size, new int[requireSize(size) * size]);
  }

  /**
   * Returns its argument if it is a size that Nonomino handles.
   *
   * @throws IllegalArgumentException if it is not in 1..{@value #MAX_SIZE}
   */
  static int requireSize(int size) {
    if (size < 1 || size > MAX_SIZE) {
      throw new IllegalArgumentException("size " + size + " is not in 1.." + MAX_SIZE);
    }
    return size;
  }
}
