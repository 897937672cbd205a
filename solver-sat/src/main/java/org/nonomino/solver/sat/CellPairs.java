package org.nonomino.solver.sat;

/** A set of pairs of cells. */
interface CellPairs {
  /** The empty set. */
  CellPairs NONE = (first, second) -> false;

  /** Returns whether two different cells are a pair, in either order. */
  boolean contain(int first, int second);
}
