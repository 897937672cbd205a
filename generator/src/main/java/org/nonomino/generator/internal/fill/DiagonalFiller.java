package org.nonomino.generator.internal.fill;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.solver.Search;

/**
 * Fills the boxes on the diagonal at random. They do not see each other unless an extra house
 * crosses them, and the rest by the solver. Many N×N generators start this way.
 */
public final class DiagonalFiller implements GridFiller {
  @Override
  public String name() {
    return "diagonal";
  }

  @Override
  public String description() {
    return "the boxes on the diagonal at random, completed by the solver: for boxes only";
  }

  @Override
  public Optional<String> objection(Rules rules) {
    return BoxRegions.equalTo(rules.mask()).isPresent()
        ? HousesOnly.objection(rules)
        : Optional.of("it fills the boxes on the diagonal, and these regions are not boxes");
  }

  @Override
  public LayoutFiller prepare(Rules rules, Search search) {
    HousesOnly.require(objection(rules));
    BoxRegions boxes = BoxRegions.equalTo(rules.mask()).orElseThrow();
    // There are as many bands as a box has columns, and as many stacks as it has rows.
    int[] beginning =
        IntStream.range(0, Math.min(boxes.boxRows(), boxes.boxColumns()))
            .map(i -> i * boxes.boxRows() * rules.size() + i * boxes.boxColumns())
            .mapToObj(corner -> rules.layout().house(HouseKind.REGION, corner).cells())
            .flatMapToInt(Arrays::stream)
            .toArray();
    return new BegunLayoutFiller(rules, search, beginning, BegunLayoutFiller.DOUBT);
  }
}
