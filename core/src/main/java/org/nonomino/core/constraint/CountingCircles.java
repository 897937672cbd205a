package org.nonomino.core.constraint;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
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
 * Counting circles: a digit in one of the circles is in as many of them as it says, such as 3 in
 * three circles.
 *
 * @param cells at least one cell, all distinct; at most 1 + 2 + … + n, which hold each digit
 */
public record CountingCircles(CellList cells) implements Constraint {
  /** The maximum number of cached transitions. */
  private static final long MAX_TRANSITIONS = 100_000;

  private static final BoundedCache<Key, Automaton> AUTOMATA =
      new BoundedCache<>(MAX_TRANSITIONS, Automaton::tableLength);

  private record Key(int size, int digit, boolean isForced) {}

  /** Throws an {@link InvalidConstraintException} if no digits of the cells keep the rule. */
  public CountingCircles {
    int size = cells.size();
    cells.requireDistinct().requireCount(1, size * (size + 1) / 2);
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.COUNTING_CIRCLES;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    int[] counts = new int[cells.size() + 1];
    cells.digits(full).forEach(digit -> counts[digit]++);
    for (int digit = 1; digit < counts.length; digit++) {
      if (counts[digit] != 0 && counts[digit] != digit) {
        return false;
      }
    }
    return true;
  }

  /**
   * Each digit is in no circle, or in as many as it says. So the digits in circles are a set whose
   * sum is the number of circles, which excludes some digits and forces others.
   */
  @Override
  public void lower(Rules of, Primitives into) {
    int size = cells.size();
    int most = Math.min(fewestHouses(of), size);
    long possible = 0;
    for (int digit = 1; digit <= most; digit++) {
      boolean[] others = sumsWithout(digit, most);
      int count = cells.count();
      if (count < digit || !others[count - digit]) {
        continue;
      }
      possible |= 1L << digit;
      into.accept(
          cells, AUTOMATA.get(new Key(size, digit, !others[count]), CountingCircles::automaton));
    }
    for (int cell : cells.toArray()) {
      into.allow(cell, possible);
    }
  }

  /** Returns the number of rows, columns or regions with circles, whichever is least. */
  private int fewestHouses(Rules of) {
    int size = cells.size();
    int rows = different(cell -> cell / size);
    int columns = different(cell -> cell % size);
    return Math.min(different(of.mask()::region), Math.min(rows, columns));
  }

  private int different(IntUnaryOperator house) {
    return Long.bitCount(
        cells.stream().mapToLong(cell -> 1L << house.applyAsInt(cell)).reduce(0, (a, b) -> a | b));
  }

  /** Returns which numbers up to that of circles are sums of different digits, without one. */
  private boolean[] sumsWithout(int digit, int most) {
    boolean[] sums = new boolean[cells.count() + 1];
    sums[0] = true;
    for (int other = 1; other <= most; other++) {
      for (int i = sums.length - 1; i >= other && other != digit; i--) {
        sums[i] |= sums[i - other];
      }
    }
    return sums;
  }

  /** The states are how often the digit was read. */
  private static Automaton automaton(Key key) {
    return Automaton.of(
        key.size,
        0,
        (count, digit) ->
            digit != key.digit
                ? Optional.of(count)
                : count == key.digit ? Optional.empty() : Optional.of(count + 1),
        count -> count == key.digit || (count == 0 && !key.isForced));
  }
}
