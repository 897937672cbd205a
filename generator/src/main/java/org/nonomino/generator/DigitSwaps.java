package org.nonomino.generator;

import java.util.Arrays;
import org.nonomino.core.RegionMask;

/**
 * Finds the unavoidable sets of two digits: where cells of two digits share houses among themselves
 * only, the digits can change places there. Belongs to one thread.
 */
final class DigitSwaps {
  /*
   * Each row has one cell of each of the two digits, so the sets are unions of rows. A row leads to those that have the
   * other digit in the same column or region; what can be reached from a row is closed, as each house has each digit
   * once.
   */
  private final int size;
  private final int[] regionOf;

  /** By digit and row, the column. */
  private final int[] columns;

  /** By digit and column, the row; the same by digit and region. */
  private final int[] rowByColumn;

  private final int[] rowByRegion;
  private final int[] waiting;
  private final long[] cells;

  DigitSwaps(RegionMask mask) {
    size = mask.size();
    regionOf = mask.toArray();
    columns = new int[size * size];
    rowByColumn = new int[size * size];
    rowByRegion = new int[size * size];
    waiting = new int[size];
    cells = new long[CellBits.words(size * size)];
  }

  /**
   * Adds the sets of a filling.
   *
   * @param filling digits by cell
   */
  void addTo(UnavoidableSets sets, int[] filling) {
    for (int cell = 0; cell < filling.length; cell++) {
      int digit = (filling[cell] - 1) * size;
      columns[digit + cell / size] = cell % size;
      rowByColumn[digit + cell % size] = cell / size;
      rowByRegion[digit + regionOf[cell]] = cell / size;
    }
    for (int one = 0; one < filling.length; one += size) {
      for (int other = 0; other < one; other += size) {
        long rows = (1L << size) - 1;
        while (rows != 0) {
          rows = addFrom(Long.numberOfTrailingZeros(rows), rows, one, other);
          sets.add(cells);
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
      int cellOfOne = row * size + columns[one + row];
      int cellOfOther = row * size + columns[other + row];
      CellBits.add(cells, cellOfOne);
      CellBits.add(cells, cellOfOther);
      long reached =
          left
              & (1L << rowByColumn[other + columns[one + row]]
                  | 1L << rowByRegion[other + regionOf[cellOfOne]]
                  | 1L << rowByColumn[one + columns[other + row]]
                  | 1L << rowByRegion[one + regionOf[cellOfOther]]);
      left &= ~reached;
      while (reached != 0) {
        waiting[count++] = Long.numberOfTrailingZeros(reached);
        reached &= reached - 1;
      }
    }
    return left;
  }
}
