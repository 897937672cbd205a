package org.nonomino.explainer;

import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.MutableBoard;

/**
 * Boards from strings, for tests: cells row by row, separated by spaces; {@code =5} is a given,
 * {@code +5} an entered digit, {@code 257} are the candidates of an empty cell, {@code .} any.
 */
final class DrawnBoard {
  private DrawnBoard() {}

  /**
   * Returns a board.
   *
   * @param regions n² labels
   * @param text n² cells
   */
  static MutableBoard of(String regions, String text) {
    int size = (int) Math.round(Math.sqrt(regions.length()));
    RegionMask mask = RegionMask.jigsaw(size, regions.chars().toArray());
    String[] cells = text.trim().split("\\s+", -1);
    Grid givens = Grid.empty(size);
    Grid grid = givens;
    for (int cell = 0; cell < cells.length; cell++) {
      if (isDigit(cells[cell])) {
        int digit = DigitSymbols.digit(cells[cell].charAt(1));
        grid = grid.with(cell, digit);
        givens = cells[cell].startsWith("=") ? givens.with(cell, digit) : givens;
      }
    }
    MutableBoard board =
        new MutableBoard(new Puzzle(givens, mask), grid, new BoardTables(Layout.of(mask)));
    for (int cell = 0; cell < cells.length; cell++) {
      if (!isDigit(cells[cell]) && !cells[cell].equals(".")) {
        for (int digit = 1; digit <= size; digit++) {
          if (cells[cell].indexOf(DigitSymbols.symbol(digit)) < 0) {
            board.eliminate(cell, digit);
          }
        }
      }
    }
    return board;
  }

  private static boolean isDigit(String cell) {
    return cell.startsWith("=") || cell.startsWith("+");
  }
}
