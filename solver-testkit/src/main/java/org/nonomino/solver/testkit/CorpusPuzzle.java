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
 * @param count the number of solutions, or the least that is known of it
 * @param countIsExact whether there are no more than {@code count}
 * @param solution a solution, where one is recorded; the only one if {@code count} is exactly 1
 * @param checkerNodes how much the program that checked the puzzle had to search, where it is
 *     known: 0 or 1 is a puzzle without a guess, thousands are very hard
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
   * The puzzle in the line format with its label, so that a failing test prints what can be pasted.
   */
  @Override
  public String toString() {
    return PuzzleLine.format(puzzle) + " " + label;
  }
}
