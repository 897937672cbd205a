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
 * A greater-than sign between two neighbours.
 *
 * @param cells two neighbours, first the cell with the greater digit
 */
public record GreaterThan(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the cells are not neighbours. */
  public GreaterThan {
    cells.requireNeighbours();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.GREATER_THAN;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return full.digit(cells.get(0)) > full.digit(cells.get(1));
  }

  /** Adds the bounds that follow, as a thermometer of two cells does. */
  @Override
  public void lower(Rules of, Primitives into) {
    into.allow(cells.get(0), DigitSets.range(2, cells.size()));
    into.allow(cells.get(1), DigitSets.range(1, cells.size() - 1));
    into.relate(cells.get(0), cells.get(1), Tables.GREATER.of(cells.size()));
  }
}
