package org.nonomino.core.constraint;

import java.util.BitSet;
import java.util.List;
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
 * A slow thermometer: digits never decrease from the bulb on.
 *
 * @param cells at least two distinct cells, each touching the one before it, the bulb first
 */
public record SlowThermometer(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the cells are no such line. */
  public SlowThermometer {
    cells.requireCount(2, cells.size() * cells.size()).requireDistinct().requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.SLOW_THERMOMETER;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return IntStream.range(1, cells.count())
        .allMatch(i -> allows(full.digit(cells.get(i - 1)), full.digit(cells.get(i))));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    DigitTable table = DigitTable.of(cells.size(), SlowThermometer::allows);
    for (int i = 1; i < cells.count(); i++) {
      into.relate(cells.get(i - 1), cells.get(i), table);
    }
  }

  /** The bulb and the other end show the direction of a visible part. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return SeenParts.ofDirectedLine(cells, lit, SlowThermometer::new);
  }

  private static boolean allows(int digit, int following) {
    return digit <= following;
  }
}
