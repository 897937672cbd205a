package org.nonomino.core.constraint;

import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A diagonal holds each digit once.
 *
 * @param size n
 * @param isRising whether it rises from the lower left corner to the upper right one; if not, it
 *     falls from the upper left corner to the lower right one
 */
public record Diagonal(int size, boolean isRising) implements Constraint {
  @Override
  public ConstraintKind kind() {
    return ConstraintKind.DIAGONAL;
  }

  @Override
  public CellList cells() {
    return CellList.of(
        size,
        IntStream.range(0, size)
            .map(row -> row * size + (isRising ? size - 1 - row : row))
            .toArray());
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return cells().hasDistinctDigits(full);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.allDifferent(cells());
  }
}
