package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A between line: the digits between its ends are greater than the one end and smaller than the
 * other.
 *
 * @param cells at least three cells, each touching the one before it, the ends first and last; the
 *     line may cross itself, but not come back to its ends
 */
public record BetweenLine(CellList cells) implements Constraint {
  private static final LineEnds.Reader READER =
      new LineEnds.Reader((low, high, digit) -> low < digit && digit < high);

  /** The minimum difference of two digits with another digit between them. */
  private static final int APART = 2;

  /** Throws an {@link InvalidConstraintException} if the cells are no such line. */
  public BetweenLine {
    LineEnds.require(cells, LineEnds.COUNT + 1);
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.BETWEEN_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int first = full.digit(cells.get(0));
    int last = full.digit(cells.last());
    return LineEnds.between(cells)
        .digits(full)
        .allMatch(digit -> Math.min(first, last) < digit && digit < Math.max(first, last));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    READER.lower(cells, APART, into);
  }
}
