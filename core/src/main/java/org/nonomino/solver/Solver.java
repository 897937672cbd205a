package org.nonomino.solver;

import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;

/**
 * A strategy for solving puzzles. Implementations are thread-safe; a module binds each by its name
 * in a {@code MapBinder<SolverName, Solver>}.
 */
public interface Solver {
  /** Returns the name under which this strategy is chosen. */
  SolverName name();

  /** Returns a one-line description of this strategy for people. */
  String description();

  /**
   * Returns a new search for puzzles with these rules. Searches share the tables of their layout,
   * which are kept in a bounded cache. The search itself belongs to one thread and can be used for
   * any number of puzzles.
   */
  Search prepare(Rules rules);

  /**
   * Solves a puzzle and determines whether the solution is unique; stops early only if interrupted.
   */
  default Verdict solve(Puzzle puzzle) {
    return solve(puzzle, SearchLimits.NONE);
  }

  /**
   * Solves a puzzle and determines whether the solution is unique.
   *
   * @param limits the maximum number of nodes and the deadline; the number of solutions is always 2
   */
  default Verdict solve(Puzzle puzzle, SearchLimits limits) {
    SolutionCollector solutions = new SolutionCollector();
    SearchReport report =
        prepare(puzzle.rules()).run(puzzle.givens(), limits.withSolutions(2), solutions);
    List<Grid> found = solutions.solutions();
    return Verdict.of(found, report);
  }
}
