package org.nonomino.explainer;

import java.util.Optional;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.Symbols;

/**
 * A digit that a person got wrong.
 *
 * @param symbols the symbols of the puzzle
 * @param cell the cell of the digit, row-major from 0
 * @param digit 1..n
 */
public record Mistake(Symbols symbols, int cell, int digit) {
  /**
   * Returns the first digit, row by row, that differs from the solution; empty if there is none.
   *
   * @param grid a grid that may have empty cells
   * @param solution a full grid of the same size
   * @param symbols the symbols of the puzzle
   */
  public static Optional<Mistake> first(Grid grid, Grid solution, Symbols symbols) {
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) != 0 && grid.digit(cell) != solution.digit(cell)) {
        return Optional.of(new Mistake(symbols, cell, grid.digit(cell)));
      }
    }
    return Optional.empty();
  }

  /** Returns the message for the player. */
  @Override
  public String toString() {
    return CellNames.name(symbols.size(), cell)
        + " is wrong: it cannot be "
        + symbols.symbol(digit)
        + ". Remove it and everything that followed from it.";
  }
}
