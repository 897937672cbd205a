package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A cage with repeats: its digits add up to a sum, and a digit may occur twice if the other rules
 * allow it.
 *
 * @param cells at least one cell, all distinct; they need not touch
 * @param sum possible for so many digits
 */
public record RepeatCage(CellList cells, int sum) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if there is no cell, or one twice. */
  public RepeatCage {
    cells.requireDistinct().requireCount(1, Integer.MAX_VALUE);
  }

  @Override
  public void requireFit(Symbols symbols) {
    requireSum(sum, cells.count(), symbols);
  }

  /** Checks a sum of digits that may be equal. */
  static void requireSum(int sum, int count, Symbols symbols) {
    int min = count * symbols.least();
    int max = count * symbols.most();
    if (sum < min || sum > max) {
      throw new InvalidConstraintException(
          "the sum %d is not in %d..%d, the sums of %d digits".formatted(sum, min, max, count));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.REPEAT_CAGE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return of.values(cells, full).sum() == sum;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.sum(cells, sum);
  }
}
