package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A cell with an odd digit.
 *
 * @param cells one cell
 */
public record OddCell(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if there is not one cell. */
  public OddCell {
    cells.requireCount(1, 1);
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.ODD;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return of.symbols().value(full.digit(cells.get(0))) % 2 == 1;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.allow(
        cells.get(0), DigitSets.of(cells.size(), digit -> of.symbols().value(digit) % 2 == 1));
  }
}
