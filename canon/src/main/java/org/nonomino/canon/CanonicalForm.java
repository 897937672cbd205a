package org.nonomino.canon;

import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/**
 * The representative of a puzzle and all its equivalents. Immutable.
 *
 * @param puzzle the canonical form
 * @param map the transformation from the given puzzle to the canonical form
 */
public record CanonicalForm(Puzzle puzzle, Transformation map) {
  /**
   * Returns a string that is equal for two puzzles exactly if they are equivalent: the n² digits of
   * the canonical form and, unless its regions are the default boxes of its size, a space and the
   * n² symbols of its regions. It is a line of the line format. With constraints, their kinds and
   * cells follow.
   */
  public String key() {
    RegionMask mask = puzzle.mask();
    boolean isStandard = RegionMask.standardBoxes(mask.size()).equals(Optional.of(mask));
    StringBuilder key = new StringBuilder(puzzle.givens().toString());
    if (!isStandard) {
      key.append(' ').append(RegionSymbols.text(mask));
    }
    for (Constraint constraint : puzzle.rules().constraints()) {
      key.append(" +").append(constraint.kind()).append(' ').append(constraint.cells());
    }
    return key.toString();
  }
}
