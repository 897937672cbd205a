package org.nonomino.core.constraint;

import java.util.Locale;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A little killer: a number outside the grid is the sum of the digits on a diagonal. Digits may
 * repeat.
 *
 * @param start where the number is
 * @param direction where the diagonal goes from there
 * @param sum possible for so many digits
 */
public record LittleKiller(OutsideCell start, Direction direction, int sum)
    implements OutsideNumber {
  /** A direction along a diagonal. */
  public enum Direction {
    UP_LEFT(-1, -1),
    UP_RIGHT(-1, 1),
    DOWN_LEFT(1, -1),
    DOWN_RIGHT(1, 1);

    private final int rows;
    private final int columns;

    Direction(int rows, int columns) {
      this.rows = rows;
      this.columns = columns;
    }

    /** Returns the name for people, such as {@code up-left}. */
    public String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the direction with a name for people. */
    static Direction of(String words) {
      return valueOf(words.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Returns the step from row to row, -1 or 1. */
    public int rows() {
      return rows;
    }

    /** Returns the step from column to column, -1 or 1. */
    public int columns() {
      return columns;
    }
  }

  /** Throws an {@link InvalidConstraintException} if the diagonal has no cell. */
  public LittleKiller {
    if (diagonal(start, direction).count() == 0) {
      throw new InvalidConstraintException("its diagonal does not enter the grid");
    }
  }

  @Override
  public void requireFit(Symbols symbols) {
    RepeatCage.requireSum(sum, cells().count(), symbols);
  }

  static CellList diagonal(OutsideCell start, Direction direction) {
    int size = start.size();
    int[] cells = new int[size];
    int count = 0;
    int row = start.row() + direction.rows;
    int column = start.column() + direction.columns;
    while (row >= 0 && row < size && column >= 0 && column < size) {
      cells[count++] = row * size + column;
      row += direction.rows;
      column += direction.columns;
    }
    return CellList.of(size, cells).part(0, count);
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.LITTLE_KILLER;
  }

  @Override
  public int number() {
    return sum;
  }

  @Override
  public CellList cells() {
    return diagonal(start, direction);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return of.values(cells(), full).sum() == sum;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.sum(cells(), sum);
  }
}
