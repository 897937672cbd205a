package org.nonomino.core.constraint;

import org.nonomino.core.Constraint;

/** A number next to the grid about the digits of a row, a column or a diagonal. */
public interface OutsideNumber extends Constraint {
  /** Returns where the number is. */
  OutsideCell start();

  /** Returns the number: a sum, a digit or a count. */
  int number();
}
