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
import org.nonomino.core.Symbols;

/**
 * Counting circles: a digit in one of the circles is in as many of them as it says, such as 3 in
 * three circles.
 *
 * @param cells at least one cell, all distinct; at most the sum of all digits
 */
public record CountingCircles(CellList cells) implements Constraint {
  /** The maximum number of cached transitions. */
  private static final long MAX_TRANSITIONS = 100_000;

  private static final BoundedCache<Key, Automaton> AUTOMATA =
      new BoundedCache<>(MAX_TRANSITIONS, Automaton::tableLength);

  /**
   * The key of an automaton.
   *
   * @param count how often the digit occurs, if it does
   */
  private record Key(int size, int digit, int count, boolean isForced) {}

  /** Throws an {@link InvalidConstraintException} if there is no cell, or one twice. */
  public CountingCircles {
    cells.requireDistinct().requireCount(1, Integer.MAX_VALUE);
  }

  @Override
  public void requireFit(Symbols symbols) {
    cells.requireCount(1, symbols.total());
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
      if (counts[digit] != 0 && counts[digit] != of.symbols().value(digit)) {
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
    Symbols symbols = of.symbols();
    int size = cells.size();
    int count = cells.count();
    // Positive values are counts; a digit with the value 0 is in no circle.
    int least = Math.max(1, symbols.least());
    int most = Math.min(fewestHouses(of), symbols.most());
    long possible = 0;
    for (int value = least; value <= most; value++) {
      boolean[] others = sumsWithout(value, least, most);
      if (count < value || !others[count - value]) {
        continue;
      }
      int digit = value - symbols.offset();
      possible |= 1L << digit;
      into.accept(
          cells,
          AUTOMATA.get(new Key(size, digit, value, !others[count]), CountingCircles::automaton));
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

  /** Returns which numbers up to that of circles are sums of different values, without one. */
  private boolean[] sumsWithout(int value, int least, int most) {
    boolean[] sums = new boolean[cells.count() + 1];
    sums[0] = true;
    for (int other = least; other <= most; other++) {
      for (int i = sums.length - 1; i >= other && other != value; i--) {
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
                : count == key.count ? Optional.empty() : Optional.of(count + 1),
        count -> count == key.count || (count == 0 && !key.isForced));
  }
}
