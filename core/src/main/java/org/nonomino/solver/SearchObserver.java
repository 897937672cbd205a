package org.nonomino.solver;

import org.nonomino.core.Grid;

/**
 * Receives the events of a search as they happen. The {@code wants…} methods are called once at the
 * start of a run; unwanted events cost nothing.
 */
public interface SearchObserver {
  /** Ignores all events, for callers that need only the report. */
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
   * Returns whether {@link #onSolution} should be called; if not, no grid is created for a
   * solution.
   */
  default boolean wantsSolutions() {
    return true;
  }

  /** Returns whether {@link #onAssign} and {@link #onRetract} should be called. */
  default boolean wantsSteps() {
    return false;
  }

  /** Receives a solution. Each solution is reported once, in the order of the search. */
  void onSolution(Grid solution);

  /**
   * Receives a digit that the search puts into a cell, by choice or because no other is left.
   * Givens are not reported.
   *
   * @param cell row-major from 0
   * @param digit 1..n
   */
  default void onAssign(int cell, int digit) {}

  /**
   * Receives a retraction, always of the latest digit that has not been retracted yet. A search
   * that stops at a limit leaves its digits.
   *
   * @param cell row-major from 0
   * @param digit 1..n
   */
  default void onRetract(int cell, int digit) {}
}
