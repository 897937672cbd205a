package org.nonomino.explainer;

import java.util.BitSet;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.explainer.internal.board.BoardState;

/**
 * A grid with the candidates of every cell, on any layout. Immutable; thread-safe.
 *
 * <p>Houses are numbered as those of the {@link Layout}: rows from 0, columns from n, regions from
 * 2n. Sets of digits have bit d − 1 for digit d; sets of positions have bit p for the cell at
 * position p of a house.
 */
public final class Board {
  private final BoardState state;

  /** Creates a board from a state that no longer changes. */
  Board(BoardState state) {
    this.state = state;
  }

  /**
   * Returns a board with the givens of a puzzle placed, and no further conclusions.
   *
   * @param puzzle a puzzle whose givens do not contradict each other (not checked)
   */
  public static Board of(Puzzle puzzle) {
    return new Board(BoardState.of(puzzle));
  }

  /** Returns the state of the board, on which techniques work. */
  BoardState state() {
    return state;
  }

  /** Returns the board after a step: with its placements and without its eliminated candidates. */
  public Board after(Step step) {
    return new Board(state.after(step.deductions(), step.evidence()));
  }

  /** Returns n. */
  public int size() {
    return state.size();
  }

  /** Returns n². */
  public int cellCount() {
    return state.cellCount();
  }

  /**
   * Returns the name of a house of this board for people: {@code row 1}, {@code box 7}; {@code
   * region 7} if the regions are not boxes.
   */
  public String name(House house) {
    return state.name(house);
  }

  /** Returns the rules, in fog those that can be seen. */
  public Rules rules() {
    return state.rules;
  }

  /** Returns the layout. */
  public Layout layout() {
    return state.layout();
  }

  /** Returns the digit in a cell, 0 if it is empty. */
  public int digit(int cell) {
    return state.digit(cell);
  }

  /** Returns the candidates of a cell, bit d − 1 for digit d, or none if the cell has a digit. */
  public long candidates(int cell) {
    return state.candidates(cell);
  }

  /** Returns whether an empty cell may have the digit. */
  public boolean isCandidate(int cell, int digit) {
    return state.isCandidate(cell, digit);
  }

  /**
   * Returns the cells in which a board removes candidates as soon as a cell has a digit, without a
   * step: the cells that cannot have the same digit, and those that a rule of the whole grid
   * restricts. Ascending, a new array.
   */
  public int[] restrictedBy(int cell) {
    BitSet restricted = new BitSet(cellCount());
    for (int peer : state.tables.peersOf[cell]) {
      restricted.set(peer);
    }
    state
        .tables
        .relations()
        .ifPresent(relations -> relations.visibleFrom(cell).keySet().forEach(restricted::set));
    return restricted.stream().toArray();
  }

  /**
   * Returns the digits that a board removes from another cell as soon as a cell has a digit, bit d
   * − 1 for digit d. Does not depend on the digits of this board.
   *
   * @param cell the cell with the digit
   * @param digit 1..n
   * @param other another cell
   */
  public long excluded(int cell, int digit, int other) {
    long same = state.tables.arePeers(cell, other) ? 1L << (digit - 1) : 0;
    long all = -1L >>> (Long.SIZE - size());
    return state
        .tables
        .relations()
        .map(relations -> relations.visibleFrom(cell).get(other))
        .map(allowed -> same | (all & ~allowed[digit]))
        .orElse(same);
  }

  /**
   * Returns the possible places of a digit in a house, bit p for position p, or none if the house
   * has the digit.
   *
   * @param house 0..3n−1
   * @param digit 1..n
   */
  public long places(int house, int digit) {
    return state.places(house, digit);
  }

  /** Returns the cell at a position of a house. */
  public int cellAt(int house, int position) {
    return state.cellAt(house, position);
  }

  /** Returns whether each cell has a digit. */
  public boolean isFull() {
    return state.isFull();
  }

  /** Returns the digits of the board. */
  public Grid grid() {
    return state.grid();
  }

  /**
   * Returns whether a cell has neither digit nor candidate, or a house lacks a digit and has no
   * place for it.
   */
  public boolean isContradictory() {
    return state.isContradictory();
  }
}
