package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * The windows of a grid of n = k² hold each digit once: (k − 1)² squares of k×k cells, one row and
 * one column away from each other and from the border.
 */
public record Windoku(int size) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if n is not a square of at least 4. */
  public Windoku {
    int side = (int) Math.round(Math.sqrt(size));
    if (side < 2 || side * side != size) {
      throw new InvalidConstraintException(
          "there are windows only on grids of 4×4, 9×9, 16×16, 25×25 and 36×36");
    }
  }

  /** Returns the windows, row by row. */
  public List<CellList> windows() {
    int side = (int) Math.round(Math.sqrt(size));
    List<CellList> windows = new ArrayList<>();
    for (int top = 1; top + side < size; top += side + 1) {
      for (int left = 1; left + side < size; left += side + 1) {
        int[] cells = new int[size];
        for (int i = 0; i < size; i++) {
          cells[i] = (top + i / side) * size + left + i % side;
        }
        windows.add(CellList.of(size, cells));
      }
    }
    return windows;
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.WINDOKU;
  }

  @Override
  public CellList cells() {
    return windows().stream().reduce(CellList.of(size), CellList::followedBy);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return windows().stream().allMatch(window -> window.hasDistinctDigits(full));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    windows().forEach(into::allDifferent);
  }
}
