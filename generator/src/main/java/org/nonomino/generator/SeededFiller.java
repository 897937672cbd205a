package org.nonomino.generator;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Search;

/** The first column and the first region at random, the rest by the solver. */
final class SeededFiller implements Filler {
  @Override
  public String name() {
    return "seeded";
  }

  @Override
  public String description() {
    return "a random first column and first region, completed by the solver";
  }

  @Override
  public LayoutFiller prepare(RegionMask mask, Search search) {
    Layout layout = Layout.of(mask);
    Set<Integer> beginning = new LinkedHashSet<>();
    for (HouseKind kind : List.of(HouseKind.COLUMN, HouseKind.REGION)) {
      for (int cell : layout.house(kind, 0).cells()) {
        beginning.add(cell);
      }
    }
    return new BegunLayoutFiller(
        mask,
        new Completion(mask, search),
        beginning.stream().mapToInt(Integer::intValue).toArray());
  }
}
