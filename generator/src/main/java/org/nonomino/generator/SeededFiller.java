package org.nonomino.generator;

import java.util.stream.IntStream;
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
    Layout layout = mask.layout();
    int[] beginning =
        IntStream.concat(
                IntStream.of(layout.house(HouseKind.COLUMN, 0).cells()),
                IntStream.of(layout.house(HouseKind.REGION, 0).cells()))
            .distinct()
            .toArray();
    return new BegunLayoutFiller(mask, new Completion(mask, search), beginning);
  }
}
