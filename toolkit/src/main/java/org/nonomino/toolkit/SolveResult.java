package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.StopReason;

/**
 * The result of a search.
 *
 * @param puzzle the puzzle
 * @param task the task
 * @param solver the strategy
 * @param found the kept solutions: up to two for a verdict, one for the first, none for the other
 *     goals
 * @param candidates the true candidates, if requested
 * @param report the report of the search
 * @param nanos how long it took, or the mean if several puzzles were solved together
 */
public record SolveResult(
    Puzzle puzzle,
    SolveTask task,
    SolverName solver,
    List<Grid> found,
    Optional<TrueCandidates> candidates,
    SearchReport report,
    long nanos) {
  /** Copies the list. */
  public SolveResult {
    found = List.copyOf(found);
  }

  /** Returns the known status of the solutions; never {@link SolutionStatus#INVALID}. */
  public SolutionStatus verdict() {
    boolean mayHaveMore = report.stopReason() == StopReason.SOLUTION_LIMIT;
    if (!report.exhausted() && !mayHaveMore) {
      return SolutionStatus.LIMIT;
    }
    if (report.solutions() >= 2) {
      return SolutionStatus.SEVERAL;
    }
    if (report.solutions() == 1) {
      return mayHaveMore ? SolutionStatus.SOME : SolutionStatus.UNIQUE;
    }
    return SolutionStatus.NONE;
  }

  /** Returns the rules that the givens break, so that there is no solution. */
  public List<FoundConflict> conflicts() {
    return verdict() == SolutionStatus.NONE
        ? FoundConflict.of(puzzle.givens(), puzzle.rules())
        : List.of();
  }

  /** Returns the number of solutions, followed by {@code +} if there may be more. */
  public String count() {
    return report.solutions() + (report.exhausted() ? "" : "+");
  }

  /** Returns this result with another time. */
  SolveResult withNanos(long newNanos) {
    return new SolveResult(puzzle, task, solver, found, candidates, report, newNanos);
  }

  /** Returns this result with different solutions kept. */
  public SolveResult withFound(List<Grid> newFound) {
    return new SolveResult(puzzle, task, solver, newFound, candidates, report, nanos);
  }
}
