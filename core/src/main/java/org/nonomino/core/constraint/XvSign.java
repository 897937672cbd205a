package org.nonomino.core.constraint;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * An X or a V between two neighbours: their digits add up to 10 or 5.
 *
 * @param cells two neighbours, in any order
 * @param sum {@link #X_SUM} or {@link #V_SUM}
 */
public record XvSign(CellList cells, int sum) implements Constraint {
  private static final Tables TABLES = new Tables(XvSign::allows);

  /** The sum that an X stands for. */
  public static final int X_SUM = 10;

  /** The sum that a V stands for. */
  public static final int V_SUM = 5;

  /** Throws an {@link InvalidConstraintException} if the sum is neither 10 nor 5. */
  public XvSign {
    cells.requireNeighbours();
    if (sum != X_SUM && sum != V_SUM) {
      throw new InvalidConstraintException("the sum %d is neither 10 (X) nor 5 (V)".formatted(sum));
    }
  }

  /** Returns the sign, {@code X} or {@code V}. */
  public String letter() {
    return letter(sum);
  }

  /** Returns the sign for a sum, {@link #X_SUM} or {@link #V_SUM}. */
  public static String letter(int sum) {
    return sum == X_SUM ? "X" : "V";
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.XV;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return of.values(cells, full).sum() == sum;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.relate(cells.get(0), cells.get(1), TABLES.ofValues(of.symbols(), sum));
  }

  private static boolean allows(int first, int second, int sum) {
    return first + second == sum;
  }
}
