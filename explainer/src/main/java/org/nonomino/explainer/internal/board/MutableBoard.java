package org.nonomino.explainer.internal.board;

import java.util.Arrays;
import java.util.List;
import org.nonomino.core.Conditions;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.terms.Deduction;

/** A board that steps change. Belongs to one thread and is used only inside the explainer. */
public final class MutableBoard extends BoardState {
  /** Creates a board with the givens of a puzzle placed, and no further conclusions. */
  public MutableBoard(Puzzle puzzle) {
    this(puzzle, BoardTables.of(puzzle.rules()));
  }

  /** Creates such a board from the tables of its rules. */
  public MutableBoard(Puzzle puzzle, BoardTables tables) {
    this(puzzle, puzzle.givens(), tables);
  }

  /**
   * Creates a board with the digits of a grid placed.
   *
   * @param puzzle a puzzle whose givens are part of the grid's digits
   */
  public MutableBoard(Puzzle puzzle, Grid grid, BoardTables tables) {
    super(puzzle.rules(), tables, filledCells(puzzle.givens(), tables));
    if (!puzzle.rules().conditions().isEmpty()) {
      removeWhatNoConstraintAllows(puzzle.rules().conditions());
    }
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) != 0) {
        place(cell, grid.digit(cell));
      }
    }
  }

  /**
   * Removes the candidates that a constraint excludes in a single cell: even digits in an odd cell.
   */
  private void removeWhatNoConstraintAllows(Conditions conditions) {
    for (int cell = 0; cell < cellCount(); cell++) {
      long excluded = candidates(cell) & ~(conditions.allowed(cell) >>> 1);
      for (long rest = excluded; rest != 0; rest &= rest - 1) {
        eliminate(cell, Long.numberOfTrailingZeros(rest) + 1);
      }
    }
  }

  private static long[] filledCells(Grid grid, BoardTables tables) {
    long[] filled = new long[tables.words];
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) != 0) {
        filled[cell / Long.SIZE] |= 1L << cell;
      }
    }
    return filled;
  }

  /** Copies a board. */
  public MutableBoard(BoardState other) {
    super(other);
  }

  /**
   * Creates a board with the digits of another and without the candidates that it lacks.
   *
   * @param puzzle has the rules and givens of the other board, and perhaps more of both
   */
  public MutableBoard(Puzzle puzzle, BoardState before, BoardTables tables) {
    this(puzzle, withDigits(puzzle.givens(), before), tables);
    for (int cell = 0; cell < cellCount(); cell++) {
      long excluded = digit(cell) == 0 ? candidates(cell) & ~before.candidates(cell) : 0;
      for (long rest = excluded; rest != 0; rest &= rest - 1) {
        eliminate(cell, Long.numberOfTrailingZeros(rest) + 1);
      }
    }
  }

  private static Grid withDigits(Grid givens, BoardState board) {
    int[] digits = new int[givens.cellCount()];
    Arrays.setAll(digits, cell -> Math.max(givens.digit(cell), board.digit(cell)));
    return Grid.of(givens.size(), digits);
  }

  /** Returns a copy of the current board. */
  public BoardState snapshot() {
    return new BoardState(this);
  }

  /**
   * Puts a digit into an empty cell, and removes it from the candidates of the peers. Does not
   * check that the cell may have the digit.
   */
  public void place(int cell, int digit) {
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
    if (tables.relations().isPresent()) {
      placeVisibly(cell, digit, tables.relations().get());
    }
  }

  private void placeVisibly(int cell, int digit, CellRelations relations) {
    relations
        .visibleFrom(cell)
        .forEach(
            (partner, allowed) -> {
              for (long rest = candidates[partner] & ~allowed[digit]; rest != 0; rest &= rest - 1) {
                eliminate(partner, Long.numberOfTrailingZeros(rest) + 1);
              }
            });
  }

  /** Removes a candidate from a cell, if it is there. */
  public void eliminate(int cell, int digit) {
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

  /** Applies the placements and eliminations of a step. */
  public void apply(List<Deduction> deductions) {
    for (Deduction deduction : deductions) {
      if (deduction instanceof Deduction.Placement) {
        place(deduction.cell(), deduction.digit());
      } else {
        eliminate(deduction.cell(), deduction.digit());
      }
    }
  }
}
