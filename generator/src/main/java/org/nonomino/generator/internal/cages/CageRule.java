package org.nonomino.generator.internal.cages;

import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;

/** What cages on a filling say about their cells. Used by one thread. */
interface CageRule {
  /** Returns whether a digit may occur twice in a cage. */
  boolean allowsRepeats();

  /** Returns whether a single cell becomes a given, because a cage of one cell only states it. */
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
