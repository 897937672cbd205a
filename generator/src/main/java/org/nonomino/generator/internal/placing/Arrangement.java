package org.nonomino.generator.internal.placing;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.ConstraintDemand;
import org.nonomino.generator.SeededRandom;

/** Places constraints on a filling so that they look set by hand. Stateless. */
public final class Arrangement {
  private Arrangement() {}

  /**
   * Returns constraints that are true of a filling, of all families that are wished for except
   * cages; empty if they do not fit on this filling.
   *
   * @param rules the regions, and the constraints that the puzzle has anyway
   * @param filling a full grid that satisfies the rules
   */
  public static Optional<List<Placed>> of(
      ConstraintDemand demand, Rules rules, Grid filling, SeededRandom random) {
    throw new UnsupportedOperationException("not written yet");
  }
}
