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
    BitSet states = new BitSet(automaton.stateCount());
    states.set(Automaton.START, automaton.stateCount() > 0);
    for (int i = 0; i < cells.count() && !states.isEmpty(); i++) {
      states = after(states, grid.digit(cells.get(i)));
    }
    return states.stream().anyMatch(automaton::accepts);
  }

  /** Returns the states after a digit, or after any digit if it is 0. */
  private BitSet after(BitSet states, int digit) {
    BitSet after = new BitSet(automaton.stateCount());
    int from = digit == 0 ? 1 : digit;
    int to = digit == 0 ? automaton.size() : digit;
    states.stream()
        .forEach(
            state -> {
              for (int each = from; each <= to; each++) {
                int next = automaton.next(state, each);
                if (next != Automaton.NONE) {
                  after.set(next);
                }
              }
            });
    return after;
  }
}
