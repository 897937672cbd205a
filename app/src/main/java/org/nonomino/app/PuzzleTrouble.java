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
    console.outWriter().println(sentence(verdict, mayHaveMistake));
    return exitCode(verdict);
  }

  /** Returns it as a sentence. */
  static String sentence(Verdict verdict, boolean mayHaveMistake) {
    return switch (word(verdict)) {
      case "none" ->
          mayHaveMistake
              ? "There is no solution from here: a digit is wrong, or the puzzle has none. With --from=FILE, the"
                  + " puzzle as it began, 'hint' names the first wrong one."
              : "No Solution: this puzzle cannot be solved.";
      case "several" -> "This puzzle has several solutions: no logic leads to one of them.";
      default -> "Whether there is just one solution was not known within --timeout.";
    };
  }

  /** Returns the word for programs: {@code none}, {@code several} or {@code limit}. */
  static String word(Verdict verdict) {
    if (verdict instanceof Verdict.NoSolution) {
      return "none";
    }
    return verdict instanceof Verdict.Multiple ? "several" : "limit";
  }

  static ExitCode exitCode(Verdict verdict) {
    return verdict instanceof Verdict.Undecided ? ExitCode.LIMIT : ExitCode.NO_SOLUTION;
  }
}
