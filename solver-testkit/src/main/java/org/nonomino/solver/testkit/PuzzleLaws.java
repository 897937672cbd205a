package org.nonomino.solver.testkit;

import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/** Changes of a puzzle that preserve its number of solutions. */
final class PuzzleLaws {
  private PuzzleLaws() {}

  /** Replaces each digit by another. */
  static Puzzle relabelDigits(Puzzle puzzle, SplittableRandom random) {
    int[] renamed = permutation(puzzle.size(), random);
    int[] digits = puzzle.givens().toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] != 0) {
        digits[cell] = renamed[digits[cell] - 1] + 1;
      }
    }
    return puzzle.withGivens(Grid.of(puzzle.size(), digits));
  }

  /** Replaces the label of each region by another. */
  static Puzzle relabelRegions(Puzzle puzzle, SplittableRandom random) {
    int[] renamed = permutation(puzzle.size(), random);
    int[] labels = puzzle.mask().toArray();
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] = 100 - 7 * renamed[labels[cell]];
    }
    return new Puzzle(puzzle.givens(), RegionMask.jigsaw(puzzle.size(), labels));
  }

  /** Returns the puzzle with rows and columns swapped. */
  static Puzzle transpose(Puzzle puzzle) {
    int size = puzzle.size();
    return move(puzzle, cell -> cell % size * size + cell / size);
  }

  /** Reorders the rows and the columns; this disconnects regions. */
  static Puzzle permuteRowsAndColumns(Puzzle puzzle, SplittableRandom random) {
    int size = puzzle.size();
    int[] rows = permutation(size, random);
    int[] columns = permutation(size, random);
    return move(puzzle, cell -> rows[cell / size] * size + columns[cell % size]);
  }

  private static Puzzle move(Puzzle puzzle, IntUnaryOperator target) {
    int[] digits = puzzle.givens().toArray();
    int[] regions = puzzle.mask().toArray();
    int[] movedDigits = new int[digits.length];
    int[] movedRegions = new int[digits.length];
    for (int cell = 0; cell < digits.length; cell++) {
      int moved = target.applyAsInt(cell);
      movedDigits[moved] = digits[cell];
      movedRegions[moved] = regions[cell];
    }
    return new Puzzle(
        Grid.of(puzzle.size(), movedDigits), RegionMask.jigsaw(puzzle.size(), movedRegions));
  }

  private static int[] permutation(int length, SplittableRandom random) {
    int[] permutation = new int[length];
    for (int i = 0; i < length; i++) {
      int other = random.nextInt(i + 1);
      permutation[i] = permutation[other];
      permutation[other] = i;
    }
    return permutation;
  }
}
