package org.nonomino.generator.internal.placing;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;

/** The condition for the digits along a line. */
interface LineRule {
  /**
   * Returns whether a line may continue after its last cell.
   *
   * @param cells the cells of the line from its beginning; more may follow in the array
   * @param count the number of cells, at least 1
   * @param length the number of cells that the line should have in the end
   */
  boolean mayGrow(int[] cells, int count, int length);

  /**
   * Returns whether the line is a true constraint as it is. {@link #mayGrow} is true of all its
   * beginnings.
   */
  boolean isDone(int[] cells, int count, int length);

  /** Creates the constraint. */
  Constraint constraint(CellList cells);

  /** Returns whether lines of three cells look as good as longer ones. */
  default boolean mayBeShort() {
    return false;
  }
}
