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
 * Takes clues away that a puzzle does not need. Which of them go depends on an order, which is the
 * same for each grid of a size, but spread over the grid.
 */
public final class ClueRemover {
  private static final long ORDER_SEED = 1;

  private ClueRemover() {}

  /** What became of a puzzle. */
  public sealed interface Result {
    /**
     * The puzzle without some of its clues.
     *
     * @param solution the only one, as before
     * @param removed the cells whose clues are gone, ascending
     * @param isMinimal whether all clues that are left are needed; false if a limit came first
     */
    record Reduced(Puzzle puzzle, Grid solution, Set<Integer> removed, boolean isMinimal)
        implements Result {}

    /**
     * Nothing was taken away: clues are needed for one thing only, which this puzzle lacks.
     *
     * @param verdict not {@link Verdict.Unique}
     */
    record NotUnique(Verdict verdict) implements Result {}
  }

  /**
   * Takes clues away.
   *
   * @param limits when to stop; the number of solutions is not regarded
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
        // Nothing is proved any more: the time is over.
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
