package org.nonomino.toolkit;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.CellNames;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.explainer.Board;

/** Describes where numbered regions and extra houses are; boxes need no description. */
public final class RegionLegend {
  /**
   * The share of the grid below which the middle of a region counts as at the top or on the left.
   */
  private static final double LOW = 0.38;

  private RegionLegend() {}

  /** Returns a line for each region of a layout, unless these are boxes, and each extra house. */
  public static String of(Layout layout) {
    return of(layout, layout.houses(), house -> name(layout, house));
  }

  /** Returns a line for each of the regions and extra houses among some houses of a board. */
  public static String of(Board board, Collection<House> houses) {
    return of(board.layout(), houses, board::name);
  }

  private static String of(Layout layout, Collection<House> houses, Function<House, String> names) {
    boolean areIrregular = layout.mask().isTiled() && BoxRegions.equalTo(layout.mask()).isEmpty();
    return houses.stream()
        .filter(
            house ->
                house.kind() == HouseKind.EXTRA
                    || (house.kind() == HouseKind.REGION && areIrregular))
        .collect(Collectors.toCollection(LinkedHashSet::new))
        .stream()
        .map(
            house -> names.apply(house) + place(layout, house) + ": " + cells(layout, house) + "\n")
        .collect(Collectors.joining());
  }

  private static String name(Layout layout, House house) {
    OptionalInt region = layout.visibleRegion(house);
    return region.isPresent() ? "region " + (region.getAsInt() + 1) : house.toString();
  }

  /** Returns about where a region is, such as {@code (top right)}; nothing for an extra house. */
  private static String place(Layout layout, House region) {
    if (layout.visibleRegion(region).isEmpty()) {
      return "";
    }
    double across = 0;
    double down = 0;
    for (int cell : region.cells()) {
      across += layout.column(cell) + 0.5;
      down += layout.row(cell) + 0.5;
    }
    double all = (double) layout.size() * layout.size();
    String words =
        (third(down / all, "top ", "bottom ") + third(across / all, "left", "right")).strip();
    return " (" + (words.isEmpty() ? "centre" : words) + ")";
  }

  private static String third(double share, String low, String high) {
    if (share < LOW) {
      return low;
    }
    return share > 1 - LOW ? high : "";
  }

  private static String cells(Layout layout, House house) {
    return Arrays.stream(house.cells())
        .mapToObj(cell -> CellNames.name(layout.size(), cell))
        .collect(Collectors.joining(" "));
  }
}
