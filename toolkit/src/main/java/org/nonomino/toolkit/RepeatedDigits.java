package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.nonomino.core.Grid;

/**
 * All digits that occur more than once in a row, a column or a painted region, unlike {@link
 * org.nonomino.core.Layout#findConflict}, which names the first one of a whole mask.
 */
public final class RepeatedDigits {
  private RepeatedDigits() {}

  /**
   * A digit with all its cells in a house that has it more than once.
   *
   * @param house for people: {@code row 1}
   * @param cells at least two, ascending
   */
  public record Repeated(int digit, String house, List<Integer> cells) {}

  /** Returns them by house: rows, columns, regions; and by digit. */
  public static List<Repeated> of(Grid grid, PaintedRegions painted) {
    int n = grid.size();
    List<Repeated> found = new ArrayList<>();
    for (int row = 0; row < n; row++) {
      BitSet cells = new BitSet();
      cells.set(row * n, (row + 1) * n);
      add(found, grid, "row " + (row + 1), cells);
    }
    for (int column = 0; column < n; column++) {
      BitSet cells = new BitSet();
      for (int cell = column; cell < n * n; cell += n) {
        cells.set(cell);
      }
      add(found, grid, "column " + (column + 1), cells);
    }
    int number = 0;
    for (BitSet region : painted.regions()) {
      number++;
      add(found, grid, "region " + number, region);
    }
    return found;
  }

  private static void add(List<Repeated> found, Grid grid, String house, BitSet cells) {
    for (int digit = 1; digit <= grid.size(); digit++) {
      int wanted = digit;
      List<Integer> places =
          cells.stream().filter(cell -> grid.digit(cell) == wanted).boxed().toList();
      if (places.size() > 1) {
        found.add(new Repeated(digit, house, places));
      }
    }
  }
}
