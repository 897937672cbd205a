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
 * A palindrome: the digits along the line read the same from both ends.
 *
 * @param cells at least two cells, each touching the one before it
 */
public record Palindrome(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the cells are no line. */
  public Palindrome {
    cells.requireCount(2, Integer.MAX_VALUE).requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.PALINDROME;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return IntStream.range(0, cells.count())
        .allMatch(i -> full.digit(cells.get(i)) == full.digit(cells.get(opposite(i))));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    DigitTable equal = Tables.EQUAL.of(cells.size());
    for (int i = 0; i < opposite(i); i++) {
      into.relate(cells.get(i), cells.get(opposite(i)), equal);
    }
  }

  private int opposite(int index) {
    return cells.count() - 1 - index;
  }
}
