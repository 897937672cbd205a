package org.nonomino.explainer;

import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/** Rates puzzles by the path that people would go. Immutable; thread-safe. */
public final class Rater {
  private final Solver solver;
  private final Explainer explainer;
  private final Levels levels;

  /** Makes a rater with the usual levels; see the other constructor. */
  public Rater(Solver solver, Explainer explainer) {
    this(solver, explainer, Levels.STANDARD);
  }

  /**
   * @param solver tells whether there is exactly one solution, without which some techniques lie
   * @param explainer finds the path
   * @param levels what ratings are called
   */
  public Rater(Solver solver, Explainer explainer, Levels levels) {
    this.solver = solver;
    this.explainer = explainer;
    this.levels = levels;
  }

  /**
   * Rates a puzzle whose only solution is known, so that nothing need be proved; stops early when
   * the deadline passes or the thread is interrupted.
   *
   * @param solution the only one, which someone has proved: with several, some techniques lie
   * @throws IllegalArgumentException if it is not a solution of the puzzle
   */
  public Rated rate(Puzzle puzzle, Grid solution, Deadline deadline) {
    if (!puzzle.isSolvedBy(solution)) {
      throw new IllegalArgumentException("not a solution of the puzzle: " + solution);
    }
    return Rated.of(explainer.path(puzzle, deadline), puzzle.mask(), levels);
  }

  /** Rates a puzzle; stops early when the deadline passes or the thread is interrupted. */
  public Rated rate(Puzzle puzzle, Deadline deadline) {
    Verdict verdict = solver.solve(puzzle, SearchLimits.NONE.withDeadline(deadline));
    if (verdict instanceof Verdict.NoSolution) {
      return new Rated.NoSolution();
    }
    if (verdict instanceof Verdict.Multiple) {
      return new Rated.SeveralSolutions();
    }
    if (verdict instanceof Verdict.Undecided undecided) {
      return new Rated.Undecided(undecided.stopReason());
    }
    return Rated.of(explainer.path(puzzle, deadline), puzzle.mask(), levels);
  }
}
