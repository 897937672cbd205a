package org.nonomino.core.constraint;

import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * An equal sum line: the digits of all such lines of a puzzle have the same, unknown sum. Digits
 * may repeat.
 *
 * @param cells at least one cell, each touching the one before it; a cell that occurs again counts
 *     again
 */
public record EqualSumLine(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the cells are no line. */
  public EqualSumLine {
    cells.requireCount(1, Integer.MAX_VALUE).requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.EQUAL_SUM_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return EqualSums.hold(withFirst(of), full, of);
  }

  /** Adds that the sum is that of the first line, so the sums of all lines are equal. */
  @Override
  public void lower(Rules of, Primitives into) {
    EqualSums.lower(withFirst(of), into);
  }

  private List<CellList> withFirst(Rules of) {
    CellList first =
        of.constraints().stream()
            .filter(EqualSumLine.class::isInstance)
            .map(Constraint::cells)
            .findFirst()
            .orElse(cells);
    return first.equals(cells) ? List.of(cells) : List.of(first, cells);
  }
}
