package org.nonomino.explainer.internal.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;

/**
 * A grid with the candidates of every cell, on any layout. Immutable; thread-safe.
 *
 * <p>Houses are numbered as those of the {@link Layout}: rows from 0, columns from n, regions from
 * 2n. Sets of digits have bit d − 1 for digit d; sets of positions have bit p for the cell at
 * position p of a house.
 */
public sealed class BoardState permits MutableBoard {
  public final BoardTables tables;
  private final int size;

  /**
   * The digits, row-major, 0 for an empty cell. Only a {@link MutableBoard} writes into this array
   * and the next two.
   */
  final int[] digits;

  /** The candidates of each cell, or none if it has a digit. */
  final long[] candidates;

  /**
   * The possible positions of each digit in each house, indexed by house and digit − 1, or none if
   * the house has the digit.
   */
  final long[] places;

  /** The cells with givens, bit c mod 64 of word c / 64 for cell c; never modified. */
  private final long[] givens;

  /** The rules of the puzzle. */
  public final Rules rules;

  /** The steps that led to this board, if they are known. */
  private final Optional<StepHistory> history;

  /**
   * Creates a board without digits and with all candidates.
   *
   * @param givens the cells whose digit will be a given
   */
  public BoardState(Rules rules, BoardTables tables, long[] givens) {
    this.rules = rules;
    this.history = Optional.empty();
    this.givens = givens;
    this.tables = tables;
    this.size = tables.size;
    this.digits = new int[size * size];
    this.candidates = new long[size * size];
    this.places = new long[tables.cellsOf.length * size];
    long all = -1L >>> (Long.SIZE - size);
    Arrays.fill(candidates, all);
    Arrays.fill(places, all);
  }

  /** Copies a board without its history. */
  public BoardState(BoardState other) {
    this(other, Optional.empty());
  }

  private BoardState(BoardState other, Optional<StepHistory> history) {
    this.history = history;
    this.givens = other.givens;
    this.rules = other.rules;
    this.tables = other.tables;
    this.size = other.size;
    this.digits = other.digits.clone();
    this.candidates = other.candidates.clone();
    this.places = other.places.clone();
  }

  /**
   * Returns a board with the givens of a puzzle placed, and no further conclusions.
   *
   * @param puzzle a puzzle whose givens do not contradict each other (not checked)
   */
  public static BoardState of(Puzzle puzzle) {
    return new MutableBoard(puzzle).snapshot();
  }

  /**
   * Returns the board after a step with these conclusions: with its placements and without its
   * eliminated candidates.
   */
  public final BoardState after(List<Deduction> deductions) {
    return after(deductions, Optional.empty());
  }

  /**
   * Returns the board after a step with these conclusions. It also records the pattern of the step.
   */
  public final BoardState after(List<Deduction> deductions, Evidence evidence) {
    return after(deductions, Optional.of(evidence));
  }

  private BoardState after(List<Deduction> deductions, Optional<Evidence> evidence) {
    MutableBoard after = new MutableBoard(this);
    after.apply(deductions);
    return new BoardState(after, StepHistory.after(history, deductions, evidence));
  }

  /**
   * Returns this board when more of its puzzle can be seen, with the steps that led to it.
   *
   * @param puzzle has the rules and givens of this board, and perhaps more of both
   * @param tables the tables of its rules
   */
  public final BoardState under(Puzzle puzzle, BoardTables tables) {
    return new BoardState(new MutableBoard(puzzle, this, tables), history);
  }

  /**
   * Returns the number, from 1, of the step that eliminated a candidate between the givens and this
   * board; 0 if no step did or the steps are unknown.
   */
  public final int stepThatEliminated(int cell, int digit) {
    return StepHistory.numberOfStep(history, cell, digit);
  }

  /**
   * Returns the number, from 1, of the last step between the givens and this board that had the
   * house, the cells and the digits of a pattern; 0 if no step had them or the steps are unknown.
   */
  public final int stepThatShowed(Evidence evidence) {
    return StepHistory.numberOfStep(history, evidence);
  }

  /** Returns n. */
  public final int size() {
    return size;
  }

  /** Returns n². */
  public final int cellCount() {
    return digits.length;
  }

  /**
   * Returns the name of a house of this board for people: {@code row 1}, {@code box 7}; {@code
   * region 7} if the regions are not boxes; {@code the falling diagonal}; {@code the hidden window
   * in rows 2–4} for a house that follows from the windows.
   */
  public final String name(House house) {
    return switch (house.kind()) {
      case ROW, COLUMN -> house.toString();
      case REGION -> tables.hasBoxes ? "box " + (house.index() + 1) : house.toString();
      case EXTRA ->
          tables
              .derivedIn(house)
              .map(lines -> "the hidden " + (hasWindows() ? "window" : "house") + " in " + lines)
              .orElseGet(() -> ConstraintNames.of(house, rules));
    };
  }

