package org.nonomino.web;

import java.util.List;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.solver.Solver;

/**
 * The service for the solver plug-in of f-puzzles: a server with it answers the WebSocket messages
 * that the user script of SudokuSolver sends (docs/adr/0062). Immutable; thread-safe.
 */
public final class FPuzzles {
  /** The port to which the plug-in connects. */
  public static final int PORT = 4545;

  /** The origins of f-puzzles, the only pages that may connect by default. */
  static final List<String> ORIGINS = List.of("https://www.f-puzzles.com", "https://f-puzzles.com");

  private final FPuzzlesAnswers answers;

  /**
   * @param solver finds the solutions
   * @param estimator estimates how many there are
   */
  public FPuzzles(Solver solver, SolutionEstimator estimator) {
    this.answers = new FPuzzlesAnswers(solver, estimator);
  }

  /** Returns the answers to its commands. */
  FPuzzlesAnswers answers() {
    return answers;
  }
}
