package org.nonomino.toolkit;

import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;

/**
 * The result of checking the full grid included with a puzzle as its solution.
 *
 * @param conflicts the rules that it breaks
 * @param differing the cells in which it has another digit than the givens
 */
public record GivenSolution(List<FoundConflict> conflicts, List<Integer> differing) {
  /** Copies the lists. */
  public GivenSolution {
    conflicts = List.copyOf(conflicts);
    differing = List.copyOf(differing);
  }

  /** Checks the solution of a puzzle. */
  static GivenSolution of(Puzzle puzzle, Grid solution) {
    Grid givens = puzzle.givens();
    return new GivenSolution(
        FoundConflict.of(solution, puzzle.rules()),
        IntStream.range(0, givens.cellCount())
            .filter(cell -> givens.digit(cell) != 0 && givens.digit(cell) != solution.digit(cell))
            .boxed()
            .toList());
  }

  /** Returns whether it is a solution of the puzzle. */
  public boolean isRight() {
    return conflicts.isEmpty() && differing.isEmpty();
  }
}
