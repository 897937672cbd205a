package org.nonomino.solver.bitboard;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.AutomatonPath;

/**
 * A condition with an automaton that reads cells that differ pairwise, such as a sandwich:
 * candidates stay if they are on a path from its start to its end that reads no digit twice. This
 * is exact: each candidate that stays has a solution of both conditions. Belongs to one search.
 */
final class DistinctPathPropagator implements Propagator {
  /*
   * A place of the reader is a set of the digits that it has read, and a state:
   *
   *   bit  stateBits + n − 1 …… stateBits | stateBits − 1 …… 0
   *        n … 1: the digit was read      | the state
   *
   * The set has as many digits as cells were read, so the places of all cells share one board. On 9×9, a sandwich has
   * some thousand places without givens, and about 400 in the course of a search.
   */
  /** The maximum number of bits of a place, enough for sandwiches of up to ten cells. */
  private static final int MAX_PLACE_BITS = 17;

  private static final int FIRST_CAPACITY = 256;

  private final Automaton automaton;

  /** The cells in the order in which they are read. */
  private final int[] cells;

  /** The next state or {@link Automaton#NONE}, at state · (n + 1) + digit. */
  private final int[] next;

  private final int stateBits;

  /** The places that are reached; later only those from which the end is reached, too. */
  private final long[] isPlace;

  /** The reached places in the order of the cells. */
  private int[] places = new int[FIRST_CAPACITY];

  private int placeCount;

  /** The index in {@link #places} of the first place before each cell, and after the last one. */
  private final int[] first;

  /** The candidates of all cells from each one on. */
  private final long[] later;

  private DistinctPathPropagator(AutomatonPath path, int stateBits) {
    automaton = path.automaton();
    cells = path.cells().toArray();
    this.stateBits = stateBits;
    isPlace = new long[CellBoards.wordsFor(1 << (stateBits + automaton.size()))];
    first = new int[cells.length + 1];
    later = new long[cells.length + 1];
    int row = automaton.size() + 1;
    next = new int[automaton.stateCount() * row];
    for (int at = 0; at < next.length; at++) {
      next[at] = at % row == 0 ? Automaton.NONE : automaton.next(at / row, at % row);
    }
  }

  /** Returns the propagator of a path through cells that differ; empty if it would be too large. */
  static Optional<Propagator> of(AutomatonPath path) {
    Automaton automaton = path.automaton();
    int stateBits = Integer.SIZE - Integer.numberOfLeadingZeros(automaton.stateCount());
    return automaton.stateCount() > 0 && stateBits + automaton.size() <= MAX_PLACE_BITS
        ? Optional.of(new DistinctPathPropagator(path, stateBits))
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
    for (int at = 0; at < placeCount; at++) {
      isPlace[places[at] >>> 6] = 0;
    }
    for (int i = cells.length - 1; i >= 0; i--) {
      later[i] = later[i + 1] | candidates.digits(cells[i]);
    }
    placeCount = 0;
    places[placeCount++] = automaton.start();
    CellBoards.add(isPlace, 0, automaton.start());
    int from = 0;
    for (int i = 0; i < cells.length; i++) {
      int to = placeCount;
      first[i] = from;
      read(i, candidates.digits(cells[i]), from, to);
      if (placeCount == to) {
        return false;
      }
      from = to;
    }
    first[cells.length] = from;
    return true;
  }

  /** Adds the places after those before a cell, if it and the later cells can have other digits. */
  private void read(int i, long digits, int from, int to) {
    int row = automaton.size() + 1;
    int states = (1 << stateBits) - 1;
    for (int at = from; at < to; at++) {
      int place = places[at];
      long read = (long) (place >>> stateBits) << 1;
      if (Long.bitCount(later[i] & ~read) < cells.length - i) {
        continue;
      }
      ensureCapacity(row);
      for (long unread = digits & ~read; unread != 0; unread &= unread - 1) {
        int digit = Long.numberOfTrailingZeros(unread);
        int state = next[(place & states) * row + digit];
        int following = following(place, digit, state);
        // There are no branches here, because the processor would often predict them wrongly.
        long isNew = isState(state) & ~(isPlace[following >>> 6] >>> following);
        isPlace[following >>> 6] |= isNew << following;
        places[placeCount] = following;
        placeCount += (int) isNew;
      }
    }
  }

  /** Returns the place after a digit, or any place if there is no next state. */
  private int following(int place, int digit, int nextState) {
    int states = (1 << stateBits) - 1;
    return (place & ~states) | (1 << (stateBits + digit - 1)) | (nextState & states);
  }

  /** Returns 1 for a state, 0 for {@link Automaton#NONE}. */
  private static long isState(int state) {
    return (long) ~state >>> (Long.SIZE - 1);
  }

  private void ensureCapacity(int more) {
    if (placeCount + more > places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
  }

  /** Keeps the places after the last cell at which reading may end. */
  private void keepAccepted() {
    int states = (1 << stateBits) - 1;
    for (int at = first[cells.length]; at < placeCount; at++) {
      if (!automaton.accepts(places[at] & states)) {
        remove(places[at]);
      }
    }
  }

  private void remove(int place) {
    isPlace[place >>> 6] &= ~(1L << place);
  }

  /**
   * Keeps the places before a cell from which the end is reached; returns the digits that lead to
   * it.
   */
  private long keepBackwards(int i, long digits) {
    int row = automaton.size() + 1;
    int states = (1 << stateBits) - 1;
    long supported = 0;
    for (int at = first[i]; at < first[i + 1]; at++) {
      int place = places[at];
      long read = (long) (place >>> stateBits) << 1;
      long leading = 0;
      for (long unread = digits & ~read; unread != 0; unread &= unread - 1) {
        int digit = Long.numberOfTrailingZeros(unread);
        int state = next[(place & states) * row + digit];
        int following = following(place, digit, state);
        leading |= (isState(state) & (isPlace[following >>> 6] >>> following)) << digit;
      }
      supported |= leading;
      if (leading == 0) {
        remove(place);
      }
    }
    return supported;
  }
}
