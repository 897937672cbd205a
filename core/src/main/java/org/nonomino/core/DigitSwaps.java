package org.nonomino.core;

import java.util.Arrays;

/**
 * Finds the unavoidable sets of two digits: if cells of two digits share houses only among
 * themselves, the two digits can be swapped there. Used by one thread.
 */
public final class DigitSwaps {
  /*
   * Each row has one cell of each of the two digits, so the sets are unions of rows. A row leads to those that have the
   * second digit in the same column, region or extra house. The rows that can be reached from a row are closed, because
   * each house has each digit once. So this holds for all rules that consist of houses.
   */
  private final int size;
  private final int houseCount;

  /** The houses of each cell; the first is its row. */
  private final int[][] housesOf;

  /** The row of a digit's cell in a house, by digit and house. */
  private final int[] rowIn;

  /** The cell of a digit in a row, by digit and row, at the index of the row's house. */
  private final int[] cellIn;

  private final int[] waiting;
  private final long[] cells;

  /** Receives the sets of a filling. */
  @FunctionalInterface
  public interface Taker {
    /**
     * Receives the cells of a set.
     *
     * @param one a digit from 1
     * @param other the digit with which it may be swapped
     * @param cells bit c mod 64 of word c / 64 for cell c; reused, so it must not be kept
     */
    void take(int one, int other, long[] cells);
  }

  /** Prepares the search for fillings of a layout. */
  public DigitSwaps(Layout layout) {
    size = layout.size();
    houseCount = layout.houseCount();
    housesOf = new int[layout.cellCount()][];
    Arrays.setAll(housesOf, layout::housesOf);
    rowIn = new int[size * houseCount];
    cellIn = new int[rowIn.length];
    waiting = new int[size];
    cells = new long[(layout.cellCount() + Long.SIZE - 1) / Long.SIZE];
  }

  /**
   * Finds the sets of a filling, in O(n³).
   *
   * @param filling digits by cell
   */
  public void find(int[] filling, Taker taker) {
    for (int cell = 0; cell < filling.length; cell++) {
      int row = cell / size;
      int digit = (filling[cell] - 1) * houseCount;
      cellIn[digit + row] = cell;
      for (int house : housesOf[cell]) {
        rowIn[digit + house] = row;
      }
    }
    for (int one = 0; one < rowIn.length; one += houseCount) {
      for (int other = 0; other < one; other += houseCount) {
        long rows = (1L << size) - 1;
        while (rows != 0) {
          rows = addFrom(Long.numberOfTrailingZeros(rows), rows, one, other);
          taker.take(one / houseCount + 1, other / houseCount + 1, cells);
        }
      }
    }
  }

  /**
   * Collects the set of a row.
   *
   * @return the remaining rows
   */
  private long addFrom(int first, long rows, int one, int other) {
    Arrays.fill(cells, 0);
    long left = rows & ~(1L << first);
    waiting[0] = first;
    int count = 1;
    while (count > 0) {
      int row = waiting[--count];
      int cellOfOne = cellIn[one + row];
      int cellOfOther = cellIn[other + row];
      cells[cellOfOne / Long.SIZE] |= 1L << cellOfOne;
      cells[cellOfOther / Long.SIZE] |= 1L << cellOfOther;
      long reached = left & (rowsWith(other, cellOfOne) | rowsWith(one, cellOfOther));
      left &= ~reached;
      while (reached != 0) {
        waiting[count++] = Long.numberOfTrailingZeros(reached);
        reached &= reached - 1;
      }
    }
    return left;
  }

  /** Returns the rows that have a digit in the houses of a cell, except for its row. */
  private long rowsWith(int digit, int cell) {
    long rows = 0;
    int[] houses = housesOf[cell];
    for (int i = 1; i < houses.length; i++) {
      rows |= 1L << rowIn[digit + houses[i]];
    }
    return rows;
  }
}
