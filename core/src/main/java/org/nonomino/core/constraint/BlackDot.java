package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A black dot between two neighbours: one digit is a fixed multiple of the other.
 *
 * @param cells two neighbours, in any order
 * @param ratio 2 to n, mostly 2
 */
public record BlackDot(CellList cells, int ratio) implements Constraint {
  private static final Tables TABLES = new Tables(BlackDot::allows);

  /** The ratio if a puzzle names none. */
  public static final int USUAL_RATIO = ConstraintKind.BLACK_DOT.usualNumber(1);

  /** Throws an {@link InvalidConstraintException} if no two digits have the ratio. */
  public BlackDot {
    cells.requireNeighbours();
    if (ratio < 2 || ratio > cells.size()) {
      throw new InvalidConstraintException(
          "the ratio %d is not in 2..%d".formatted(ratio, cells.size()));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.BLACK_DOT;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int[] values = of.values(cells, full).toArray();
    return allows(values[0], values[1], ratio);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.relate(cells.get(0), cells.get(1), TABLES.ofValues(of.symbols(), ratio));
  }

  private static boolean allows(int first, int second, int ratio) {
    return first == ratio * second || second == ratio * first;
  }
}
