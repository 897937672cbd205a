package org.nonomino.explainer;

import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;

/** A board at work. Belongs to one thread; it stays in this package. */
final class MutableBoard extends Board {
  /** Makes a board with the givens of a puzzle placed, and nothing else concluded. */
  MutableBoard(Puzzle puzzle) {
    this(puzzle, new BoardTables(puzzle.mask().layout()));
  }

  /** Makes such a board from the tables of its layout. */
  MutableBoard(Puzzle puzzle, BoardTables tables) {
    super(tables);
    Grid givens = puzzle.givens();
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      if (givens.digit(cell) != 0) {
        place(cell, givens.digit(cell));
      }
    }
  }

  /** Copies a board. */
  MutableBoard(Board other) {
    super(other);
  }

  /** Returns the board as it is now. */
  Board snapshot() {
    return new Board(this);
  }

  /** Makes this board like another one of the same layout. */
  void become(Board other) {
    System.arraycopy(other.digits, 0, digits, 0, digits.length);
    System.arraycopy(other.candidates, 0, candidates, 0, candidates.length);
    System.arraycopy(other.places, 0, places, 0, places.length);
  }

  /**
   * Puts a digit into an empty cell, and takes it from the candidates of the peers. That the cell
   * may have it is not checked.
   */
  void place(int cell, int digit) {
    for (long rest = candidates[cell]; rest != 0; rest &= rest - 1) {
      eliminate(cell, Long.numberOfTrailingZeros(rest) + 1);
    }
    digits[cell] = digit;
    for (int peer : tables.peersOf[cell]) {
      eliminate(peer, digit);
    }
    for (int house : tables.housesOf[cell]) {
      places[house * size() + digit - 1] = 0;
    }
  }

  /** Takes a candidate from a cell, if it is there. */
  void eliminate(int cell, int digit) {
    long bit = 1L << (digit - 1);
    if ((candidates[cell] & bit) == 0) {
      return;
    }
    candidates[cell] ^= bit;
    int[] houses = tables.housesOf[cell];
    int[] positions = tables.positionsOf[cell];
    for (int kind = 0; kind < houses.length; kind++) {
      places[houses[kind] * size() + digit - 1] &= ~(1L << positions[kind]);
    }
  }

  /** Does what a step says. */
  void apply(Step step) {
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Placement) {
        place(deduction.cell(), deduction.digit());
      } else {
        eliminate(deduction.cell(), deduction.digit());
      }
    }
  }
}
