package org.nonomino.generator.terms;

import org.nonomino.core.Grid;
import org.nonomino.solver.StopReason;

/** The result of an attempt to fill a grid. */
public sealed interface FillResult {
  /** Returns the number of times the grid was started, at least 1. */
  long attempts();

  /**
   * The grid is full.
   *
   * @param filling a grid that satisfies all rules
   */
  record Filled(Grid filling, long attempts) implements FillResult {}

  /** The layout provably has no filling. */
  record NoFilling(long attempts) implements FillResult {}

  /**
   * The deadline or an interrupt came first.
   *
   * @param reason the deadline or the interrupt
   */
  record Undecided(StopReason reason, long attempts) implements FillResult {}
}
