package org.nonomino.generator.internal.cages;

import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;

/** The rule that all cages on a filling follow. Used by one thread. */
interface CageRule {
  /** Returns whether a digit may occur twice in a cage. */
  boolean allowsRepeats();

  /** Returns whether a cage of one cell becomes a given, because it would only state the digit. */
  boolean givesSingles();

  /**
   * Returns the constraint of a cage.
   *
   * @param cells ascending
   */
  Constraint cage(int[] cells);

  /**
   * Returns whether another solution breaks a cage.
   *
   * @param cells ascending
   */
  boolean isBroken(int[] cells, Grid other);
}
