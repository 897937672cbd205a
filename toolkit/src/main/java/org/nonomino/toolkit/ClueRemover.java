package org.nonomino.toolkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.SeededRandom;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/**
 * Removes the redundant clues of a puzzle. The order in which clues are tried decides which of them
 * are removed. It depends only on the size, and is spread over the grid.
 */
public final class ClueRemover {
  private static final long ORDER_SEED = 1;

  private ClueRemover() {}

  /** The result of the removal. */
  public sealed interface Result {
    /**
     * The puzzle without some of its clues.
     *
     * @param solution the unique solution, as before
     * @param removed the cells of the removed clues, ascending
     * @param isMinimal whether all remaining clues are needed; false if a limit was reached first
     */
    record Reduced(Puzzle puzzle, Grid solution, Set<Integer> removed, boolean isMinimal)
        implements Result {}

    /**
     * Nothing was removed, because the puzzle has no unique solution to preserve.
     *
     * @param verdict not {@link Verdict.Unique}
     */
    record NotUnique(Verdict verdict) implements Result {}
  }

  /**
   * Removes redundant clues.
   *
   * @param limits when to stop; the number of solutions is ignored
   */
  public static Result reduce(Puzzle puzzle, Solver solver, SearchLimits limits) {
    Verdict verdict = solver.solve(puzzle, limits);
    if (!(verdict instanceof Verdict.Unique unique)) {
      return new Result.NotUnique(verdict);
    }
    Search search = solver.prepare(puzzle.rules());
    Grid givens = puzzle.givens();
    Set<Integer> removed = new TreeSet<>();
    boolean isMinimal = true;
    for (int cell : order(givens)) {
      Grid fewer = givens.with(cell, 0);
      SearchReport report = search.run(fewer, limits.withSolutions(2), SearchObserver.NONE);
      if (report.exhausted() && report.solutions() == 1) {
        givens = fewer;
        removed.add(cell);
      } else if (report.solutions() < 2) {
        // The time is over, so no further removal can be proved valid.
        isMinimal = false;
        break;
      }
    }
    return new Result.Reduced(puzzle.withGivens(givens), unique.solution(), removed, isMinimal);
  }

  private static List<Integer> order(Grid givens) {
    return IntStream.of(new SeededRandom(ORDER_SEED).permutation(givens.cellCount()))
        .filter(cell -> givens.digit(cell) != 0)
        .boxed()
        .toList();
  }
}
