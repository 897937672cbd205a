package org.nonomino.solver.bitboard;

/** Draws conclusions from one condition. Belongs to one search. */
interface Propagator {
  /** Returns the cells that the condition concerns. */
  int[] cells();

  /** Returns the size of the work of {@link #propagate}, about one for each digit of a cell. */
  default long work() {
    return cells().length;
  }

  /**
   * Removes candidates that contradict the condition. After this, the propagator is not called
   * again until another one removes a candidate of its cells.
   *
   * @return false if the condition cannot be satisfied any more
   */
  boolean propagate(Candidates candidates);
}
