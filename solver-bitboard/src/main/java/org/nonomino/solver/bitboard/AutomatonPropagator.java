package org.nonomino.solver.bitboard;

import java.util.Arrays;
import org.nonomino.core.Automaton;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;

/**
 * A condition with an automaton: candidates stay if they are on a path from its start to its end.
 * Belongs to one search.
 */
final class AutomatonPropagator implements Propagator {
  private final Automaton automaton;

  /** The cells in the order in which they are read. */
  private final int[] cells;

  private final boolean repeats;

  /** The number of words in a set of states. */
  private final int words;

  /** The sets of states before each cell, and after the last one. */
  private final long[] states;

  AutomatonPropagator(AutomatonPath path) {
    automaton = path.automaton();
    CellList list = path.cells();
    cells = list.toArray();
    repeats = hasRepeats(cells);
    words = CellBoards.wordsFor(automaton.stateCount());
    states = new long[(cells.length + 1) * words];
  }

  private static boolean hasRepeats(int[] cells) {
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < i; j++) {
        if (cells[i] == cells[j]) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public long work() {
    return (long) cells.length * automaton.stateCount();
  }

  @Override
  public boolean propagate(Candidates candidates) {
    if (automaton.stateCount() == 0) {
      return false;
    }
    int before;
    int after = candidatesLeft(candidates);
    do {
      before = after;
      if (!propagateOnce(candidates)) {
        return false;
      }
      after = repeats ? candidatesLeft(candidates) : before;
    } while (after != before);
    return true;
  }

  private int candidatesLeft(Candidates candidates) {
    int left = 0;
    if (repeats) {
      for (int cell : cells) {
        left += Long.bitCount(candidates.digits(cell));
      }
    }
    return left;
  }

  private boolean propagateOnce(Candidates candidates) {
    readForwards(candidates);
    int end = cells.length * words;
    for (int word = 0; word < words; word++) {
      for (long rest = states[end + word]; rest != 0; rest &= rest - 1) {
        int bit = Long.numberOfTrailingZeros(rest);
        if (!automaton.accepts(word * Long.SIZE + bit)) {
          states[end + word] &= ~(1L << bit);
        }
      }
    }
    for (int i = cells.length - 1; i >= 0; i--) {
      long supported = keepBackwards(i, candidates.digits(cells[i]));
      if (!candidates.keep(cells[i], supported)) {
        return false;
      }
    }
    return true;
  }

  private void readForwards(Candidates candidates) {
    Arrays.fill(states, 0);
    CellBoards.add(states, 0, automaton.start());
    for (int i = 0; i < cells.length; i++) {
      long digits = candidates.digits(cells[i]);
      for (int word = 0; word < words; word++) {
        for (long rest = states[i * words + word]; rest != 0; rest &= rest - 1) {
          int state = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
          for (long each = digits; each != 0; each &= each - 1) {
            int next = automaton.next(state, Long.numberOfTrailingZeros(each));
            if (next != Automaton.NONE) {
              CellBoards.add(states, (i + 1) * words, next);
            }
          }
        }
      }
    }
  }

  /**
   * Keeps the states before a cell from which the end is reached; returns the digits that lead to
   * it.
   */
  private long keepBackwards(int i, long digits) {
    long supported = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = states[i * words + word]; rest != 0; rest &= rest - 1) {
        int state = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        long leading = 0;
        for (long each = digits; each != 0; each &= each - 1) {
          int digit = Long.numberOfTrailingZeros(each);
          int next = automaton.next(state, digit);
          if (next != Automaton.NONE && CellBoards.has(states, (i + 1) * words, next)) {
            leading |= 1L << digit;
          }
        }
        supported |= leading;
        if (leading == 0) {
          states[i * words + word] &= ~(1L << state);
        }
      }
    }
    return supported;
  }
}
