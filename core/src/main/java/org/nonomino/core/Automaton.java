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
 * state can be reached, so it stops at the first digit that no accepted text has. Automata of a
 * {@link #family} share their table. Immutable; equal automata have equal tables and the same
 * start.
 */
public final class Automaton {
  /** The target of a transition that does not exist. */
  public static final int NONE = -1;

  private final Table table;
  private final int start;
  private final int stateCount;

  private Automaton(Table table, int start, int stateCount) {
    this.table = table;
    this.start = start;
    this.stateCount = stateCount;
  }

  /**
   * The transitions of a family.
   *
   * @param size n, the largest digit
   * @param next the next state or {@link #NONE}, at the index state·(n+1) + digit
   * @param accepting the states in which reading may end
   * @param hash of the other components
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by content, below
  private record Table(int size, int[] next, BitSet accepting, int hash) {
    Table(int size, int[] next, BitSet accepting) {
      this(size, next, accepting, 31 * Arrays.hashCode(next) + accepting.hashCode());
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || (other instanceof Table table
              && size == table.size
              && hash == table.hash
              && Arrays.equals(next, table.next)
              && accepting.equals(table.accepting));
    }

    @Override
    public int hashCode() {
      return hash;
    }
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
    return family(size, List.of(start), step, accepts).get(0);
  }

  /**
   * Returns an automaton with as few states as possible for texts of one length: of them, it
   * accepts the same as the automaton of the states that are reachable from a first value. There
   * may be infinitely many such states.
   *
   * @param size n, the largest digit
   * @param length of the texts
   * @param start the first state
   * @param accepts whether reading may end in a state
   * @param maxStates the maximum number of states to visit
   * @return empty if there are more states
   */
  public static <S> Optional<Automaton> ofLength(
      int size, int length, S start, Step<S> step, Predicate<S> accepts, int maxStates) {
    Map<S, Integer> numbers = new HashMap<>();
    List<S> states = new ArrayList<>();
    Queue<S> unread = new ArrayDeque<>();
    List<int[]> rows = new ArrayList<>();
    number(start, numbers, states, unread);
    // The states are read in the order of their depth. Those at the last depth need no next state.
    int[] depths = new int[maxStates + size + 1];
    while (!unread.isEmpty() && states.size() <= maxStates) {
      S state = unread.remove();
      int[] row = new int[size + 1];
      Arrays.fill(row, NONE);
      int depth = depths[rows.size()];
      for (int digit = 1; digit <= size && depth < length; digit++) {
        Optional<S> after = step.after(state, digit);
        if (after.isPresent()) {
          int before = states.size();
          row[digit] = number(after.get(), numbers, states, unread);
          if (row[digit] == before) {
            depths[before] = depth + 1;
          }
        }
      }
      rows.add(row);
    }
    if (states.size() > maxStates) {
      return Optional.empty();
    }
    BitSet accepting = accepting(states, accepts);
    List<Automaton> alone = family(size, rows, accepting, new int[] {0}, new int[] {rows.size()});
    return Optional.of(alone.get(0).minimal());
  }

  /** Returns the smallest automaton that accepts the same digits as this automaton. */
  private Automaton minimal() {
    int[] classes = new int[stateCount];
    int count = 0;
    for (int found = refine(classes); found > count; found = refine(classes)) {
      count = found;
    }
    if (count == stateCount) {
      return this;
    }
    int[] representatives = new int[count];
    for (int state = 0; state < stateCount; state++) {
      representatives[classes[state]] = state;
    }
    return of(
        size(),
        classes[start],
        (each, digit) -> {
          int to = next(representatives[each], digit);
          return to == NONE ? Optional.empty() : Optional.of(classes[to]);
        },
        each -> accepts(representatives[each]));
  }

  /**
   * Divides classes of states so that the states of each agree in whether they accept, and were in
   * the same classes after each digit.
   *
   * @param classes the class of each state, changed in place
   * @return the number of classes
   */
  private int refine(int[] classes) {
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    int[] refined = new int[classes.length];
    for (int state = 0; state < classes.length; state++) {
      List<Integer> signature = new ArrayList<>(size() + 2);
      signature.add(classes[state]);
      signature.add(accepts(state) ? 1 : 0);
      for (int digit = 1; digit <= size(); digit++) {
        int to = next(state, digit);
        signature.add(to == NONE ? NONE : classes[to]);
      }
      refined[state] = numbers.computeIfAbsent(signature, key -> numbers.size());
    }
    System.arraycopy(refined, 0, classes, 0, classes.length);
    return numbers.size();
  }

  /**
   * Returns automata that differ only in their first state. Each has its own and all earlier
   * states, so list those with few states first.
   *
   * @param size n, the largest digit
   * @param starts the first state of each automaton
   * @param step leads to finitely many states
   * @param accepts whether reading may end in a state
   */
  public static <S> List<Automaton> family(
      int size, List<S> starts, Step<S> step, Predicate<S> accepts) {
    List<S> states = new ArrayList<>();
    Map<S, Integer> numbers = new HashMap<>();
    List<int[]> rows = new ArrayList<>();
    Queue<S> unread = new ArrayDeque<>();
    int[] first = new int[starts.size()];
    int[] counts = new int[starts.size()];
    for (int i = 0; i < counts.length; i++) {
      first[i] = number(starts.get(i), numbers, states, unread);
      while (!unread.isEmpty()) {
        S state = unread.remove();
        int[] row = new int[size + 1];
        Arrays.fill(row, NONE);
        for (int digit = 1; digit <= size; digit++) {
          Optional<S> after = step.after(state, digit);
          if (after.isPresent()) {
            row[digit] = number(after.get(), numbers, states, unread);
          }
        }
        rows.add(row);
      }
      counts[i] = states.size();
    }
    return family(size, rows, accepting(states, accepts), first, counts);
  }

  /** Returns the states in which reading may end. */
  private static <S> BitSet accepting(List<S> states, Predicate<S> accepts) {
    BitSet accepting = new BitSet(states.size());
    for (int state = 0; state < states.size(); state++) {
      accepting.set(state, accepts.test(states.get(state)));
    }
    return accepting;
  }

  /**
   * Returns the family of some rows of transitions, without the states from which no accepting one
   * is reached.
   *
   * @param starts the first state of each automaton
   * @param counts the number of states of each automaton, including those of all earlier ones
   */
  private static List<Automaton> family(
      int size, List<int[]> rows, BitSet accepting, int[] starts, int[] counts) {
    BitSet useful = useful(rows, accepting);
    // The number of useful states before each state, and at the end of all.
    int[] before = new int[rows.size() + 1];
    for (int state = 0; state < rows.size(); state++) {
      before[state + 1] = before[state] + (useful.get(state) ? 1 : 0);
    }
    Table table = table(size, rows, accepting, useful, before);
    List<Automaton> family = new ArrayList<>(counts.length);
    for (int i = 0; i < counts.length; i++) {
      int start = starts[i];
      family.add(
          useful.get(start)
              ? new Automaton(table, before[start], before[counts[i]])
              : new Automaton(table, 0, 0));
    }
    return List.copyOf(family);
  }

  /** Returns the number of a state. If it is new, adds it to the states that have to be read. */
  private static <S> int number(S state, Map<S, Integer> numbers, List<S> states, Queue<S> unread) {
    Integer known = numbers.putIfAbsent(state, states.size());
    if (known != null) {
      return known;
    }
    states.add(state);
    unread.add(state);
    return states.size() - 1;
  }

  /** Returns the states from which an accepting one is reached. */
  private static BitSet useful(List<int[]> rows, BitSet accepting) {
    BitSet useful = (BitSet) accepting.clone();
    boolean isGrowing = true;
    boolean isDescending = false;
    while (isGrowing) {
      isGrowing = false;
      // In alternating directions, because a family has most transitions to earlier states, and a
      // single automaton to later ones.
      isDescending = !isDescending;
      for (int i = 0; i < rows.size(); i++) {
        int state = isDescending ? rows.size() - 1 - i : i;
        if (!useful.get(state) && leadsTo(useful, rows.get(state))) {
          useful.set(state);
          isGrowing = true;
        }
      }
    }
    return useful;
  }

  private static boolean leadsTo(BitSet useful, int[] row) {
    for (int to : row) {
      if (to != NONE && useful.get(to)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the table of the useful states, in the same order. */
  private static Table table(
      int size, List<int[]> rows, BitSet accepting, BitSet useful, int[] numbers) {
    int[] next = new int[useful.cardinality() * (size + 1)];
    BitSet ends = new BitSet(useful.cardinality());
    int index = 0;
    for (int state = useful.nextSetBit(0); state >= 0; state = useful.nextSetBit(state + 1)) {
      ends.set(numbers[state], accepting.get(state));
      for (int to : rows.get(state)) {
        next[index++] = to != NONE && useful.get(to) ? numbers[to] : NONE;
      }
    }
    return new Table(size, next, ends);
  }

  /** Returns n, the largest digit that is read. */
  public int size() {
    return table.size;
  }

  /** Returns the state in which reading begins, unless the automaton accepts nothing. */
  public int start() {
    return start;
  }

  /** Returns the number of states; 0 if nothing is accepted. */
  public int stateCount() {
    return stateCount;
  }

  /** Returns the number of transitions in the table, which a family shares. */
  public int tableLength() {
    return table.next.length;
  }

  /**
   * Returns the state after a digit, or {@link #NONE}.
   *
   * @param state 0..{@link #stateCount()}−1
   * @param digit 1..n
   */
  public int next(int state, int digit) {
    return table.next[state * (table.size + 1) + digit];
  }

  /** Returns whether some digits of a number are accepted. */
  public boolean acceptsLength(int count) {
    long[] choices = new long[count];
    Arrays.fill(choices, DigitSets.all(table.size));
    return AutomatonPath.accepts(this, choices);
  }

  /** Returns whether reading may end in a state. */
  public boolean accepts(int state) {
    return table.accepting.get(state);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Automaton automaton
            && start == automaton.start
            && stateCount == automaton.stateCount
            && table.equals(automaton.table));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * table.hash + start) + stateCount;
  }
}
