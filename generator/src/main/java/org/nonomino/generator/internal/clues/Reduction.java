package org.nonomino.generator.internal.clues;

import org.nonomino.core.Grid;

/**
 * The result of removing clues.
 *
 * @param givens the clues that are left
 * @param isReached whether their number, and that none can go, is as requested
 * @param spread the most less the fewest clues of any two rows, two columns or two regions
 */
public record Reduction(Grid givens, boolean isReached, int spread) {
  /** Returns whether the clues are about as evenly spread as such a number can be. */
  public boolean isEven() {
    return spread <= ClueReducer.EVEN_SPREAD;
  }
}
