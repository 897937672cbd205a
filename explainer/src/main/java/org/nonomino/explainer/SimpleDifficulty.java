package org.nonomino.explainer;

import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;

/**
 * The simplest formula of older tools, unrelated to human solving. It counts the pairs of empty
 * cells that see each other and share a candidate. A such pairs among B empty cells give A/(18·B).
 * Candidates are the digits that the givens in row, column and region leave.
 *
 * <p>The 18 belongs to the formula, whatever the size, so values of different sizes are not
 * comparable.
 *
 * @param pairs A, each pair of cells once
 * @param blanks B, the number of empty cells
 */
public record SimpleDifficulty(int pairs, int blanks) {
  /** The number of levels, counted from 0. */
  public static final int LEVELS = 4;

  private static final double PAIRS_PER_BLANK = 18;

  /** Throws an {@link IllegalArgumentException} if a number is negative. */
  public SimpleDifficulty {
    if (pairs < 0 || blanks < 0) {
      throw new IllegalArgumentException(pairs + " pairs among " + blanks + " empty cells");
    }
  }

  /** Counts the pairs of a puzzle, whatever number of solutions it has. */
  public static SimpleDifficulty of(Puzzle puzzle) {
    long[] candidates = candidates(puzzle);
    int pairs = 0;
    int blanks = 0;
    for (int cell = 0; cell < candidates.length; cell++) {
      if (puzzle.givens().digit(cell) == 0) {
        blanks++;
        for (int peer : puzzle.layout().peers(cell)) {
          // A cell with a digit has no candidates left.
          if (peer > cell && (candidates[cell] & candidates[peer]) != 0) {
            pairs++;
          }
        }
      }
    }
    return new SimpleDifficulty(pairs, blanks);
  }

  /** Returns the candidates of each cell, bit d for digit d, or none for a cell with a digit. */
  private static long[] candidates(Puzzle puzzle) {
    Layout layout = puzzle.layout();
    Grid givens = puzzle.givens();
    long[] digitsOfHouse = new long[layout.houseCount()];
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      for (int i = 0; i < layout.houseCountOf(cell); i++) {
        digitsOfHouse[layout.houseOf(cell, i)] |= 1L << givens.digit(cell);
      }
    }
    // Bit 0 stands for an empty cell.
    long all = (1L << (puzzle.size() + 1)) - 2;
    long[] candidates = new long[givens.cellCount()];
    for (int cell = 0; cell < candidates.length; cell++) {
      if (givens.digit(cell) == 0) {
        candidates[cell] = all;
        for (int i = 0; i < layout.houseCountOf(cell); i++) {
          candidates[cell] &= ~digitsOfHouse[layout.houseOf(cell, i)];
        }
      }
    }
    return candidates;
  }

  /** Returns A/(18·B), at least 0; 0 for a full grid. */
  public double value() {
    return blanks == 0 ? 0 : pairs / (PAIRS_PER_BLANK * blanks);
  }

  /** Returns the level, 0..3: the number of whole quarters in the value. */
  public int level() {
    return (int) Math.min(LEVELS - 1, value() * LEVELS);
  }
}
