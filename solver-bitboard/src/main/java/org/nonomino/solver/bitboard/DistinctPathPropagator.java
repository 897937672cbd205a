package org.nonomino.solver.bitboard;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.AutomatonPath;

/**
 * A condition with an automaton that reads cells that differ pairwise, such as a sandwich:
 * candidates stay if they are on a path from its start to its end that reads no digit twice. This
 * is exact, so after a call the two conditions together remove nothing more. Belongs to one search.
 */
final class DistinctPathPropagator implements Propagator {
  /*
   * A place of the reader is the set of the digits that it has read, and a state. A set has as many digits as cells were
   * read, so the sets of all cells share one array. On 9×9, a sandwich has about 2,000 places without givens, and few when
   * some cells are known.
   */
  /** The most words for the states of all sets of digits: sandwiches of up to ten cells. */
  private static final int MAX_WORDS = 1 << 11;

  private final Automaton automaton;

  /** The cells in the order in which they are read. */
  private final int[] cells;

  /** The number of words in a set of states. */
  private final int words;

  /** The states in which each set of digits can have been read; bit d − 1 of the index is d. */
  private final long[] states;

  /** The sets of digits that can be read, ascending by the number of digits. */
  private final int[] sets;

  /** The index in {@link #sets} of the first set before each cell, and of those after the last. */
  private final int[] first;

  private int setCount;

  /** The candidates of the cells from each cell on. */
  private final long[] later;

  private DistinctPathPropagator(AutomatonPath path, int words) {
    automaton = path.automaton();
    cells = path.cells().toArray();
    this.words = words;
    int count = 1 << automaton.size();
    states = new long[count * words];
    sets = new int[count];
    first = new int[cells.length + 2];
    later = new long[cells.length + 1];
  }

  /** Returns the propagator of a path through cells that differ; empty if it would be too large. */
  static Optional<Propagator> of(AutomatonPath path) {
    int words = CellBoards.wordsFor(path.automaton().stateCount());
    return words > 0 && (long) words << path.automaton().size() <= MAX_WORDS
        ? Optional.of(new DistinctPathPropagator(path, words))
        : Optional.empty();
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
    if (!readForwards(candidates)) {
      return false;
    }
    keepAccepted();
    for (int i = cells.length - 1; i >= 0; i--) {
      if (!candidates.keep(cells[i], keepBackwards(i, candidates.digits(cells[i])))) {
        return false;
      }
    }
    return true;
  }

  /** Finds all places, one cell after the other; returns false if there are none after a cell. */
  private boolean readForwards(Candidates candidates) {
    for (int i = 0; i < setCount; i++) {
      Arrays.fill(states, sets[i] * words, (sets[i] + 1) * words, 0);
    }
    for (int i = cells.length - 1; i >= 0; i--) {
      later[i] = later[i + 1] | candidates.digits(cells[i]);
    }
    sets[0] = 0;
    setCount = 1;
    CellBoards.add(states, 0, automaton.start());
    for (int i = 0; i < cells.length; i++) {
      first[i + 1] = setCount;
      long digits = candidates.digits(cells[i]);
      for (int at = first[i]; at < first[i + 1]; at++) {
        long unread = digits & ~((long) sets[at] << 1);
        for (; unread != 0; unread &= unread - 1) {
          read(i, sets[at], Long.numberOfTrailingZeros(unread));
        }
      }
      if (setCount == first[i + 1]) {
        return false;
      }
    }
    first[cells.length + 1] = setCount;
    return true;
  }

  /**
   * Adds the states after a set of digits and the digit of a cell, if the later cells can have as
   * many other digits.
   */
  private void read(int i, int set, int digit) {
    int following = set | 1 << digit >>> 1;
    if (Long.bitCount(later[i + 1] & ~((long) following << 1)) < cells.length - i - 1) {
      return;
    }
    int from = set * words;
    int to = following * words;
    boolean isKnown = false;
    for (int word = 0; word < words; word++) {
      isKnown |= states[to + word] != 0;
    }
    boolean isRead = false;
    for (int word = 0; word < words; word++) {
      for (long rest = states[from + word]; rest != 0; rest &= rest - 1) {
        int next =
            automaton.next(word * Long.SIZE + Long.numberOfTrailingZeros(rest), digit);
        if (next != Automaton.NONE) {
          CellBoards.add(states, to, next);
          isRead = true;
        }
      }
    }
    if (isRead && !isKnown) {
      sets[setCount++] = following;
    }
  }

  /** Keeps the states after the last cell in which reading may end. */
  private void keepAccepted() {
    for (int at = first[cells.length]; at < setCount; at++) {
      for (int word = 0; word < words; word++) {
        int index = sets[at] * words + word;
        for (long rest = states[index]; rest != 0; rest &= rest - 1) {
          int bit = Long.numberOfTrailingZeros(rest);
          if (!automaton.accepts(word * Long.SIZE + bit)) {
            states[index] &= ~(1L << bit);
          }
        }
      }
    }
  }

  /**
   * Keeps the places before a cell from which the end is reached; returns the digits that lead to
   * it.
   */
  private long keepBackwards(int i, long digits) {
    long supported = 0;
    for (int at = first[i]; at < first[i + 1]; at++) {
      int set = sets[at];
      long unread = digits & ~((long) set << 1);
      for (int word = 0; word < words; word++) {
        int index = set * words + word;
        for (long rest = states[index]; rest != 0; rest &= rest - 1) {
          int bit = Long.numberOfTrailingZeros(rest);
          int state = word * Long.SIZE + bit;
          long leading = leading(set, state, unread & ~supported);
          supported |= leading;
          if (leading == 0 && !leads(set, state, unread & supported)) {
            states[index] &= ~(1L << bit);
          }
        }
      }
    }
    return supported;
  }

  /** Returns the digits that lead from a place to places that were kept. */
  private long leading(int set, int state, long unread) {
    long leading = 0;
    for (long rest = unread; rest != 0; rest &= rest - 1) {
      if (leads(set, state, rest & -rest)) {
        leading |= rest & -rest;
      }
    }
    return leading;
  }

  /** Returns whether some digit leads from a place to one that was kept. */
  private boolean leads(int set, int state, long digits) {
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      int next = automaton.next(state, digit);
      if (next != Automaton.NONE
          && CellBoards.has(states, (set | 1 << digit >>> 1) * words, next)) {
        return true;
      }
    }
    return false;
  }
}
