package org.nonomino.toolkit;

import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/**
 * The request for positions instead of puzzles.
 *
 * @param kind the kind of the next step
 * @param number the number of the position among those that need such a step, from 1
 */
public record PositionRequest(StepKind kind, int number) {
  /** Returns the task for the solver of the position. */
  public String title() {
    return "Find the " + kind.words();
  }

  /**
   * Returns the position in a puzzle that was accepted because it has enough of them.
   *
   * @param entry the puzzle with its solution
   */
  public TechniquePosition position(PuzzleEntry entry) {
    return new PositionSearch(kind)
        .search(entry, number, Deadline.NEVER)
        .positions()
        .get(number - 1);
  }
}
