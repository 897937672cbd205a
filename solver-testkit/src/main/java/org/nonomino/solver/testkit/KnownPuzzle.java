package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/**
 * A puzzle whose number of solutions is known by proof, not by a program.
 *
 * <p>Most are a regular filling without two of its rows. Let the second row be the first one with s
 * added to each digit (modulo n). Then a column lacks the digits d and d+s. Choosing one for the
 * upper row forces the column that lacks d+s and d+2s, and so on. So the columns form gcd(n, s)
 * cycles, and each can be filled in 2 ways, independently of the others. If the two cells of each
 * column are in the same region, or the regions are the rows, the regions exclude nothing.
 *
 * @param name for the test's display
 * @param puzzle the puzzle
 * @param count the number of solutions
 */
record KnownPuzzle(String name, Puzzle puzzle, int count) {

  @Override
  public String toString() {
    return name;
  }

  /** Returns puzzles of sizes 1 to 36 with 0, 1, 2 and up to 39168 solutions. */
  static List<KnownPuzzle> all() {
    List<KnownPuzzle> all = new ArrayList<>();
    addClassicalCounts(all);
    for (int size = 2; size <= 16; size++) {
      addRows(all, size);
    }
    all.add(rowsMissing(24, 12, 1 << 12));
    for (int size = 3; size <= 15; size += 2) {
      addDiagonals(all, size);
    }
    int[][] boxes = {
      {2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {2, 5}, {5, 2}, {3, 4}, {4, 3}, {2, 6},
      {7, 2}, {3, 5}, {4, 4}, {2, 8}, {5, 5}, {6, 6}
    };
    for (int[] box : boxes) {
      addBoxes(all, box[0], box[1]);
    }
    return all;
  }

  private static void addClassicalCounts(List<KnownPuzzle> all) {
    all.add(of("1x1, empty", ". 0", 1));
    all.add(of("1x1, given", "1 0", 1));
    all.add(of("2x2, rows", ".... 0011", 2));
    all.add(of("2x2, columns", ".... 0101", 2));
    all.add(of("2x2, diagonals", ".... 0110", 0));
    all.add(of("2x2, rows, one given", "..1. 0011", 1));
    all.add(of("Latin squares of order 3", "......... 000111222", 12));
    // Half of the Latin squares of order 3 are constant on the falling broken diagonals.
    all.add(of("3x3, broken diagonals", "......... 012201120", 6));
    all.add(of("Latin squares of order 4", "................ 0000111122223333", 576));
    all.add(of("4x4, boxes", "................ 0011001122332233", 288));
    // There are 161280 Latin squares of order 5, and 28200960 classic grids of 2x3 boxes; here the
    // first row is given.
    all.add(
        of(
            "order 5, first row given",
            "12345.................... 0000011111222223333344444",
            1344));
    all.add(
        of(
            "2x3 boxes, first row given",
            "123456.............................. 000111000111222333222333444555444555",
            39168));
  }

  private static void addRows(List<KnownPuzzle> all, int size) {
    all.add(rowsMissing(size, 1, 2));
    if (size % 2 == 0) {
      all.add(rowsMissing(size, size / 2, 1 << (size / 2)));
    }
    all.add(new KnownPuzzle("full, rows, " + size, cyclic(size, rows(size)), 1));
    if (size > 2) {
      // The first cell requires the digits of one way to fill the cycle, the second those of the
      // other.
      Puzzle puzzle = without(cyclic(size, rows(size)), 0, 1);
      Grid givens = puzzle.givens().with(0, 1).with(1, 3);
      all.add(new KnownPuzzle("two ways at once, rows, " + size, puzzle.withGivens(givens), 0));
    }
    Puzzle full = cyclic(size, rows(size));
    Grid twice = full.givens().with(0, full.givens().digit(1));
    all.add(new KnownPuzzle("full with a conflict, " + size, full.withGivens(twice), 0));
  }

  private static KnownPuzzle rowsMissing(int size, int secondRow, int count) {
    return new KnownPuzzle(
        "rows, " + size + ", row " + (secondRow + 1) + " and the first missing",
        without(cyclic(size, rows(size)), 0, secondRow),
        count);
  }

  /**
   * Adds puzzles of odd size whose regions are broken diagonals, so that the second way has a
   * conflict.
   */
  private static void addDiagonals(List<KnownPuzzle> all, int size) {
    int[] labels = new int[size * size];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] = Math.floorMod(cell % size - cell / size, size);
    }
    Puzzle full = cyclic(size, RegionMask.jigsaw(size, labels));
    all.add(new KnownPuzzle("broken diagonals, " + size, without(full, 0, 1), 1));
  }

  private static void addBoxes(List<KnownPuzzle> all, int boxRows, int boxColumns) {
    int size = boxRows * boxColumns;
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = cell / size;
      int shift = boxColumns * (row % boxRows) + row / boxRows;
      digits[cell] = (shift + cell % size) % size + 1;
    }
    Puzzle full = new Puzzle(Grid.of(size, digits), RegionMask.boxes(boxRows, boxColumns));
    Puzzle puzzle = without(full, 0, 1);
    int count = 1 << boxColumns;
    String name = "boxes " + boxRows + "x" + boxColumns;
    all.add(new KnownPuzzle(name, puzzle, count));
    RegionMask sameAsJigsaw = RegionMask.jigsaw(size, puzzle.mask().toArray());
    all.add(
        new KnownPuzzle(
            name + " as a mask matrix", new Puzzle(puzzle.givens(), sameAsJigsaw), count));
    if (size <= 16) {
      Puzzle scattered = PuzzleLaws.permuteRowsAndColumns(puzzle, new SplittableRandom(size));
      all.add(new KnownPuzzle(name + ", rows and columns permuted", scattered, count));
    }
  }

  private static KnownPuzzle of(String name, String line, int count) {
    return new KnownPuzzle(name, PuzzleLine.parse(line), count);
  }

  private static RegionMask rows(int size) {
    return RegionMask.boxes(1, size);
  }

  /** Returns the filling in which each row is the previous one with 1 added. */
  private static Puzzle cyclic(int size, RegionMask mask) {
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = (cell / size + cell % size) % size + 1;
    }
    return new Puzzle(Grid.of(size, digits), mask);
  }

  private static Puzzle without(Puzzle puzzle, int firstRow, int secondRow) {
    int size = puzzle.size();
    Grid givens = puzzle.givens();
    for (int column = 0; column < size; column++) {
      givens = givens.with(firstRow * size + column, 0).with(secondRow * size + column, 0);
    }
    return puzzle.withGivens(givens);
  }
}