  private boolean hasWindows() {
    return rules.constraints().stream()
        .anyMatch(constraint -> constraint.kind() == ConstraintKind.WINDOKU);
  }

  /** Returns the layout. */
  public final Layout layout() {
    return tables.layout;
  }

  /** Returns the digit in a cell, 0 if it is empty. */
  public final int digit(int cell) {
    return digits[cell];
  }

  /** Returns whether the digit of a cell is a given; true if this is unknown. */
  public final boolean isGiven(int cell) {
    return (givens[cell / Long.SIZE] & (1L << cell)) != 0;
  }

  /** Returns the candidates of a cell, bit d − 1 for digit d, or none if the cell has a digit. */
  public final long candidates(int cell) {
    return candidates[cell];
  }

  /** Returns the digits that a cell can have: only its digit, or its candidates if it is empty. */
  public final long possible(int cell) {
    return digits[cell] == 0 ? candidates[cell] : 1L << (digits[cell] - 1);
  }

  /**
   * Adds an elimination for each candidate of a cell that is in a set of digits, ascending.
   *
   * @param excluded may contain digits that the cell does not have as candidates
   */
  public final void addEliminations(int cell, long excluded, List<Deduction> eliminations) {
    for (long rest = candidates[cell] & excluded; rest != 0; rest &= rest - 1) {
      eliminations.add(new Deduction.Elimination(cell, Long.numberOfTrailingZeros(rest) + 1));
    }
  }

  /** Returns whether an empty cell may have the digit. */
  public final boolean isCandidate(int cell, int digit) {
    return (candidates[cell] & (1L << (digit - 1))) != 0;
  }

  /**
   * Returns the possible places of a digit in a house, bit p for position p, or none if the house
   * has the digit.
   *
   * @param house 0..3n−1
   * @param digit 1..n
   */
  public final long places(int house, int digit) {
    return places[house * size + digit - 1];
  }

  /**
   * Returns the cells that may have each digit, indexed by digit − 1; bit c mod 64 of word c / 64
   * for cell c.
   */
  public final long[][] candidateCells() {
    long[][] cells = new long[size][tables.words];
    for (int cell = 0; cell < candidates.length; cell++) {
      for (long rest = candidates[cell]; rest != 0; rest &= rest - 1) {
        cells[Long.numberOfTrailingZeros(rest)][cell / Long.SIZE] |= 1L << cell;
      }
    }
    return cells;
  }

  /** Returns the cell at a position of a house. */
  public final int cellAt(int house, int position) {
    return tables.cellsOf[house][position];
  }

  /** Returns whether a row, column or region of a cell has the digit. */
  public final boolean sees(int cell, int digit) {
    for (int peer : tables.peersOf[cell]) {
      if (digits[peer] == digit) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the rules exclude a digit from a cell because of the digits of other cells, or
   * in this cell whatever the others are.
   */
  public final boolean isExcludedByDigits(int cell, int digit) {
    return sees(cell, digit)
        || (tables.relations().isPresent() && isExcludedBy(tables.relations().get(), cell, digit));
  }

  private boolean isExcludedBy(CellRelations relations, int cell, int digit) {
    if ((rules.conditions().allowed(cell) >>> digit & 1) == 0) {
      return true;
    }
    for (int other = 0; other < digits.length; other++) {
      if (digits[other] != 0) {
        long[] allowed = relations.visibleFrom(other).get(cell);
        if (allowed != null && (allowed[digits[other]] & 1L << (digit - 1)) == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether each cell has a digit. */
  public final boolean isFull() {
    for (int digit : digits) {
      if (digit == 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns how many cells have no digit. */
  public final int emptyCount() {
    int count = 0;
    for (int digit : digits) {
      count += digit == 0 ? 1 : 0;
    }
    return count;
  }

  /** Returns how many of some cells have no digit. */
  public final int emptyCount(int[] cells) {
    int count = 0;
    for (int cell : cells) {
      count += digits[cell] == 0 ? 1 : 0;
    }
    return count;
  }

  /** Returns the digits of the board. */
  public final Grid grid() {
    return Grid.of(size, digits);
  }

  /**
   * Returns whether a cell has neither digit nor candidate, or a house lacks a digit and has no
   * place for it.
   */
  public final boolean isContradictory() {
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] == 0 && candidates[cell] == 0) {
        return true;
      }
    }
    for (int house = 0; house < tables.cellsOf.length; house++) {
      long missing = missingDigits(house);
      for (long rest = missing; rest != 0; rest &= rest - 1) {
        if (places[house * size + Long.numberOfTrailingZeros(rest)] == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the digits that a house lacks. */
  public final long missingDigits(int house) {
    long missing = -1L >>> (Long.SIZE - size);
    for (int cell : tables.cellsOf[house]) {
      if (digits[cell] != 0) {
        missing &= ~(1L << (digits[cell] - 1));
      }
    }
    return missing;
  }
}
