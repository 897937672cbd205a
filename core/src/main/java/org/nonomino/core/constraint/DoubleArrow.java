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
 * A double arrow: the digits between the circles at its ends add up to the sum of the circles.
 *
 * @param cells at least three cells, each touching the one before it, the circles first and last;
 *     the line may cross itself, but not come back to its circles
 */
public record DoubleArrow(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the cells are no such line. */
  public DoubleArrow {
    LineEnds.require(cells, LineEnds.COUNT + 1);
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.DOUBLE_ARROW;
  }

  private List<CellList> sums() {
    return List.of(LineEnds.of(cells), LineEnds.between(cells));
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return EqualSums.hold(sums(), full, of);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    EqualSums.lower(sums(), into);
  }
}
