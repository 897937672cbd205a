package org.nonomino.generator;

import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.solver.Deadline;

/**
 * A requirement that can be checked only on a finished puzzle, such as its difficulty. It is
 * checked on the thread of the maker that uses it.
 */
public interface PuzzleDemand {
  /** A demand that every puzzle meets. */
  PuzzleDemand NONE = (puzzle, solution, deadline) -> Judgement.MET;

  /**
   * Returns whether the puzzle meets the demand, and if not, what would help; undecided if the
   * deadline or an interrupt came before this was known. Otherwise the result is always the same
   * for the same puzzle.
   *
   * @param puzzle a puzzle with provably one solution
   * @param solution that solution
   */
  Judgement judge(Puzzle puzzle, Grid solution, Deadline deadline);
}
