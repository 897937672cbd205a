package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.InvalidConstraintException;

/** A number next to the grid about the digits of the row or the column that begins there. */
public interface OutsideClue extends OutsideNumber {
  /** Returns the number. */
  int value();

  @Override
  default int number() {
    return value();
  }

  /** Returns the cells of the row or the column, the nearest one to the number first. */
  @Override
  default CellList cells() {
    return start().line();
  }

  /**
   * Throws an {@link InvalidConstraintException} if a number is out of its range.
   *
   * @param meaning what the number is, for the message
   */
  static void require(int value, int min, int max, String meaning) {
    if (value < min || value > max) {
      throw new InvalidConstraintException(
          "%s %d is not in %d..%d".formatted(meaning, value, min, max));
    }
  }
}
