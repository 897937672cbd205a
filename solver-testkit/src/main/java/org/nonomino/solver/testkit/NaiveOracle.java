package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;

/**
 * Lists the solutions of small puzzles in the simplest possible way, for comparison with
 * strategies. It tries each digit in each empty cell, and searches the whole grid for the digit in
 * the same row, column, region or extra house. It shares no code with any strategy, and uses only
 * the input and output types of core. Slow, for sizes up to 6.
 */
public final class NaiveOracle {
  private final int size;
  private final int[][] digits;
  private final int[][] regions;

  /** Whether each extra house contains the cell in each row and column. */
  private final List<boolean[][]> extraHouses = new ArrayList<>();

  private final int max;
  private final List<Grid> solutions = new ArrayList<>();

  private NaiveOracle(Puzzle puzzle, int max) {
    this.size = puzzle.size();
    this.digits = new int[size][size];
    this.regions = new int[size][size];
    this.max = max;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        digits[row][column] = puzzle.givens().digit(row * size + column);
        regions[row][column] = puzzle.mask().region(row * size + column);
      }
    }
    for (House house : puzzle.layout().houses()) {
      if (house.kind() == HouseKind.EXTRA) {
        boolean[][] isInside = new boolean[size][size];
        for (int cell : house.cells()) {
          isInside[cell / size][cell % size] = true;
        }
        extraHouses.add(isInside);
      }
    }
  }

  /**
   * Returns the solutions of a puzzle in the order of their strings, or the first {@code max}.
   *
   * @param max the maximum number of solutions, at least 1
   */
  public static List<Grid> solutions(Puzzle puzzle, int max) {
    NaiveOracle oracle = new NaiveOracle(puzzle, max);
    if (oracle.givensAgree()) {
      oracle.fillFrom(0);
    }
    return List.copyOf(oracle.solutions);
  }

  private boolean givensAgree() {
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int given = digits[row][column];
        if (given != 0 && standsElsewhere(given, row, column)) {
          return false;
        }
      }
    }
    return true;
  }

  private void fillFrom(int cell) {
    if (solutions.size() == max) {
      return;
    }
    if (cell == size * size) {
      solutions.add(grid());
      return;
    }
    int row = cell / size;
    int column = cell % size;
    if (digits[row][column] != 0) {
      fillFrom(cell + 1);
      return;
    }
    for (int digit = 1; digit <= size; digit++) {
      if (!standsElsewhere(digit, row, column)) {
        digits[row][column] = digit;
        fillFrom(cell + 1);
        digits[row][column] = 0;
      }
    }
  }

  private boolean standsElsewhere(int digit, int row, int column) {
    for (int otherRow = 0; otherRow < size; otherRow++) {
      for (int otherColumn = 0; otherColumn < size; otherColumn++) {
        boolean isOther = otherRow != row || otherColumn != column;
        if (digits[otherRow][otherColumn] == digit
            && isOther
            && shareHouse(row, column, otherRow, otherColumn)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean shareHouse(int row, int column, int otherRow, int otherColumn) {
    return otherRow == row
        || otherColumn == column
        || regions[otherRow][otherColumn] == regions[row][column]
        || shareExtraHouse(row, column, otherRow, otherColumn);
  }

  private boolean shareExtraHouse(int row, int column, int otherRow, int otherColumn) {
    for (boolean[][] isInside : extraHouses) {
      if (isInside[row][column] && isInside[otherRow][otherColumn]) {
        return true;
      }
    }
    return false;
  }

  private Grid grid() {
    int[] flat = new int[size * size];
    for (int cell = 0; cell < flat.length; cell++) {
      flat[cell] = digits[cell / size][cell % size];
    }
    return Grid.of(size, flat);
  }
}
