package org.nonomino.core.constraint;

import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;

/** Lines whose ends have a meaning that differs from that of the cells between them. */
final class LineEnds {
  static final int COUNT = 2;

  private LineEnds() {}

  /**
   * Throws an {@link InvalidConstraintException} if the cells are too few or no line, or if it
   * comes back to an end.
   */
  static void require(CellList cells, int min) {
    cells.requireCount(min, Integer.MAX_VALUE).requireLine();
    requireOnce(cells, 0);
    requireOnce(cells, cells.count() - 1);
  }

  private static void requireOnce(CellList cells, int end) {
    if (cells.stream().filter(cell -> cell == cells.get(end)).count() > 1) {
      throw new InvalidConstraintException(
          "the line comes back to its end %s".formatted(cells.name(end)));
    }
  }

  /** Returns the first and the last cell. */
  static CellList of(CellList cells) {
    return CellList.of(cells.size(), cells.get(0), cells.last());
  }

  /** Returns the cells between the ends. */
  static CellList between(CellList cells) {
    return cells.part(1, cells.count() - 1);
  }

  /** Compares a digit between the ends with those of the ends. */
  @FunctionalInterface
  interface Test {
    /** Returns whether a digit may occur between ends with the digits low and high. */
    boolean allows(int low, int high, int digit);
  }

  /** The digits of the ends, as far as they are known: 0 is unknown. */
  private record Bounds(int low, int high) {
    boolean hasBoth() {
      return low > 0 && high > 0;
    }
  }

  private record Key(int size, int difference) {}

  /** Reads lines whose digits between the ends depend on the ends. All lines share the automata. */
  static final class Reader {
    /** The maximum number of cached transitions, enough for some numbers at the largest size. */
    private static final long MAX_TRANSITIONS = 1_000_000;

    private static final Tables APART =
        new Tables((first, last, difference) -> Math.abs(first - last) >= difference);

    private final Test test;
    private final BoundedCache<Key, Automaton> automata =
        new BoundedCache<>(MAX_TRANSITIONS, Automaton::tableLength);

    /** Receives the test of the digits between the ends. The test has no side effects. */
    Reader(Test test) {
      this.test = test;
    }

    /**
     * Adds that the digits of the ends differ by so much, and those between them pass the test. The
     * automaton reads the ends before the cells between them.
     */
    void lower(CellList cells, int difference, Primitives into) {
      CellList ends = of(cells);
      into.relate(ends.get(0), ends.get(1), APART.of(cells.size(), difference));
      if (cells.count() > COUNT) {
        into.accept(
            ends.followedBy(between(cells)),
            automata.get(new Key(cells.size(), difference), this::automaton));
      }
    }

    private Automaton automaton(Key key) {
      return Automaton.of(
          key.size,
          new Bounds(0, 0),
          (bounds, digit) -> after(bounds, digit, key.difference),
          Bounds::hasBoth);
    }

    private Optional<Bounds> after(Bounds bounds, int digit, int difference) {
      if (bounds.low == 0) {
        return Optional.of(new Bounds(digit, 0));
      }
      if (bounds.high == 0) {
        return Math.abs(bounds.low - digit) >= difference
            ? Optional.of(new Bounds(Math.min(bounds.low, digit), Math.max(bounds.low, digit)))
            : Optional.empty();
      }
      return test.allows(bounds.low, bounds.high, digit) ? Optional.of(bounds) : Optional.empty();
    }
  }
}
