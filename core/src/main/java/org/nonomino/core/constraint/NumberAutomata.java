package org.nonomino.core.constraint;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;

/**
 * The automata of a kind of number outside the grid, by size and number. All numbers of a size
 * share a table, because on large grids the tables of single numbers would take seconds and
 * hundreds of megabytes. Thread-safe.
 *
 * @param <S> the states
 */
final class NumberAutomata<S> {
  /** The maximum number of cached transitions, enough for the largest size and some others. */
  private static final long MAX_TRANSITIONS = 2_000_000;

  private final IntUnaryOperator max;
  private final Start<S> start;
  private final Step<S> step;
  private final Predicate<S> accepts;
  private final BoundedCache<Integer, List<Automaton>> families =
      new BoundedCache<>(MAX_TRANSITIONS, family -> family.get(0).tableLength());

  /**
   * @param max returns the largest number by size; the smallest is 0
   * @param accepts whether reading may end in a state
   */
  NumberAutomata(IntUnaryOperator max, Start<S> start, Step<S> step, Predicate<S> accepts) {
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
    /** Returns the state after a digit 1..size; empty if no accepted text goes on so. */
    Optional<S> after(int size, S state, int digit);
  }

  /** Returns the automaton of a number. */
  Automaton of(int size, int number) {
    return families.get(size, this::family).get(number);
  }

  private List<Automaton> family(int size) {
    return Automaton.family(
        size,
        IntStream.rangeClosed(0, max.applyAsInt(size)).mapToObj(start::of).toList(),
        (state, digit) -> step.after(size, state, digit),
        accepts);
  }
}
