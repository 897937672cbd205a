package org.nonomino.generator.internal.fill;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.solver.Search;

/**
 * Enters random digits that break no rule, cell by cell and region by region, and restarts at a
 * dead end. Every filling is chosen blindly, but hardly any attempt succeeds.
 */
public final class ForcedFiller implements GridFiller {
  /** After this many attempts the solver checks whether there is a filling at all. */
  private static final long DOUBT = 20_000;

  @Override
  public String name() {
    return "forced";
  }

  @Override
  public String description() {
    return "cell by cell at random, region by region, restarting at a dead end: for small sizes";
  }

  @Override
  public Optional<String> objection(Rules rules) {
    return HousesOnly.objection(rules);
  }

  @Override
  public LayoutFiller prepare(Rules rules, Search search) {
    HousesOnly.require(objection(rules));
    int[] order =
        rules.layout().houses().stream()
            .filter(house -> house.kind() == HouseKind.REGION)
            .map(House::cells)
            .flatMapToInt(Arrays::stream)
            .toArray();
    return new BegunLayoutFiller(rules, search, order, DOUBT);
  }
}
