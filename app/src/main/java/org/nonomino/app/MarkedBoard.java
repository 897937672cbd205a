package org.nonomino.app;

import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.text.Progress;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;

/** The board of a puzzle that a person has begun. */
final class MarkedBoard {
  private MarkedBoard() {}

  /**
   * Returns a board with the digits of a grid, without the candidates that a person has excluded:
   * where a cell has marks in its middle, all others. Marks that lack the right digit are a
   * mistake, and are passed over.
   *
   * @param puzzle with all digits that stand
   * @param solution the only one of the puzzle
   */
  static Board of(Explainer explainer, Puzzle puzzle, Progress progress, Grid solution) {
    Board board = explainer.board(puzzle);
    for (int cell = 0; cell < board.cellCount(); cell++) {
      long marks = progress.centreMarks(cell);
      if (board.digit(cell) != 0 || !contains(marks, solution.digit(cell))) {
        continue;
      }
      for (int digit = 1; digit <= board.size(); digit++) {
        if (board.isCandidate(cell, digit) && !contains(marks, digit)) {
          board.eliminate(cell, digit);
        }
      }
    }
    return board;
  }

  private static boolean contains(long digits, int digit) {
    return (digits >>> (digit - 1) & 1) != 0;
  }
}
