package org.nonomino.generator.internal.clues;

import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.Symmetry;

/**
 * The requirements on the clues of one puzzle.
 *
 * @param clues the requirement on their number
 * @param even whether they should be spread evenly over rows, columns and regions
 * @param symmetry the symmetry of the given cells
 * @param pattern cells that must hold clues, with that symmetry
 */
public record ClueRequirements(
    ClueDemand clues, boolean even, Symmetry symmetry, CellPattern pattern) {
  /**
   * Throws an {@link IllegalArgumentException} if the symmetry does not allow the pattern or the
   * number.
   */
  public ClueRequirements {
    clues.requireRoom(pattern, symmetry);
  }

  /** Returns the number of clues at which to stop, if the puzzle allows this few. */
  int target() {
    int cells = pattern.size() * pattern.size();
    boolean isFew = clues.minimal() || clues.few();
    int wanted = clues.exactly().orElse(isFew ? 0 : ClueDemand.pleasantCount(pattern.size()));
    return Math.max(Math.min(wanted, cells), pattern.count());
  }
}
