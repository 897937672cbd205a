package org.nonomino.generator;

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
   * The deadline or an interrupt came first.
   *
   * @param reason the deadline or the interrupt
   */
  record Undecided(StopReason reason) implements LayoutResult {}
}
