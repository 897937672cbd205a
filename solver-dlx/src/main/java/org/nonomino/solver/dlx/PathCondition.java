package org.nonomino.solver.dlx;

import java.util.Arrays;
import org.nonomino.core.Automaton;
import org.nonomino.core.AutomatonPath;

/**
 * Keeps the digits on some way of the automaton from its start to an accepting state. Sets of
 * states have 64 states per word.
 */
final class PathCondition extends SideCondition {
  private final Automaton automaton;

  /** The states that can be reached before each cell, and after the last one. */
  private final long[][] reached;

  /** The states after the current cell from which the end can be reached. */
  private long[] useful;

  private long[] usefulBefore;

  PathCondition(AutomatonPath path) {
    super(path.cells().toArray());
    this.automaton = path.automaton();
    int words = (automaton.stateCount() + Long.SIZE - 1) / Long.SIZE;
    this.reached = new long[cells.length + 1][words];
    this.useful = new long[words];
    this.usefulBefore = new long[words];
    if (words > 0) {
      add(reached[0], automaton.start());
    }
  }

  private static void add(long[] set, int state) {
    set[state / Long.SIZE] |= 1L << state;
  }

  private static boolean has(long[] set, int state) {
    return (set[state / Long.SIZE] >>> state & 1) != 0;
  }

  @Override
  long work() {
    return (long) cells.length * automaton.stateCount();
  }

  @Override
  boolean narrow(long[] candidates) {
    for (int i = 0; i < cells.length; i++) {
      readAll(reached[i], candidates[cells[i]], reached[i + 1]);
    }
    Arrays.fill(useful, 0);
    for (int state = 0; state < automaton.stateCount(); state++) {
      if (automaton.accepts(state)) {
        add(useful, state);
      }
    }
    for (int i = cells.length - 1; i >= 0; i--) {
      candidates[cells[i]] = keepUseful(reached[i], candidates[cells[i]]);
      if (candidates[cells[i]] == 0) {
        return false;
      }
    }
    return true;
  }

  private void readAll(long[] states, long digits, long[] following) {
    Arrays.fill(following, 0);
    for (int word = 0; word < states.length; word++) {
      for (long rest = states[word]; rest != 0; rest &= rest - 1) {
        int state = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        for (long unread = digits; unread != 0; unread &= unread - 1) {
          int next = automaton.next(state, Long.numberOfTrailingZeros(unread));
          if (next != Automaton.NONE) {
            add(following, next);
          }
        }
      }
    }
  }

  /**
   * Returns the digits that lead from one of some states to a useful one, and replaces the useful
   * states by those before these digits.
   */
  private long keepUseful(long[] states, long digits) {
    long kept = 0;
    Arrays.fill(usefulBefore, 0);
    for (int word = 0; word < states.length; word++) {
      for (long rest = states[word]; rest != 0; rest &= rest - 1) {
        int state = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        for (long unread = digits; unread != 0; unread &= unread - 1) {
          int digit = Long.numberOfTrailingZeros(unread);
          int next = automaton.next(state, digit);
          if (next != Automaton.NONE && has(useful, next)) {
            kept |= 1L << digit;
            add(usefulBefore, state);
          }
        }
      }
    }
    long[] before = usefulBefore;
    usefulBefore = useful;
    useful = before;
    return kept;
  }
}
