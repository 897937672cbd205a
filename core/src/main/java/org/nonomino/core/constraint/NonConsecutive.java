package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * The digits of two neighbours do not differ by 1, unless there is a white or a black dot between
 * them.
 */
public record NonConsecutive(int size) implements Constraint {
  @Override
  public ConstraintKind kind() {
    return ConstraintKind.NON_CONSECUTIVE;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return marks(of).othersPass(full, NonConsecutive::allows);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    marks(of).relateOthers(into, NonConsecutive::allows);
  }

  private static Marks marks(Rules of) {
    return Marks.of(of, ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT);
  }

  private static boolean allows(int first, int second) {
    return Math.abs(first - second) != 1;
  }
}
