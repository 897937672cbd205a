package org.nonomino.app;

import org.nonomino.solver.Verdict;

/**
 * Says why a puzzle cannot be explained: logic leads to a solution only where there is just one.
 */
final class PuzzleTrouble {
  private PuzzleTrouble() {}

  /**
   * Tells it on standard output, which is what was asked for.
   *
   * @param verdict not {@link Verdict.Unique}
   * @param mayHaveMistake whether the grid may hold more than the givens
   */
  static ExitCode tell(Verdict verdict, boolean mayHaveMistake, Console console) {
    if (verdict instanceof Verdict.NoSolution) {
      console
          .outWriter()
          .println(
              mayHaveMistake
                  ? "There is no solution from here: a digit is wrong, or the puzzle has none. With --from=FILE, the"
                      + " puzzle as it began, 'hint' names the first wrong one."
                  : "No Solution: this puzzle cannot be solved.");
      return ExitCode.NO_SOLUTION;
    }
    if (verdict instanceof Verdict.Multiple) {
      console
          .outWriter()
          .println("This puzzle has several solutions: no logic leads to one of them.");
      return ExitCode.NO_SOLUTION;
    }
    console
        .outWriter()
        .println("Whether there is just one solution was not known within --timeout.");
    return ExitCode.LIMIT;
  }
}
