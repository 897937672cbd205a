package org.nonomino.core.constraint;

import java.util.BitSet;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A renban line: its digits are consecutive in some order, without repeats.
 *
 * @param cells 2 to n distinct cells, each touching the one before it
 */
public record Renban(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the cells are no such line. */
  public Renban {
    // The same digits are on a closed line.
    cells = cells.withoutReturn();
    cells.requireDistinct().requireCount(2, cells.size()).requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.RENBAN;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int min = cells.digits(full).min().orElseThrow();
    int max = cells.digits(full).max().orElseThrow();
    return cells.hasDistinctDigits(full) && max - min == cells.count() - 1;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.allDifferent(cells);
    DigitTable near =
        DigitTable.of(cells.size(), (first, second) -> Math.abs(first - second) < cells.count());
    for (int i = 0; i < cells.count(); i++) {
      for (int j = 0; j < i; j++) {
        into.relate(cells.get(i), cells.get(j), near);
      }
    }
  }

  /**
   * The digits of a visible part differ, but how far apart they can be depends on the whole line.
   */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return cells.isIn(lit) ? List.of(this) : SeenParts.ofLine(cells, lit, 2, ExtraRegion::new);
  }
}
