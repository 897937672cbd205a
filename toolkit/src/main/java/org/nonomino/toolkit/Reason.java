package org.nonomino.toolkit;

import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;

/** Why a puzzle has no solution or several, or why a digit is not possible in a cell. */
public sealed interface Reason {
  /**
   * Parts of the puzzle contradict each other, or with the digit in question.
   *
   * @param puzzle the puzzle with these givens and constraints only, on its regions
   * @param parts the rows, columns, regions, constraints and givens
   * @param isMinimal whether the parts hold together if any one is left out; otherwise time ran out
   *     before that was shown
   */
  record Contradiction(Puzzle puzzle, List<PuzzlePart> parts, boolean isMinimal) implements Reason {
    /** Copies the list. */
    public Contradiction {
      parts = List.copyOf(parts);
    }
  }

  /**
   * Digits can be exchanged in some cells of a solution.
   *
   * @param first a solution
   * @param second another solution
   * @param cells the cells in which they differ, ascending
   * @param isMinimal whether no two solutions that agree with the first one outside these cells
   *     differ in fewer of them; otherwise time ran out before that was shown
   */
  record Several(Grid first, Grid second, List<Integer> cells, boolean isMinimal)
      implements Reason {
    /** Copies the list. */
    public Several {
      cells = List.copyOf(cells);
    }
  }

  /**
   * There is no reason: the puzzle has exactly one solution, or the digit is possible.
   *
   * @param solution the solution, or one with the digit in question
   */
  record Nothing(Grid solution) implements Reason {}

  /** Time ran out before there was any answer. */
  record Unknown() implements Reason {}
}
