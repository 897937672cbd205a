package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.InvalidConstraintException;

/** Lines whose ends have a meaning that differs from that of the cells between them. */
final class LineEnds {
  static final int COUNT = 2;

  private LineEnds() {}

  /**
   * Throws an {@link InvalidConstraintException} if the cells are too few or no line, or if it comes
   * back to an end.
   */
  static void require(CellList cells, int min) {
    cells.requireCount(min, Integer.MAX_VALUE).requireLine();
    requireOnce(cells, 0);
    requireOnce(cells, cells.count() - 1);
  }

  private static void requireOnce(CellList cells, int end) {
    if (cells.stream().filter(cell -> cell == cells.get(end)).count() > 1) {
      throw new InvalidConstraintException(
          "the line comes back to its end %s".formatted(cells.name(end)));
    }
  }

  /** Returns the first and the last cell. */
  static CellList of(CellList cells) {
    return CellList.of(cells.size(), cells.get(0), cells.last());
  }

  /** Returns the cells between the ends. */
  static CellList between(CellList cells) {
    return cells.part(1, cells.count() - 1);
  }
}
