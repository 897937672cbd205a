package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;

/**
 * All digits that occur more than once in a house or a painted region. {@link
 * org.nonomino.core.Rules#findConflict} returns only the first.
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

  /** Returns the repeated digits by house, in the order of the layout, then by digit. */
  public static List<Repeated> of(Grid grid, Layout layout) {
    List<Repeated> found = new ArrayList<>();
    for (House house : layout.houses()) {
      add(found, grid, house.toString(), house.cells());
    }
    return found;
  }

  /** Returns the repeated digits by row, column and painted region, then by digit. */
  public static List<Repeated> ofUnfinished(Grid grid, PaintedRegions painted) {
    List<Repeated> found = new ArrayList<>();
    // Rows and columns are the same on all layouts.
    for (House house : Layout.of(RegionMask.boxes(1, grid.size())).houses()) {
      if (house.kind() != HouseKind.REGION) {
        add(found, grid, house.toString(), house.cells());
      }
    }
    int number = 0;
    for (BitSet region : painted.regions()) {
      number++;
      add(found, grid, "region " + number, region.stream().toArray());
    }
    return found;
  }

  private static void add(List<Repeated> found, Grid grid, String house, int[] cells) {
    for (int digit = 1; digit <= grid.size(); digit++) {
      int wanted = digit;
      List<Integer> places =
          Arrays.stream(cells).filter(cell -> grid.digit(cell) == wanted).boxed().toList();
      if (places.size() > 1) {
        found.add(new Repeated(digit, house, places));
      }
    }
  }
}
