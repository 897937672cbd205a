package org.nonomino.benchmarks;

import org.nonomino.core.Grid;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * A puzzle with the search on its layout and the expected answer.
 *
 * @param puzzle the puzzle with its recorded answer
 * @param search belongs to the layout; puzzles on one layout share it
 */
record PreparedPuzzle(CorpusPuzzle puzzle, Search search) {
  /** The limit for the proof of uniqueness, because a second solution refutes it. */
  private static final SearchLimits UNIQUENESS = SearchLimits.solutions(2);

  /** Throws an {@link IllegalArgumentException} if the number of solutions is not recorded. */
  PreparedPuzzle {
    if (!puzzle.countIsExact() && puzzle.count() < 2) {
      throw new IllegalArgumentException("the number of solutions is not recorded for " + puzzle);
    }
  }

  /**
   * Counts the solutions up to two, the measured operation.
   *
   * @throws IllegalStateException if the number differs from the recorded number
   */
  SearchReport solve() {
    SearchReport report = search.run(puzzle.puzzle().givens(), UNIQUENESS, SearchObserver.NONE);
    requireCount(report);
    return report;
  }

  /**
   * Solves and also checks the solution.
   *
   * @throws IllegalStateException if the answer differs from the recorded answer
   */
  void check() {
    SolutionCollector collector = new SolutionCollector();
    requireCount(search.run(puzzle.puzzle().givens(), UNIQUENESS, collector));
    for (Grid solution : collector.solutions()) {
      if (!puzzle.puzzle().isSolvedBy(solution)
          || (puzzle.count() == 1 && !solution.equals(puzzle.solution().orElse(solution)))) {
        throw new IllegalStateException("not the solution of " + puzzle + ": " + solution);
      }
    }
  }

  private void requireCount(SearchReport report) {
    if (report.solutions() != Math.min(2, puzzle.count())) {
      throw new IllegalStateException(
          "found " + report + ", but " + puzzle.count() + " solutions are recorded for " + puzzle);
    }
  }
}
