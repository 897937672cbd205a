package org.nonomino.canon;

import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/**
 * The one puzzle that stands for all its equivalents. Immutable.
 *
 * @param puzzle the canonical form
 * @param map the transformation to it from the puzzle that was given
 */
public record CanonicalForm(Puzzle puzzle, Transformation map) {
  /**
   * Returns a text that two puzzles share exactly when they are equivalent: the n² digits of the
   * canonical form, and, unless it has the boxes that a puzzle of its size has by default, a space
   * and the n² symbols of its regions. It is a line of the line format.
   */
  public String key() {
    RegionMask mask = puzzle.mask();
    boolean isStandard = RegionMask.standardBoxes(mask.size()).equals(Optional.of(mask));
    return isStandard
        ? puzzle.givens().toString()
        : puzzle.givens() + " " + RegionSymbols.text(mask);
  }
}
