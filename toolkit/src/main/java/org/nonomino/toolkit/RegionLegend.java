package org.nonomino.toolkit;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.stream.Collectors;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.CellNames;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;

/** Says which cells regions have that words call by their numbers; boxes are counted easily. */
public final class RegionLegend {
  private RegionLegend() {}

  /** Returns a line for each region of a layout, or nothing where these are boxes. */
  public static String of(Layout layout) {
    return of(layout, layout.houses());
  }

  /** Returns a line for each of the regions among some houses. */
  public static String of(Layout layout, Collection<House> houses) {
    if (BoxRegions.equalTo(layout.mask()).isPresent()) {
      return "";
    }
    return houses.stream()
        .filter(house -> house.kind() == HouseKind.REGION)
        .collect(Collectors.toCollection(LinkedHashSet::new))
        .stream()
        .map(house -> house + " is " + cells(layout, house) + "\n")
        .collect(Collectors.joining());
  }

  private static String cells(Layout layout, House house) {
    return Arrays.stream(house.cells())
        .mapToObj(cell -> CellNames.name(layout.size(), cell))
        .collect(Collectors.joining(" "));
  }
}
