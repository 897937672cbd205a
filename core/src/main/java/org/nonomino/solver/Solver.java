package org.nonomino.solver;

import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;

/**
 * A strategy to solve puzzles. Implementations are thread-safe; a module binds each by its name in
 * a {@code MapBinder<SolverName, Solver>}.
 */
public interface Solver {
  /** Returns the name under which this strategy is chosen. */
  SolverName name();

  /** Returns one line for people on how this strategy works. */
  String description();

  /**
   * Returns a new search for puzzles with these rules. The tables of their layout are shared
   * between the searches and kept in a bounded cache; the search itself belongs to one thread and
   * serves any number of puzzles.
   */
  Search prepare(Rules rules);

  /**
   * Solves a puzzle and returns whether the solution is the only one; stops early only when
   * interrupted.
   */
  default Verdict solve(Puzzle puzzle) {
    return solve(puzzle, SearchLimits.NONE);
  }

  /**
   * Solves a puzzle and returns whether the solution is the only one.
   *
   * @param limits the most nodes and the deadline; the number of solutions is taken as 2
   */
  default Verdict solve(Puzzle puzzle, SearchLimits limits) {
    SolutionCollector solutions = new SolutionCollector();
    SearchReport report =
        prepare(puzzle.rules()).run(puzzle.givens(), limits.withSolutions(2), solutions);
    List<Grid> found = solutions.solutions();
    return Verdict.of(found, report);
  }
}
