package org.nonomino.generator.internal.clues;

import org.nonomino.core.Grid;

/**
 * The result of removing clues.
 *
 * @param givens the remaining clues
 * @param isReached whether the requested number and minimality are reached
 * @param spread the maximum difference in clues between two rows, two columns or two regions
 */
public record Reduction(Grid givens, boolean isReached, int spread) {
  /** Returns whether the clues are about as even as possible for their number. */
  public boolean isEven() {
    return spread <= ClueReducer.EVEN_SPREAD;
  }
}
