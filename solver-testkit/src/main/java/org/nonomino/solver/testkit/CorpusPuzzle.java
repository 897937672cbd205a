package org.nonomino.solver.testkit;

import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;

/**
 * A puzzle of the {@link Corpus} with its answer.
 *
 * @param label names it within its file; not always unique
 * @param puzzle the puzzle
 * @param count the number of solutions, or a known lower bound
 * @param countIsExact whether there are no more than {@code count}
 * @param solution a recorded solution, if there is one; the unique one if {@code count} is exactly
 *     1
 * @param checkerNodes the number of nodes of the program that checked the puzzle, if it is known: 0
 *     or 1 means a puzzle without a guess, thousands a very hard one
 * @param layoutOnly whether the puzzle is a layout without givens
 */
public record CorpusPuzzle(
    String label,
    Puzzle puzzle,
    long count,
    boolean countIsExact,
    Optional<Grid> solution,
    OptionalLong checkerNodes,
    boolean layoutOnly) {

  /**
   * Returns the puzzle in the line format with its label, so that you can paste it from the output
   * of a failing test.
   */
  @Override
  public String toString() {
    return PuzzleLine.format(puzzle) + " " + label;
  }
}
