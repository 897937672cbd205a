package org.nonomino.canon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.Grid;

/** Finds the least equivalent on boxes by trying every order of rows and columns. */
final class BoxOracle {
  private final int size;
  private final boolean isSquare;
  private final List<int[]> rowOrders;
  private final List<int[]> columnOrders;

  BoxOracle(int boxRows, int boxColumns) {
    this.size = boxRows * boxColumns;
    this.isSquare = boxRows == boxColumns;
    this.rowOrders = orders(boxRows, size / boxRows);
    this.columnOrders = orders(boxColumns, size / boxColumns);
  }

  /** Returns the orders of {@code bandCount} bands of lines, and of the lines in each band. */
  private static List<int[]> orders(int band, int bandCount) {
    List<int[]> orders = new ArrayList<>();
    extend(new int[band * bandCount], 0, band, 0, orders);
    return orders;
  }

  private static void extend(int[] order, int length, int band, int used, List<int[]> orders) {
    if (length == order.length) {
      orders.add(order.clone());
      return;
    }
    for (int line = 0; line < order.length; line++) {
      boolean isFree = (used >> line & 1) == 0;
      boolean fits =
          length % band == 0
              ? (used >> (line / band * band) & ((1 << band) - 1)) == 0
              : line / band == order[length - 1] / band;
      if (isFree && fits) {
        order[length] = line;
        extend(order, length + 1, band, used | 1 << line, orders);
      }
    }
  }

  /** Returns the number of permutations of the cells. */
  long order() {
    return (isSquare ? 2L : 1L) * rowOrders.size() * columnOrders.size();
  }

  Grid least(Grid givens) {
    int[] min = new int[size * size];
    Arrays.fill(min, size + 1);
    int[] numbers = new int[size + 1];
    int[] grid = givens.toArray();
    for (int view = 0; view < (isSquare ? 2 : 1); view++) {
      for (int[] rows : rowOrders) {
        for (int[] columns : columnOrders) {
          improve(grid, view == 1, rows, columns, numbers, min);
        }
      }
    }
    return Grid.of(size, min);
  }

  private void improve(
      int[] grid, boolean isTransposed, int[] rows, int[] columns, int[] numbers, int[] min) {
    Arrays.fill(numbers, 0);
    int count = 0;
    boolean isLess = false;
    for (int cell = 0; cell < min.length; cell++) {
      int row = rows[cell / size];
      int column = columns[cell % size];
      int digit = grid[isTransposed ? column * size + row : row * size + column];
      if (digit != 0 && numbers[digit] == 0) {
        numbers[digit] = ++count;
      }
      int number = digit == 0 ? 0 : numbers[digit];
      if (!isLess && number > min[cell]) {
        return;
      }
      isLess |= number < min[cell];
      min[cell] = number;
    }
  }
}
