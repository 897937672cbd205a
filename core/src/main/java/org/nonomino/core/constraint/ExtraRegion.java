package org.nonomino.core.constraint;

import java.util.BitSet;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * Some cells have no digit twice; n cells then hold each digit once.
 *
 * @param cells 1 to n distinct cells
 */
public record ExtraRegion(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if there are too many cells, or one twice. */
  public ExtraRegion {
    cells.requireDistinct().requireCount(1, cells.size());
  }

  /**
   * Returns an extra region of some cells.
   *
   * @param size n
   * @param cells row-major from 0, in any order
   */
  public static ExtraRegion of(int size, int... cells) {
    return new ExtraRegion(CellList.of(size, cells));
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.EXTRA_REGION;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return cells.hasDistinctDigits(full);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.allDifferent(cells);
  }

  /** The digits of a visible part differ. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return cells.isIn(lit) ? List.of(this) : SeenParts.ofCage(cells, lit, ExtraRegion::new);
  }
}
