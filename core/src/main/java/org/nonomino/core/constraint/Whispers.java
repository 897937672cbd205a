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
 * A whispers line: the digits of cells that follow each other differ at least by a number.
 *
 * @param cells at least two cells, each touching the one before it; a cell may occur again
 * @param difference 1 to n − 1
 */
public record Whispers(CellList cells, int difference) implements Constraint {
  private static final Tables TABLES = new Tables(Whispers::allows);

  /** Throws an {@link InvalidConstraintException} if no two digits differ by so much. */
  public Whispers {
    cells.requireCount(2, Integer.MAX_VALUE).requireLine();
    if (difference < 1 || difference >= cells.size()) {
      throw new InvalidConstraintException(
          "the difference %d is not in 1..%d".formatted(difference, cells.size() - 1));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.WHISPERS;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return IntStream.range(1, cells.count())
        .allMatch(i -> allows(full.digit(cells.get(i - 1)), full.digit(cells.get(i)), difference));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    DigitTable table = TABLES.of(cells.size(), difference);
    for (int i = 1; i < cells.count(); i++) {
      into.relate(cells.get(i - 1), cells.get(i), table);
    }
  }

  /** A visible part keeps the rule. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return SeenParts.ofLine(cells, lit, 2, part -> new Whispers(part, difference));
  }

  private static boolean allows(int digit, int following, int difference) {
    return Math.abs(digit - following) >= difference;
  }
}
