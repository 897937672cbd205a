package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A lockout line: the digits in the diamonds at its ends differ at least by a number, and the
 * digits between the diamonds are less than both or greater than both.
 *
 * @param cells at least two cells, each touching the one before it, the diamonds first and last;
 *     the line may cross itself, but not come back to its diamonds
 * @param difference 1 to n − 1, or to n − 2 if there are cells between the diamonds
 */
public record LockoutLine(CellList cells, int difference) implements Constraint {
  private static final LineEnds.Reader READER =
      new LineEnds.Reader((low, high, digit) -> digit < low || high < digit);

  /**
   * Throws an {@link InvalidConstraintException} if the cells are no such line, or no digits differ
   * by so much.
   */
  public LockoutLine {
    LineEnds.require(cells, LineEnds.COUNT);
    int max = cells.size() - (cells.count() > LineEnds.COUNT ? 2 : 1);
    if (difference < 1 || difference > max) {
      throw new InvalidConstraintException(
          "the difference %d is not in 1..%d".formatted(difference, max));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.LOCKOUT_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int first = full.digit(cells.get(0));
    int last = full.digit(cells.last());
    return Math.abs(first - last) >= difference
        && LineEnds.between(cells)
            .digits(full)
            .allMatch(digit -> digit < Math.min(first, last) || digit > Math.max(first, last));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    READER.lower(cells, difference, into);
  }
}
