package org.nonomino.generator.internal.placing;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.SeededRandom;

/** Places constraints on a filling so that they look set by hand. Stateless. */
public final class Arrangement {
  /** Each attempt after the first makes lines shorter. */
  private static final int ATTEMPTS = 4;

  private Arrangement() {}

  /**
   * Returns constraints that are true of a filling, of all families in the demand except cages;
   * empty if they do not fit on this filling. Lines share no cell and do not cross. Numbers are
   * kept exactly, except that a symmetry needs whole sets of images: a number that it does not
   * allow is rounded up. All dots, and all signs, are where the digits put them, whatever the
   * symmetry.
   *
   * @param rules the regions, and the constraints that the puzzle has anyway; their cells, edges
   *     and corners stay free of others
   * @param filling a full grid that satisfies the rules
   */
  public static Optional<List<Placed>> of(
      ConstraintDemand demand, Rules rules, Grid filling, SeededRandom random) {
    Placing on = new Placing(rules, filling, demand.symmetry());
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      on.begin();
      Optional<List<Placed>> placed = new Composition(on, demand, random).compose(attempt);
      if (placed.isPresent()) {
        return placed.map(List::copyOf);
      }
    }
    return Optional.empty();
  }
}
