package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A white dot between two neighbours: their digits differ by a given number.
 *
 * @param cells two neighbours, in any order
 * @param difference 1 to n − 1, mostly 1
 */
public record WhiteDot(CellList cells, int difference) implements Constraint {
  private static final Tables TABLES = new Tables(WhiteDot::allows);

  /** The difference if a puzzle names none. */
  public static final int USUAL_DIFFERENCE = ConstraintKind.WHITE_DOT.usualNumber(1);

  /** Throws an {@link InvalidConstraintException} if no two digits have the difference. */
  public WhiteDot {
    cells.requireNeighbours();
    if (difference < 1 || difference >= cells.size()) {
      throw new InvalidConstraintException(
          "the difference %d is not in 1..%d".formatted(difference, cells.size() - 1));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.WHITE_DOT;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return allows(full.digit(cells.get(0)), full.digit(cells.get(1)), difference);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.relate(cells.get(0), cells.get(1), TABLES.of(cells.size(), difference));
  }

  private static boolean allows(int first, int second, int difference) {
    return Math.abs(first - second) == difference;
  }
}
