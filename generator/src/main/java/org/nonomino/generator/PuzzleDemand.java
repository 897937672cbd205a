package org.nonomino.generator;

import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Deadline;

/**
 * A requirement that can be checked only on a finished puzzle, such as its difficulty. Checked on
 * the thread of the maker that it was given to.
 */
public interface PuzzleDemand {
  /** Any puzzle will do. */
  PuzzleDemand NONE = (puzzle, solution, deadline) -> Judgement.MET;

  /**
   * Returns whether the puzzle is as demanded, or else what would bring it nearer; undecided if the
   * deadline or an interrupt came before that was known. Without those it is always the same for
   * the same puzzle.
   *
   * @param puzzle with exactly one solution, which is proved
   * @param solution that solution
   */
  Judgement judge(Puzzle puzzle, Grid solution, Deadline deadline);
}
