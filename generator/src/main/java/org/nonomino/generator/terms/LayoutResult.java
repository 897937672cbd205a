package org.nonomino.generator.terms;

import java.util.List;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.StopReason;

/** The result of generating a layout that has a filling. */
public sealed interface LayoutResult {
  /**
   * A layout that has a filling.
   *
   * @param filling a random filling; not all are equally likely
   */
  record Found(RegionMask mask, Grid filling) implements LayoutResult {}

  /**
   * The constraints provably have no filling on any layout of the size.
   *
   * @param blamed constraints that have none together, as few as could be found
   */
  record NoFilling(List<Constraint> blamed) implements LayoutResult {
    /** Copies the list. */
    public NoFilling {
      blamed = List.copyOf(blamed);
    }
  }

  /**
   * The deadline or an interrupt came first.
   *
   * @param reason the deadline or the interrupt
   */
  record Undecided(StopReason reason) implements LayoutResult {}
}
