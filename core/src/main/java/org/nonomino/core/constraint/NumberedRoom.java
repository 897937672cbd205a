package org.nonomino.core.constraint;

import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A numbered room: the number is the digit of the Xth cell of a row or a column, counted from the
 * number. X is the digit of the first cell.
 *
 * @param start where the number is
 * @param value the value of the digit
 */
public record NumberedRoom(OutsideCell start, int value) implements OutsideClue {
  /** Throws an {@link InvalidConstraintException} if there is no line. */
  public NumberedRoom {
    start.requireLine();
  }

  @Override
  public void requireFit(Symbols symbols) {
    OutsideClue.require(value, symbols.least(), symbols.most(), "the digit");
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.NUMBERED_ROOM;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return Indexes.holds(cells().get(0), cells(), value, full, of);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    Indexes.lower(cells().get(0), cells(), value, of, into);
  }
}
