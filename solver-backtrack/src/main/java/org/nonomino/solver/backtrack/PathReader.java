package org.nonomino.solver.backtrack;

import java.util.Arrays;
import org.nonomino.core.Automaton;
import org.nonomino.core.AutomatonPath;

/**
 * Reads the digits of a path with its automaton, where an empty cell stands for any digit. Keeps
 * the set of the states in which the automaton can be, 64 states per word.
 */
final class PathReader {
  private final int[] cells;

  /** The digits of the search, 0 = empty. */
  private final int[] digits;

  private final Automaton automaton;

  /** The states after any digit, for each state. */
  private final long[][] afterAny;

  private final long[] accepting;
  private long[] states;
  private long[] following;

  PathReader(AutomatonPath path, int[] digits) {
    this.cells = path.cells().toArray();
    this.digits = digits;
    this.automaton = path.automaton();
    int count = automaton.stateCount();
    int words = (count + Long.SIZE - 1) / Long.SIZE;
    this.afterAny = new long[count][words];
    this.accepting = new long[words];
    this.states = new long[words];
    this.following = new long[words];
    for (int state = 0; state < count; state++) {
      for (int digit = 1; digit <= automaton.size(); digit++) {
        add(afterAny[state], automaton.next(state, digit));
      }
      if (automaton.accepts(state)) {
        add(accepting, state);
      }
    }
  }

  private static void add(long[] set, int state) {
    if (state != Automaton.NONE) {
      set[state / Long.SIZE] |= 1L << state;
    }
  }

  /** Returns whether the automaton can accept the path with a digit in an empty cell. */
  boolean accepts(int cell, int digit) {
    Arrays.fill(states, 0);
    add(states, Automaton.START);
    for (int each : cells) {
      read(each == cell ? digit : digits[each]);
    }
    boolean accepts = false;
    for (int word = 0; word < states.length; word++) {
      accepts |= (states[word] & accepting[word]) != 0;
    }
    return accepts;
  }

  private void read(int digit) {
    Arrays.fill(following, 0);
    for (int word = 0; word < states.length; word++) {
      for (long rest = states[word]; rest != 0; rest &= rest - 1) {
        int state = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (digit != 0) {
          add(following, automaton.next(state, digit));
        } else {
          for (int i = 0; i < following.length; i++) {
            following[i] |= afterAny[state][i];
          }
        }
      }
    }
    long[] read = states;
    states = following;
    following = read;
  }
}
