package org.nonomino.core.constraint;

import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A cell whose digit is greater than those of all its neighbours that are not marked in the same
 * way.
 *
 * @param cells one cell
 */
public record Maximum(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if there is not one cell. */
  public Maximum {
    cells.requireCount(1, 1);
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.MAXIMUM;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return unmarkedNeighbours(of).allMatch(cell -> full.digit(cells.get(0)) > full.digit(cell));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    DigitTable table = Tables.GREATER.of(cells.size());
    unmarkedNeighbours(of).forEach(cell -> into.relate(cells.get(0), cell, table));
  }

  private IntStream unmarkedNeighbours(Rules of) {
    return Moves.neighbours(cells.size(), cells.get(0))
        .filter(cell -> !of.isHidden(cell))
        .filter(cell -> !of.has(new Maximum(CellList.of(cells.size(), cell))));
  }
}
