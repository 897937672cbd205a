package org.nonomino.app;

import java.util.Optional;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;

/** Finds what a person got wrong. */
final class Mistakes {
  private Mistakes() {}

  /** Returns a sentence on the first digit that is not that of the solution; empty if all are. */
  static Optional<String> first(Grid grid, Grid solution) {
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) != 0 && grid.digit(cell) != solution.digit(cell)) {
        return Optional.of(
            CellNames.name(grid.size(), cell)
                + " is wrong: it cannot be "
                + DigitSymbols.symbol(grid.digit(cell))
                + ". Take it away, and what followed from it.");
      }
    }
    return Optional.empty();
  }
}
