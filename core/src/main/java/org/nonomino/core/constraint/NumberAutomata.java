package org.nonomino.core.constraint;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.Symbols;

/**
 * The automata of a kind of number outside the grid, by the values of the digits and by number. All
 * numbers share a table, because on large grids the tables of single numbers would take seconds and
 * hundreds of megabytes. Thread-safe.
 *
 * @param <S> the states
 */
final class NumberAutomata<S> {
  /** The maximum number of cached transitions, enough for the largest size and some others. */
  private static final long MAX_TRANSITIONS = 2_000_000;

  private final ToIntFunction<Symbols> max;
  private final Start<S> start;
  private final Step<S> step;
  private final Predicate<S> accepts;
  private final BoundedCache<Symbols, List<Automaton>> families =
      new BoundedCache<>(MAX_TRANSITIONS, family -> family.get(0).tableLength());

  /**
   * @param max returns the largest number for the values of the digits; the smallest is 0
   * @param accepts whether reading may end in a state
   */
  NumberAutomata(ToIntFunction<Symbols> max, Start<S> start, Step<S> step, Predicate<S> accepts) {
    this.max = max;
    this.start = start;
    this.step = step;
    this.accepts = accepts;
  }

  /** The first states. */
  @FunctionalInterface
  interface Start<S> {
    /** Returns the state in which reading begins for a number. */
    S of(int number);
  }

  /** The transitions. */
  @FunctionalInterface
  interface Step<S> {
    /** Returns the state after the value of a digit; empty if no accepted text goes on so. */
    Optional<S> after(Symbols symbols, S state, int value);
  }

  /** Returns the automaton of a number. */
  Automaton of(Symbols symbols, int number) {
    return families.get(symbols.sameValues(), this::family).get(number);
  }

  private List<Automaton> family(Symbols symbols) {
    return Automaton.family(
        symbols.size(),
        IntStream.rangeClosed(0, max.applyAsInt(symbols)).mapToObj(start::of).toList(),
        (state, digit) -> step.after(symbols, state, symbols.value(digit)),
        accepts);
  }
}
