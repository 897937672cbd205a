package org.nonomino.core.constraint;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * A thermometer: digits increase from the bulb on.
 *
 * @param cells 2 to n distinct cells, each touching the one before it, the bulb first
 */
public record Thermometer(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the cells are no such line. */
  public Thermometer {
    cells.requireDistinct().requireCount(2, cells.size()).requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.THERMOMETER;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return IntStream.range(1, cells.count())
        .allMatch(i -> full.digit(cells.get(i - 1)) < full.digit(cells.get(i)));
  }

  /** Also adds the bounds that follow from the length, so that a search need not derive them. */
  @Override
  public void lower(Rules of, Primitives into) {
    DigitTable less = Tables.LESS.of(cells.size());
    int spare = cells.size() - cells.count();
    for (int i = 0; i < cells.count(); i++) {
      into.allow(cells.get(i), DigitSets.range(i + 1, i + 1 + spare));
      if (i > 0) {
        into.relate(cells.get(i - 1), cells.get(i), less);
      }
    }
  }

  /** The bulb and the other end show the direction of a visible part. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return SeenParts.ofDirectedLine(cells, lit, Thermometer::new);
  }
}
