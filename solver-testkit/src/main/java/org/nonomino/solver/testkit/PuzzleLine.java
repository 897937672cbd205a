package org.nonomino.solver.testkit;

import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/**
 * Puzzles as one line: {@code <n² puzzle characters> <n² region characters>}. A separate
 * implementation from the readers of the product, so that a fault in these is not hidden from the
 * tests of the solvers.
 */
final class PuzzleLine {
  private PuzzleLine() {}

  /** Returns the grid of n² digit symbols, n in 1..36. */
  static Grid grid(String symbols) {
    int size = (int) Math.round(Math.sqrt(symbols.length()));
    int[] digits = new int[symbols.length()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = DigitSymbols.digit(symbols.charAt(cell));
    }
    return Grid.of(size, digits);
  }

  /** Returns the mask of n² region characters, where each distinct character is a region. */
  static RegionMask mask(String labels) {
    int size = (int) Math.round(Math.sqrt(labels.length()));
    return RegionMask.jigsaw(size, labels.chars().toArray());
  }

  /** Returns the puzzle of a line without a label. */
  static Puzzle parse(String line) {
    int space = line.indexOf(' ');
    return new Puzzle(grid(line.substring(0, space)), mask(line.substring(space + 1)));
  }

  /**
   * Returns the line that {@code nonomino solve} reads, so that you can paste it from a failure.
   */
  static String format(Puzzle puzzle) {
    int cells = puzzle.givens().cellCount();
    StringBuilder line = new StringBuilder(2 * cells + 1);
    for (int cell = 0; cell < cells; cell++) {
      line.append(DigitSymbols.symbol(puzzle.givens().digit(cell)));
    }
    line.append(' ');
    for (int cell = 0; cell < cells; cell++) {
      line.append(RegionSymbols.symbol(puzzle.mask().region(cell)));
    }
    return line.toString();
  }
}
