package org.nonomino.explainer;

import java.util.Arrays;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;

/**
 * A grid with the candidates of every cell, on any layout. Mutable; belongs to one thread.
 *
 * <p>Houses are numbered as those of the {@link Layout}: rows from 0, columns from n, regions from
 * 2n. Sets of digits have bit d − 1 for digit d; sets of positions have bit p for the cell at
 * position p of a house.
 */
public final class Board {
  final BoardTables tables;
  private final int size;
  private final int[] digits;
  private final long[] candidates;

  /** By house and digit − 1: the positions where the digit can still go; empty once it stands. */
  private final long[] places;

  private int filledCount;

  private Board(BoardTables tables) {
    this.tables = tables;
    this.size = tables.size;
    this.digits = new int[size * size];
    this.candidates = new long[size * size];
    this.places = new long[3 * size * size];
    long all = -1L >>> (Long.SIZE - size);
    Arrays.fill(candidates, all);
    Arrays.fill(places, all);
  }

  /** Returns a board with the givens of a puzzle placed, and nothing else concluded. */
  public static Board of(Puzzle puzzle) {
    return of(puzzle, new BoardTables(puzzle.mask().layout()));
  }

  static Board of(Puzzle puzzle, BoardTables tables) {
    Board board = new Board(tables);
    Grid givens = puzzle.givens();
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      if (givens.digit(cell) != 0) {
        board.place(cell, givens.digit(cell));
      }
    }
    return board;
  }

  /** Returns a board that is like this one and changes on its own. */
  public Board copy() {
    Board copy = new Board(tables);
    copy.become(this);
    return copy;
  }

  /** Makes this board like another one of the same layout. */
  void become(Board other) {
    System.arraycopy(other.digits, 0, digits, 0, digits.length);
    System.arraycopy(other.candidates, 0, candidates, 0, candidates.length);
    System.arraycopy(other.places, 0, places, 0, places.length);
    filledCount = other.filledCount;
  }

  /** Returns n. */
  public int size() {
    return size;
  }

  /** Returns n². */
  public int cellCount() {
    return digits.length;
  }

  /** Returns the layout. */
  public Layout layout() {
    return tables.layout;
  }

  /** Returns the digit that stands in a cell, 0 if none does. */
  public int digit(int cell) {
    return digits[cell];
  }

  /** Returns the candidates of a cell, bit d − 1 for digit d; none once a digit stands. */
  public long candidates(int cell) {
    return candidates[cell];
  }

  /** Tells whether a cell without a digit may have this one. */
  public boolean isCandidate(int cell, int digit) {
    return (candidates[cell] & (1L << (digit - 1))) != 0;
  }

  /**
   * Returns where a digit can still go in a house, bit p for position p; empty once it stands
   * there.
   *
   * @param house 0..3n−1
   * @param digit 1..n
   */
  public long places(int house, int digit) {
    return places[house * size + digit - 1];
  }

  /** Returns the cell at a position of a house. */
  public int cellAt(int house, int position) {
    return tables.cellsOf[house][position];
  }

  /** Tells whether each cell has a digit. */
  public boolean isFull() {
    return filledCount == digits.length;
  }

  /** Returns the digits that stand. */
  public Grid grid() {
    return Grid.of(size, digits);
  }

  /**
   * Tells whether a cell has neither digit nor candidate, or a house no place for a digit that does
   * not stand in it.
   */
  public boolean isContradictory() {
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] == 0 && candidates[cell] == 0) {
        return true;
      }
    }
    for (int house = 0; house < 3 * size; house++) {
      long missing = missingDigits(house);
      for (long rest = missing; rest != 0; rest &= rest - 1) {
        if (places[house * size + Long.numberOfTrailingZeros(rest)] == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the digits that do not stand in a house. */
  long missingDigits(int house) {
    long missing = -1L >>> (Long.SIZE - size);
    for (int cell : tables.cellsOf[house]) {
      if (digits[cell] != 0) {
        missing &= ~(1L << (digits[cell] - 1));
      }
    }
    return missing;
  }

  /**
   * Puts a digit into an empty cell, and takes it from the candidates of the peers. That the cell
   * may have it is not checked.
   */
  public void place(int cell, int digit) {
    for (long rest = candidates[cell]; rest != 0; rest &= rest - 1) {
      eliminate(cell, Long.numberOfTrailingZeros(rest) + 1);
    }
    digits[cell] = digit;
    filledCount++;
    for (int peer : tables.peersOf[cell]) {
      eliminate(peer, digit);
    }
    for (int house : tables.housesOf[cell]) {
      places[house * size + digit - 1] = 0;
    }
  }

  /** Takes a candidate from a cell, if it is there. */
  public void eliminate(int cell, int digit) {
    long bit = 1L << (digit - 1);
    if ((candidates[cell] & bit) == 0) {
      return;
    }
    candidates[cell] ^= bit;
    int[] houses = tables.housesOf[cell];
    int[] positions = tables.positionsOf[cell];
    for (int kind = 0; kind < houses.length; kind++) {
      places[houses[kind] * size + digit - 1] &= ~(1L << positions[kind]);
    }
  }

  /** Does what a step says. */
  public void apply(Step step) {
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Placement) {
        place(deduction.cell(), deduction.digit());
      } else {
        eliminate(deduction.cell(), deduction.digit());
      }
    }
  }
}
