package org.nonomino.text;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * The reading of an unnamed field that may be the regions or the solution of a puzzle.
 *
 * @param areRegionsPreferred whether such a field is read as the regions if both make sense
 * @param listener is run for each such field that is read as the solution
 */
record SolutionReading(boolean areRegionsPreferred, Runnable listener) {
  /**
   * Returns the grid of a field if it solves the puzzle of an input without regions.
   *
   * @param masks returns the regions of a puzzle of a size without regions, if there are any
   */
  static Optional<Grid> solution(
      CellField givens, CellField field, IntFunction<Optional<RegionMask>> masks) {
    OptionalInt size = GridCells.sizeOf(givens.count());
    if (size.isEmpty() || field.count() != givens.count() || !GridCells.completes(givens, field)) {
      return Optional.empty();
    }
    Optional<RegionMask> mask = masks.apply(size.getAsInt());
    if (mask.isEmpty() || mask.get().size() != size.getAsInt()) {
      return Optional.empty();
    }
    return field.grid(size.getAsInt()).filter(full -> Rules.of(mask.get()).isSolvedBy(full));
  }
}
