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
 * A nabner line, the opposite of a renban line. No two digits on the line are equal or consecutive,
 * wherever they are.
 *
 * @param cells 2 to (n + 1) / 2 distinct cells, each touching the one before it
 */
public record Nabner(CellList cells) implements Constraint {
  private static final Tables TABLES =
      new Tables((first, second, number) -> Math.abs(first - second) > 1);

  /**
   * Throws an {@link InvalidConstraintException} if the cells are no line, or too many for such
   * digits.
   */
  public Nabner {
    // The same digits are on a closed line.
    cells = cells.withoutReturn();
    cells.requireDistinct().requireCount(2, (cells.size() + 1) / 2).requireLine();
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.NABNER;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int[] sorted = cells.digits(full).sorted().toArray();
    return IntStream.range(1, sorted.length).allMatch(i -> sorted[i] - sorted[i - 1] > 1);
  }

  /** Adds also that the digits differ, from which more follows than from pairs. */
  @Override
  public void lower(Rules of, Primitives into) {
    into.allDifferent(cells);
    DigitTable table = TABLES.of(cells.size());
    for (int i = 1; i < cells.count(); i++) {
      for (int j = 0; j < i; j++) {
        into.relate(cells.get(j), cells.get(i), table);
      }
    }
  }

  /** A visible part keeps the rule. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return SeenParts.ofLine(cells, lit, 2, Nabner::new);
  }
}
