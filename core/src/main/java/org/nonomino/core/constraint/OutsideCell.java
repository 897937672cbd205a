package org.nonomino.core.constraint;

import java.util.stream.IntStream;
import org.nonomino.core.CellList;
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

  /**
   * Returns the cells of the row or the column that begins here, the nearest one first.
   *
   * @throws InvalidConstraintException if the place is beyond a corner
   */
  public CellList line() {
    requireLine();
    boolean isRow = row >= 0 && row < size;
    boolean isBackward = row == size || column == size;
    return CellList.of(
        size,
        IntStream.range(0, size)
            .map(i -> isBackward ? size - 1 - i : i)
            .map(i -> isRow ? row * size + i : i * size + column)
            .toArray());
  }

  /** Throws an {@link InvalidConstraintException} if the place is beyond a corner. */
  void requireLine() {
    if ((row < 0 || row == size) && (column < 0 || column == size)) {
      throw new InvalidConstraintException(
          "no row or column begins at %s, which is beyond a corner".formatted(this));
    }
  }

  /** The name for people, with rows and columns from 1, such as {@code r0c3} above column 3. */
  @Override
  public String toString() {
    return "r" + (row + 1) + "c" + (column + 1);
  }
}
