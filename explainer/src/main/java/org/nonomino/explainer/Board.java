package org.nonomino.explainer;

import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
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

  /** Creates a board from a state that is no longer changed. */
  Board(BoardState state) {
    this.state = state;
  }

  /**
   * Returns a board with the givens of a puzzle placed, and nothing else concluded.
   *
   * @param puzzle whose givens do not contradict each other, which is not checked
   */
  public static Board of(Puzzle puzzle) {
    return new Board(BoardState.of(puzzle));
  }

  /** Returns the board as techniques see it. */
  BoardState state() {
    return state;
  }

  /** Returns the board after a step: with its placements made and its eliminations gone. */
  public Board after(Step step) {
    return new Board(state.after(step.deductions()));
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
   * Returns what people call a house of this board: {@code row 1}, {@code box 7}; {@code region 7}
   * where the regions are not boxes.
   */
  public String name(House house) {
    return state.name(house);
  }

  /** Returns the layout. */
  public Layout layout() {
    return state.layout();
  }

  /** Returns the digit in a cell, 0 if it is empty. */
  public int digit(int cell) {
    return state.digit(cell);
  }

  /** Returns the candidates of a cell, bit d − 1 for digit d; none once a digit stands. */
  public long candidates(int cell) {
    return state.candidates(cell);
  }

  /** Returns whether a cell without a digit may have this one. */
  public boolean isCandidate(int cell, int digit) {
    return state.isCandidate(cell, digit);
  }

  /**
   * Returns where a digit can still go in a house, bit p for position p; empty once it stands
   * there.
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

  /** Returns the digits that stand. */
  public Grid grid() {
    return state.grid();
  }

  /**
   * Returns whether a cell has neither digit nor candidate, or a house no place for a digit that it
   * lacks.
   */
  public boolean isContradictory() {
    return state.isContradictory();
  }
}
