package org.nonomino.core;

import java.util.BitSet;

/**
 * A primitive of {@link Conditions}: an automaton reads the digits of some cells in order and must
 * accept them.
 *
 * @param cells the cells; a cell may occur more than once
 * @param automaton reads digits 1..n
 */
public record AutomatonPath(CellList cells, Automaton automaton) {
  /**
   * Returns whether the automaton accepts the digits of a grid, with any digits 1..n in its empty
   * cells.
   */
  public boolean isKeptBy(Grid grid) {
    long all = DigitSets.all(automaton.size());
    long[] choices = new long[cells.count()];
    for (int i = 0; i < choices.length; i++) {
      int digit = grid.digit(cells.get(i));
      choices[i] = digit == 0 ? all : 1L << digit;
    }
    return accepts(automaton, choices);
  }

  /**
   * Returns whether an automaton accepts some choice of digits.
   *
   * @param choices the digits to choose from in the order in which they are read, bit d for digit d
   */
  public static boolean accepts(Automaton automaton, long[] choices) {
    return automaton.stateCount() > 0
        && new Reader(automaton, choices).canEnd(0, automaton.start());
  }

  /**
   * Reads depth-first. The first attempt nearly always succeeds, so most states are never visited.
   * Sets of all reachable states would grow to thousands on large grids.
   */
  private static final class Reader {
    private final Automaton automaton;
    private final long[] choices;

    /** The states before each cell that do not lead to the end. */
    private final BitSet failed = new BitSet();

    Reader(Automaton automaton, long[] choices) {
      this.automaton = automaton;
      this.choices = choices;
    }

    boolean canEnd(int position, int state) {
      if (position == choices.length) {
        return automaton.accepts(state);
      }
      int index = position * automaton.stateCount() + state;
      if (failed.get(index)) {
        return false;
      }
      for (long rest = choices[position]; rest != 0; rest &= rest - 1) {
        int next = automaton.next(state, Long.numberOfTrailingZeros(rest));
        if (next != Automaton.NONE && canEnd(position + 1, next)) {
          return true;
        }
      }
      failed.set(index);
      return false;
    }
  }
}
