package org.nonomino.generator;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Search;

/**
 * The boxes on the diagonal at random, which do not see each other, the rest by the solver. The
 * start of many N×N generators.
 */
final class DiagonalFiller implements Filler {
  @Override
  public String name() {
    return "diagonal";
  }

  @Override
  public String description() {
    return "the boxes on the diagonal at random, completed by the solver: for boxes only";
  }

  @Override
  public Optional<String> objection(RegionMask mask) {
    return BoxRegions.equalTo(mask).isPresent()
        ? Optional.empty()
        : Optional.of("it fills the boxes on the diagonal, and these regions are not boxes");
  }

  @Override
  public LayoutFiller prepare(RegionMask mask, Search search) {
    BoxRegions boxes =
        BoxRegions.equalTo(mask)
            .orElseThrow(() -> new IllegalArgumentException(objection(mask).orElseThrow()));
    // There are as many bands as a box has columns, and as many stacks as it has rows.
    int[] beginning =
        IntStream.range(0, Math.min(boxes.boxRows(), boxes.boxColumns()))
            .map(i -> i * boxes.boxRows() * mask.size() + i * boxes.boxColumns())
            .mapToObj(corner -> Layout.of(mask).house(HouseKind.REGION, corner).cells())
            .flatMapToInt(Arrays::stream)
            .toArray();
    return new BegunLayoutFiller(mask, new Completion(mask, search), beginning);
  }
}
