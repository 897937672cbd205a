package org.nonomino.explainer.internal.constraints;

import org.nonomino.explainer.internal.board.ConstraintScope;

/** One thing that a person looks at to draw a conclusion from assumed digits. */
sealed interface ClashItem {
  /** A cell, which needs a digit. */
  record OfCell(int cell) implements ClashItem {}

  /**
   * A digit that a house needs.
   *
   * @param house the index of the house, as on a board
   */
  record OfHouse(int house, int digit) implements ClashItem {}

  /** A constraint, which must hold. */
  record OfScope(ConstraintScope scope) implements ClashItem {}
}
