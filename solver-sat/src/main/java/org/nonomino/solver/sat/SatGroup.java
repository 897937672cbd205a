package org.nonomino.solver.sat;

import java.util.List;

/**
 * Cells of a sum with the same weight, none of which can hold a digit twice.
 *
 * @param weight not 0
 */
record SatGroup(int weight, List<Integer> cells) {
  /** Returns the smallest sum of some of the cells. */
  int min(int count, int size) {
    return weight > 0 ? weight * smallest(count) : weight * largest(count, size);
  }

  /** Returns the largest sum of some of the cells. */
  int max(int count, int size) {
    return weight > 0 ? weight * largest(count, size) : weight * smallest(count);
  }

  private static int smallest(int count) {
    return count * (count + 1) / 2;
  }

  private static int largest(int count, int size) {
    return count * (2 * size + 1 - count) / 2;
  }
}
