package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/** The digits of two neighbours add up neither to 5 nor to 10, unless there is an X or a V. */
public record NegativeXv(int size) implements Constraint {
  @Override
  public ConstraintKind kind() {
    return ConstraintKind.NEGATIVE_XV;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return marks(of).othersPass(full, NegativeXv::allows);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    marks(of).relateOthers(into, NegativeXv::allows);
  }

  private static Marks marks(Rules of) {
    return Marks.of(of, ConstraintKind.XV);
  }

  private static boolean allows(int first, int second) {
    return first + second != XvSign.V_SUM && first + second != XvSign.X_SUM;
  }
}
