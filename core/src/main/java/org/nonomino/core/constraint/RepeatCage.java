package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A cage with repeats: its digits add up to a sum, and a digit may occur twice if the other rules
 * allow it.
 *
 * @param cells at least one cell, all distinct; they need not touch
 * @param sum the number of cells, to n times that
 */
public record RepeatCage(CellList cells, int sum) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if no digits of the cells have the sum. */
  public RepeatCage {
    cells.requireDistinct().requireCount(1, Integer.MAX_VALUE);
    int count = cells.count();
    if (sum < count || sum > count * cells.size()) {
      throw new InvalidConstraintException(
          "the sum %d is not in %d..%d, the sums of %d digits"
              .formatted(sum, count, count * cells.size(), count));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.REPEAT_CAGE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return cells.digits(full).sum() == sum;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.sum(cells, sum);
  }
}
