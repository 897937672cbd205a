package org.nonomino.explainer;

import java.util.Optional;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;

/**
 * A digit that a person got wrong.
 *
 * @param size n of the grid
 * @param cell where it stands, row-major from 0
 * @param digit 1..n
 */
public record Mistake(int size, int cell, int digit) {
  /**
   * Returns the first digit, row by row, that is not that of the solution; empty if all are.
   *
   * @param grid perhaps with empty cells
   * @param solution full, of the same size
   */
  public static Optional<Mistake> first(Grid grid, Grid solution) {
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) != 0 && grid.digit(cell) != solution.digit(cell)) {
        return Optional.of(new Mistake(grid.size(), cell, grid.digit(cell)));
      }
    }
    return Optional.empty();
  }

  /** The message for the player. */
  @Override
  public String toString() {
    return CellNames.name(size, cell)
        + " is wrong: it cannot be "
        + DigitSymbols.symbol(digit)
        + ". Remove it and everything that followed from it.";
  }
}
