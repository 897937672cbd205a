package org.nonomino.generator;

import org.nonomino.core.Grid;
import org.nonomino.solver.StopReason;

/** The result of an attempt to fill a grid. */
public sealed interface FillResult {
  /** Returns how often the grid was begun, at least 1. */
  long attempts();

  /**
   * The grid is full.
   *
   * @param filling keeps all rules
   */
  record Filled(Grid filling, long attempts) implements FillResult {}

  /** It is proved that the layout has no filling. */
  record NoFilling(long attempts) implements FillResult {}

  /**
   * The deadline or an interrupt came first.
   *
   * @param reason which of them
   */
  record Undecided(StopReason reason, long attempts) implements FillResult {}
}
