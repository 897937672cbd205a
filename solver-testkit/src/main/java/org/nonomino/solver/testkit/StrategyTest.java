package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;

/** The methods that the parts of the contract share. */
interface StrategyTest {
  /** Returns the strategy under test, either a new one or one for all tests. */
  Solver solver();

  /**
   * Returns how long a search may continue after it should have ended, before the test fails.
   * Generous, because this is not a measure of speed.
   */
  default Duration patience() {
    return Duration.ofSeconds(60);
  }

  /** Returns the empty 9×9 grid of boxes. No search exhausts its 6.67e21 or so solutions. */
  static Puzzle endless() {
    return new Puzzle(Grid.empty(9), RegionMask.boxes(3, 3));
  }

  /** Returns the 288 fillings of 2×2 boxes as one puzzle. */
  static Puzzle with288Solutions() {
    return new Puzzle(Grid.empty(4), RegionMask.boxes(2, 2));
  }

  /** Runs a new search with an observer that ignores all events. */
  default SearchReport run(Puzzle puzzle, SearchLimits limits) {
    return solver().prepare(puzzle.rules()).run(puzzle.givens(), limits, SearchObserver.NONE);
  }

  /** Returns the solutions of a new search in the order of the search. */
  default List<Grid> solutions(Puzzle puzzle, SearchLimits limits) {
    SolutionCollector solutions = new SolutionCollector();
    SearchReport report = solver().prepare(puzzle.rules()).run(puzzle.givens(), limits, solutions);
    assertThat((long) solutions.solutions().size())
        .as("solutions reported, against those counted: %s", PuzzleLine.format(puzzle))
        .isEqualTo(report.solutions());
    return solutions.solutions();
  }

  /** Fails unless all are solutions and no two are equal. */
  static void assertDistinctSolutions(Puzzle puzzle, List<Grid> found) {
    for (Grid solution : found) {
      assertThat(puzzle.isSolvedBy(solution))
          .as("%s is a solution of %s", solution, PuzzleLine.format(puzzle))
          .isTrue();
    }
    assertThat(new HashSet<>(found))
        .as("no solution is reported twice: %s", PuzzleLine.format(puzzle))
        .hasSameSizeAs(found);
  }
}
