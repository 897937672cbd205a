package org.nonomino.formats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Symbols;

/**
 * The digits of an object: those of the puzzle, those entered by a player, and the solution. If all
 * cells are filled, but not all of them given, the author left the solution in the grid.
 *
 * @param givens the digits of the puzzle
 * @param filled the givens and all other digits in the grid
 * @param recorded the solution that the object states
 * @param isPlayed whether the other digits are known to be a player's, even if they fill the grid
 */
record ObjectDigits(Grid givens, Grid filled, Optional<Grid> recorded, boolean isPlayed) {
  private boolean isSolved() {
    return !isPlayed && filled.isFull() && !givens.isFull();
  }

  /** Returns the solution, wherever it is. */
  Optional<Grid> solution() {
    return recorded.isEmpty() && isSolved() ? Optional.of(filled) : recorded;
  }

  /** Returns the digits that a player entered; none if the grid holds the solution. */
  Progress progress(long[] centreMarks, long[] cornerMarks) {
    return isSolved() ? Progress.ofGrid(givens) : new Progress(filled, centreMarks, cornerMarks);
  }

  /** Returns the entered digits of all cells; 0 = none. */
  List<Integer> entered() {
    int[] entered = filled.toArray();
    for (int cell = 0; cell < entered.length; cell++) {
      if (isSolved() || givens.digit(cell) != 0) {
        entered[cell] = 0;
      }
    }
    return Arrays.stream(entered).boxed().toList();
  }

  /**
   * Returns the grid of a text with a digit for each cell; empty if the text is none, because
   * setters may write other text there.
   *
   * @param symbols those of the puzzle
   */
  static Optional<Grid> full(String text, Symbols symbols) {
    int size = symbols.size();
    int[] digits = new int[text.length()];
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = text.charAt(cell);
      digits[cell] = symbols.has(symbol) ? symbols.digit(symbol) : 0;
      if (digits[cell] == 0) {
        return Optional.empty();
      }
    }
    return digits.length == size * size ? Optional.of(Grid.of(size, digits)) : Optional.empty();
  }

  /** Returns the digits of a grid. */
  static List<Integer> list(Grid grid) {
    return Arrays.stream(grid.toArray()).boxed().toList();
  }
}
