package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;

/**
 * All digits that occur more than once in a house, unlike {@link
 * org.nonomino.core.Rules#findConflict}, which returns the first one.
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

  /** Returns them by house, in the order of the layout, and by digit. */
  public static List<Repeated> of(Grid grid, Layout layout) {
    List<Repeated> found = new ArrayList<>();
    layout.houses().forEach(house -> add(found, grid, house.toString(), cells(house)));
    return found;
  }

  /**
   * Returns them by house, also if regions are unfinished: rows, columns, regions; and by digit.
   */
  public static List<Repeated> of(Grid grid, PaintedRegions painted) {
    List<Repeated> found = new ArrayList<>();
    // The lines are the same for all masks.
    Layout lines = Layout.of(RegionMask.boxes(1, grid.size()));
    for (House house : lines.houses().subList(0, lines.first(HouseKind.REGION))) {
      add(found, grid, house.toString(), cells(house));
    }
    int number = 0;
    for (BitSet region : painted.regions()) {
      number++;
      add(found, grid, "region " + number, region);
    }
    return found;
  }

  private static BitSet cells(House house) {
    BitSet cells = new BitSet();
    for (int position = 0; position < house.size(); position++) {
      cells.set(house.cell(position));
    }
    return cells;
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
