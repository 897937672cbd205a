package org.nonomino.solver;

import org.nonomino.core.Grid;

/**
 * Is notified of what a search does, as it does it. The wishes are asked once at the start of a
 * run; a wish that is not made costs nothing.
 */
public interface SearchObserver {
  /** Wishes nothing: for a search whose report is enough. */
  SearchObserver NONE =
      new SearchObserver() {
        @Override
        public boolean wantsSolutions() {
          return false;
        }

        @Override
        public void onSolution(Grid solution) {}
      };

  /**
   * Returns whether {@link #onSolution} should be called; if not, no grid is made of a solution.
   */
  default boolean wantsSolutions() {
    return true;
  }

  /** Returns whether {@link #onAssign} and {@link #onRetract} should be called. */
  default boolean wantsSteps() {
    return false;
  }

  /** Receives a solution. Each comes once, in the order of the search. */
  void onSolution(Grid solution);

  /**
   * The search puts a digit into a cell, by choice or because nothing else is left. Givens are not
   * reported.
   *
   * @param cell row-major from 0
   * @param digit 1..n
   */
  default void onAssign(int cell, int digit) {}

  /**
   * The search takes back the latest digit that still stands. A search that stops at a limit leaves
   * its digits.
   *
   * @param cell row-major from 0
   * @param digit 1..n
   */
  default void onRetract(int cell, int digit) {}
}
