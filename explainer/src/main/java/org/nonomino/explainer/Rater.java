package org.nonomino.explainer;

import java.util.Optional;
import org.nonomino.core.Fog;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/** Rates puzzles by the path that people would take. Immutable; thread-safe. */
public final class Rater {
  private final Solver solver;
  private final Explainer explainer;
  private final LevelJudge levels;

  /** Creates a rater with the default levels; see the other constructor. */
  public Rater(Solver solver, Explainer explainer) {
    this(solver, explainer, Levels.STANDARD);
  }

  /**
   * @param solver checks uniqueness, without which some techniques are unsound
   * @param explainer finds the path
   * @param levels the names of ratings
   */
  public Rater(Solver solver, Explainer explainer, Levels levels) {
    this(solver, explainer, new LevelJudge(levels));
  }

  /**
   * @param solver checks uniqueness, without which some techniques are unsound
   * @param explainer finds the path
   * @param levels finds the names of ratings
   */
  public Rater(Solver solver, Explainer explainer, LevelJudge levels) {
    this.solver = solver;
    this.explainer = explainer;
    this.levels = levels;
  }

  /**
   * Rates a puzzle whose unique solution is known, so that uniqueness need not be proved; stops
   * early when the deadline passes or the thread is interrupted.
   *
   * @param solution the proved unique solution; with several solutions, some techniques are unsound
   * @throws IllegalArgumentException if it is not a solution of the puzzle
   */
  public Rated rate(Puzzle puzzle, Grid solution, Deadline deadline) {
    if (!puzzle.isSolvedBy(solution)) {
      throw new IllegalArgumentException("not a solution of the puzzle: " + solution);
    }
    return levels.rated(explainer.path(puzzle, deadline), puzzle, deadline);
  }

  /** Rates a puzzle; stops early when the deadline passes or the thread is interrupted. */
  public Rated rate(Puzzle puzzle, Deadline deadline) {
    return rate(puzzle, Optional.empty(), deadline);
  }

  /**
   * Rates a puzzle, in which some cells may be in fog; stops early when the deadline passes or the
   * thread is interrupted.
   *
   * @param fog if there is any, each step rests only on what can be seen
   */
  public Rated rate(Puzzle puzzle, Optional<Fog> fog, Deadline deadline) {
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
    if (fog.isPresent() && verdict instanceof Verdict.Unique unique) {
      Grid solution = unique.solution();
      FogPath path = explainer.path(puzzle, fog.get(), solution, deadline);
      return levels.rated(path, puzzle, fog.get(), solution, deadline);
    }
    return levels.rated(explainer.path(puzzle, deadline), puzzle, deadline);
  }
}
