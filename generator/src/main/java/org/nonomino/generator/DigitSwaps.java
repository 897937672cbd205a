package org.nonomino.generator;

import java.util.Arrays;
import org.nonomino.core.Layout;
import org.nonomino.generator.internal.cells.CellBits;

/**
 * Finds the unavoidable sets of two digits: where cells of two digits share houses among themselves
 * only, the digits can change places there. Belongs to one thread.
 */
public final class DigitSwaps {
  /*
   * Each row has one cell of each of the two digits, so the sets are unions of rows. A row leads to those that have the
   * other digit in the same column, region or extra house; the rows that can be reached from a row are closed, because
   * each house has each digit once. So this holds for all rules that consist of houses.
   */
  private final int size;
  private final int houseCount;

  /** By cell, its houses; the first is its row. */
  private final int[][] housesOf;

  /** By digit and house: the row of the digit's cell in the house. */
  private final int[] rowIn;

  /** By digit and row, at the same places as the row's house: the digit's cell. */
  private final int[] cellIn;

  private final int[] waiting;
  private final long[] cells;

  /** Takes the sets of a filling. */
  @FunctionalInterface
  public interface Taker {
    /**
     * Takes the cells of a set.
     *
     * @param one a digit from 1
     * @param other the digit that may change places with it
     * @param cells bit c mod 64 of word c / 64 for cell c; not to be kept
     */
    void take(int one, int other, long[] cells);
  }

  /** Prepares for fillings of a layout. */
  public DigitSwaps(Layout layout) {
    size = layout.size();
    houseCount = layout.houseCount();
    housesOf = new int[layout.cellCount()][];
    Arrays.setAll(housesOf, layout::housesOf);
    rowIn = new int[size * houseCount];
    cellIn = new int[rowIn.length];
    waiting = new int[size];
    cells = new long[CellBits.words(size * size)];
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
   * Makes the set that a row is in.
   *
   * @return what is left of the rows
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
      CellBits.add(cells, cellOfOne);
      CellBits.add(cells, cellOfOther);
      long reached = left & (rowsWith(other, cellOfOne) | rowsWith(one, cellOfOther));
      left &= ~reached;
      while (reached != 0) {
        waiting[count++] = Long.numberOfTrailingZeros(reached);
        reached &= reached - 1;
      }
    }
    return left;
  }

  /** Returns the rows that have a digit in the houses of a cell, but for its row. */
  private long rowsWith(int digit, int cell) {
    long rows = 0;
    int[] houses = housesOf[cell];
    for (int i = 1; i < houses.length; i++) {
      rows |= 1L << rowIn[digit + houses[i]];
    }
    return rows;
  }
}
