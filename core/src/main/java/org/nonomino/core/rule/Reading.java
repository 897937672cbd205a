package org.nonomino.core.rule;

import java.util.function.Predicate;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;

/**
 * The automata of forms that read the digits of cells in order, by form, size and number of cells.
 * Rules on many lists of cells share them. Thread-safe.
 */
final class Reading {
  /** The maximum number of states, with and without those that can be merged. */
  private static final int MAX_STATES = 4096;

  private static final int MAX_VISITED = 20_000;

  /** The maximum number of cached transitions. */
  private static final long MAX_TRANSITIONS = 1_000_000;

  private static final BoundedCache<Key, Automaton> AUTOMATA =
      new BoundedCache<>(MAX_TRANSITIONS, Automaton::tableLength);

  private record Key(Object form, Symbols symbols, int count) {}

  private Reading() {}

  /**
   * Returns the automaton of a form that does not depend on the values of digits.
   *
   * @param form a value with equality from which start, step and end follow
   * @throws InvalidConstraintException if it has too many states, or accepts no digits; a choice
   *     may accept none, because that can depend on the regions
   */
  static <S> Automaton automaton(
      Object form, CellList cells, S start, Automaton.Step<S> step, Predicate<S> accepts) {
    return automaton(form, cells, Symbols.usual(cells.size()), start, step, accepts);
  }

  /** Returns the automaton of a form that can also depend on the values of digits. */
  static <S> Automaton automaton(
      Object form,
      CellList cells,
      Symbols symbols,
      S start,
      Automaton.Step<S> step,
      Predicate<S> accepts) {
    return AUTOMATA.get(
        new Key(form, symbols.sameValues(), cells.count()),
        key -> create(key.form, key.symbols.size(), key.count, start, step, accepts));
  }

  /** Returns whether the smallest automaton of a form distinguishes between orders of digits. */
  static boolean isOrdered(Automaton automaton) {
    for (int state = 0; state < automaton.stateCount(); state++) {
      for (int first = 1; first <= automaton.size(); first++) {
        for (int second = 1; second < first; second++) {
          if (after(automaton, state, first, second) != after(automaton, state, second, first)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static int after(Automaton automaton, int state, int first, int second) {
    int next = automaton.next(state, first);
    return next == Automaton.NONE ? Automaton.NONE : automaton.next(next, second);
  }

  private static <S> Automaton create(
      Object form, int size, int count, S start, Automaton.Step<S> step, Predicate<S> accepts) {
    Automaton automaton =
        Automaton.ofLength(size, count, start, step, accepts, MAX_VISITED)
            .filter(found -> found.stateCount() <= MAX_STATES)
            .orElseThrow(
                () ->
                    new InvalidConstraintException(
                        "it is too large: reading %d digits needs more than %d states"
                            .formatted(count, MAX_STATES)));
    if (!(form instanceof EitherForm.Key) && !automaton.acceptsLength(count)) {
      throw new InvalidConstraintException(
          count == 1 ? "no digit fits it" : "no %d digits fit it".formatted(count));
    }
    return automaton;
  }
}
