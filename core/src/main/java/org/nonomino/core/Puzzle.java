package org.nonomino.core;

/**
 * A grid of givens on a region mask of the same size. The givens may contradict each other ({@link
 * Layout#findConflict}): such a puzzle has no solution.
 *
 * @param givens the digits that a solution must have
 * @param mask the regions
 */
public record Puzzle(Grid givens, RegionMask mask) {
  /** Throws an {@link IllegalArgumentException} if the sizes differ. */
  public Puzzle {
    if (givens.size() != mask.size()) {
      throw new IllegalArgumentException(
          "givens of size " + givens.size() + " on a mask of size " + mask.size());
    }
  }

  /** Returns n. */
  public int size() {
    return mask.size();
  }

  /**
   * Returns whether the grid is a solution: full, without a conflict, and with every given in its
   * place.
   */
  public boolean isSolvedBy(Grid grid) {
    if (grid.size() != size() || !mask.layout().isSolvedBy(grid)) {
      return false;
    }
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (givens.digit(cell) != 0 && givens.digit(cell) != grid.digit(cell)) {
        return false;
      }
    }
    return true;
  }
}
