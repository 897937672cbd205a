package org.nonomino.generator.internal.fill;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.solver.Search;

/** Fills the first column and the first region at random, and the rest by the solver. */
public final class SeededFiller implements GridFiller {
  @Override
  public String name() {
    return "seeded";
  }

  @Override
  public String description() {
    return "a random first column and first region, completed by the solver";
  }

  @Override
  public Optional<String> objection(Rules rules) {
    return HousesOnly.objection(rules);
  }

  @Override
  public LayoutFiller prepare(Rules rules, Search search) {
    HousesOnly.require(objection(rules));
    Layout layout = rules.layout();
    Set<Integer> beginning = new LinkedHashSet<>();
    for (HouseKind kind : List.of(HouseKind.COLUMN, HouseKind.REGION)) {
      for (int cell : layout.house(kind, 0).cells()) {
        beginning.add(cell);
      }
    }
    return new BegunLayoutFiller(
        rules,
        search,
        beginning.stream().mapToInt(Integer::intValue).toArray(),
        BegunLayoutFiller.DOUBT);
  }
}
