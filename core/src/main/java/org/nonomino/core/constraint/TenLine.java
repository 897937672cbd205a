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

  private record Key(int size, int total) {}

  /**
   * Throws an {@link InvalidConstraintException} if the cells are no line, or if no digits of them
   * have the sum.
   */
  public TenLine {
    cells.requireCount(1, Integer.MAX_VALUE).requireLine();
    int most = cells.count() * cells.size();
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
    for (int digit : cells.digits(full).toArray()) {
      // A group is complete, and the next one begins.
      sum = sum == total ? digit : sum + digit;
      if (sum > total) {
        return false;
      }
    }
    return sum == total;
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.accept(cells, AUTOMATA.get(new Key(cells.size(), total), TenLine::automaton));
  }

  /** The states are the sums of the group so far, 0 between two groups. */
  private static Automaton automaton(Key key) {
    return Automaton.of(
        key.size,
        0,
        (sum, digit) ->
            sum + digit > key.total ? Optional.empty() : Optional.of((sum + digit) % key.total),
        sum -> sum == 0);
  }
}
