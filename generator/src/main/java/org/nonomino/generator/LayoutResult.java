package org.nonomino.generator;

import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.StopReason;

/** The result of generating a layout that has a filling. */
public sealed interface LayoutResult {
  /**
   * A layout that has a filling.
   *
   * @param filling a random one; not each is as likely as the others
   */
  record Found(RegionMask mask, Grid filling) implements LayoutResult {}

  /**
   * The deadline or an interrupt came first.
   *
   * @param reason which of them
   */
  record Undecided(StopReason reason) implements LayoutResult {}
}
