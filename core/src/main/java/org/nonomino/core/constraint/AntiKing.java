package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/** Cells a king's move apart have different digits. */
public record AntiKing(int size) implements Constraint {
  @Override
  public ConstraintKind kind() {
    return ConstraintKind.ANTI_KING;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return Moves.KING.allPairs(size, (first, second) -> full.digit(first) != full.digit(second));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    DigitTable different = DigitTable.different(size);
    Moves.KING.forEachPair(size, (first, second) -> into.relate(first, second, different));
  }
}
