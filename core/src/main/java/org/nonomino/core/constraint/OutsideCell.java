package org.nonomino.core.constraint;

import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;

/**
 * A place next to the grid for a number: above, below, to the left or to the right of it, or beyond
 * a corner.
 *
 * @param size n
 * @param row −1..n
 * @param column −1..n; the row or the column is −1 or n
 */
public record OutsideCell(int size, int row, int column) {
  /** Throws an {@link InvalidConstraintException} if the place is not next to the grid. */
  public OutsideCell {
    Grid.requireSize(size);
    boolean isNear = row >= -1 && row <= size && column >= -1 && column <= size;
    boolean isOutside = row == -1 || row == size || column == -1 || column == size;
    if (!isNear || !isOutside) {
      throw new InvalidConstraintException(
          "r%dc%d is not next to the %d×%d grid".formatted(row + 1, column + 1, size, size));
    }
  }

  /** The name for people, with rows and columns from 1, such as {@code r0c3} above column 3. */
  @Override
  public String toString() {
    return "r" + (row + 1) + "c" + (column + 1);
  }
}
