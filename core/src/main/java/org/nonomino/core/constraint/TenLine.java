package org.nonomino.core.constraint;

import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A ten-line: it can be divided into groups of successive cells whose digits add up to the same
 * number, mostly 10. Digits may repeat.
 *
 * @param cells at least one cell, each touching the one before it; a cell that occurs again counts
 *     again
 * @param total the sum of each group, 1 to n times the number of cells
 */
public record TenLine(CellList cells, int total) implements Constraint {
  /** The maximum number of cached transitions. */
  private static final long MAX_TRANSITIONS = 2_000_000;

  private static final BoundedCache<Key, Automaton> AUTOMATA =
      new BoundedCache<>(MAX_TRANSITIONS, Automaton::tableLength);

  /** The state before the first value above 0. */
  private static final int NONE_YET = -1;

  private record Key(Symbols symbols, int total) {}

  /** Throws an {@link InvalidConstraintException} if the cells are no line. */
  public TenLine {
    cells.requireCount(1, Integer.MAX_VALUE).requireLine();
  }

  @Override
  public void requireFit(Symbols symbols) {
    int most = cells.count() * symbols.most();
    if (total < 1 || total > most) {
      throw new InvalidConstraintException(
          "the sum %d is not in 1..%d, the sums of up to %d digits"
              .formatted(total, most, cells.count()));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.TEN_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int sum = 0;
    for (int value : of.values(cells, full).toArray()) {
      // A group is complete, and the next one begins. The value 0 can also end a group.
      sum = sum == total && value > 0 ? value : sum + value;
      if (sum > total) {
        return false;
      }
    }
    return sum == total;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells, AUTOMATA.get(new Key(of.symbols().sameValues(), total), TenLine::automaton));
  }

  /**
   * The states are the sums of the group so far, 0 between two groups. With the value 0, no group
   * is complete at first.
   */
  private static Automaton automaton(Key key) {
    return Automaton.of(
        key.symbols.size(),
        key.symbols.least() > 0 ? 0 : NONE_YET,
        (sum, digit) -> {
          int value = key.symbols.value(digit);
          int next = sum == NONE_YET ? value : sum + value;
          return next > key.total
              ? Optional.empty()
              : Optional.of(sum == NONE_YET && value == 0 ? NONE_YET : next % key.total);
        },
        sum -> sum == 0);
  }
}
