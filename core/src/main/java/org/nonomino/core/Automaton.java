package org.nonomino.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Predicate;

/**
 * A deterministic finite automaton that reads digits. It has only states from which an accepting
 * state can be reached, so it stops at the first digit that no accepted text has. Immutable; equal
 * automata have the same states in the same order, that of a breadth-first walk.
 */
public final class Automaton {
  /** The target of a transition that does not exist. */
  public static final int NONE = -1;

  /** The state in which reading begins, unless the automaton accepts nothing. */
  public static final int START = 0;

  private final int size;
  private final int stateCount;

  /** The next state or {@link #NONE}, at the index state·(n+1) + digit. */
  private final int[] next;

  private final BitSet accepting;
  private final int hash;

  private Automaton(int size, int[] next, BitSet accepting) {
    this.size = size;
    this.stateCount = next.length / (size + 1);
    this.next = next;
    this.accepting = accepting;
    this.hash = 31 * Arrays.hashCode(next) + accepting.hashCode();
  }

  /**
   * The next state after a digit.
   *
   * @param <S> the states, values with equality
   */
  @FunctionalInterface
  public interface Step<S> {
    /** Returns the state after reading a digit in a state; empty if no accepted text goes on so. */
    Optional<S> after(S state, int digit);
  }

  /**
   * Returns the automaton whose states are the values reachable from a first value.
   *
   * @param size n, the largest digit
   * @param start the first state
   * @param step leads to finitely many states
   * @param accepts whether reading may end in a state
   */
  public static <S> Automaton of(int size, S start, Step<S> step, Predicate<S> accepts) {
    List<S> states = new ArrayList<>();
    Map<S, Integer> numbers = new HashMap<>();
    List<int[]> rows = new ArrayList<>();
    Queue<S> unread = new ArrayDeque<>();
    numbers.put(start, START);
    states.add(start);
    unread.add(start);
    while (!unread.isEmpty()) {
      S state = unread.remove();
      int[] row = new int[size + 1];
      Arrays.fill(row, NONE);
      for (int digit = 1; digit <= size; digit++) {
        Optional<S> after = step.after(state, digit);
        if (after.isPresent()) {
          Integer known = numbers.get(after.get());
          if (known == null) {
            known = states.size();
            numbers.put(after.get(), known);
            states.add(after.get());
            unread.add(after.get());
          }
          row[digit] = known;
        }
      }
      rows.add(row);
    }
    BitSet accepting = new BitSet(states.size());
    for (int state = 0; state < states.size(); state++) {
      accepting.set(state, accepts.test(states.get(state)));
    }
    return trimmed(size, rows, accepting);
  }

  /** Returns the automaton without the states from which no accepting one is reached. */
  private static Automaton trimmed(int size, List<int[]> rows, BitSet accepting) {
    BitSet useful = (BitSet) accepting.clone();
    boolean isGrowing = true;
    while (isGrowing) {
      isGrowing = false;
      for (int state = rows.size() - 1; state >= 0; state--) {
        if (!useful.get(state)
            && Arrays.stream(rows.get(state)).anyMatch(to -> to != NONE && useful.get(to))) {
          useful.set(state);
          isGrowing = true;
        }
      }
    }
    int[] numbers = new int[rows.size()];
    int count = 0;
    for (int state = 0; state < numbers.length; state++) {
      numbers[state] = useful.get(state) ? count++ : NONE;
    }
    int[] next = new int[count * (size + 1)];
    BitSet ends = new BitSet(count);
    for (int state = 0; state < numbers.length; state++) {
      if (useful.get(state)) {
        ends.set(numbers[state], accepting.get(state));
        for (int digit = 0; digit <= size; digit++) {
          int to = rows.get(state)[digit];
          next[numbers[state] * (size + 1) + digit] = to == NONE ? NONE : numbers[to];
        }
      }
    }
    return new Automaton(size, next, ends);
  }

  /** Returns n, the largest digit that is read. */
  public int size() {
    return size;
  }

  /** Returns the number of states; 0 if nothing is accepted. */
  public int stateCount() {
    return stateCount;
  }

  /**
   * Returns the state after a digit, or {@link #NONE}.
   *
   * @param state 0..{@link #stateCount()}−1
   * @param digit 1..n
   */
  public int next(int state, int digit) {
    return next[state * (size + 1) + digit];
  }

  /** Returns whether reading may end in a state. */
  public boolean accepts(int state) {
    return accepting.get(state);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Automaton automaton
            && size == automaton.size
            && hash == automaton.hash
            && Arrays.equals(next, automaton.next)
            && accepting.equals(automaton.accepting));
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
