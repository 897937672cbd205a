package org.nonomino.core.constraint;

import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A zipper line: all pairs of cells equally far from the centre have the same sum. If a cell is in
 * the centre, its digit is this sum.
 *
 * @param cells at least three cells, each touching the one before it; a cell may occur again
 */
public record ZipperLine(CellList cells) implements Constraint {
  private static final int SHORTEST = 3;

  /** Throws an {@link InvalidConstraintException} if the cells are no such line. */
  public ZipperLine {
    cells.requireCount(SHORTEST, Integer.MAX_VALUE).requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.ZIPPER_LINE;
  }

  /**
   * Returns the pairs from the centre to the ends, first the cell in the centre, if there is one.
   */
  private List<CellList> pairs() {
    int count = cells.count();
    return IntStream.range(count / 2, count).mapToObj(i -> both(count - 1 - i, i)).toList();
  }

  private CellList both(int first, int second) {
    CellList one = cells.part(second, second + 1);
    return first == second ? one : cells.part(first, first + 1).followedBy(one);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return EqualSums.hold(pairs(), full, of);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    EqualSums.lower(pairs(), into);
  }
}
