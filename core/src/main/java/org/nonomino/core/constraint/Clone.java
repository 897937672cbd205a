package org.nonomino.core.constraint;

import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A clone: two groups of cells have the same digits in the same order.
 *
 * @param originals at least one cell
 * @param copies as many cells
 */
public record Clone(CellList originals, CellList copies) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the groups differ in their number of cells. */
  public Clone {
    originals.requireCount(1, Integer.MAX_VALUE);
    if (originals.count() != copies.count()) {
      throw new InvalidConstraintException(
          "its groups have %d and %d cells".formatted(originals.count(), copies.count()));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.CLONE;
  }

  /** Returns the cells of the one group, then those of the other. */
  @Override
  public CellList cells() {
    return originals.followedBy(copies);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return IntStream.range(0, originals.count())
        .allMatch(i -> full.digit(originals.get(i)) == full.digit(copies.get(i)));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    DigitTable equal = Tables.EQUAL.of(originals.size());
    for (int i = 0; i < originals.count(); i++) {
      into.relate(originals.get(i), copies.get(i), equal);
    }
  }
}
