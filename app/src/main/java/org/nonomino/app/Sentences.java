package org.nonomino.app;

import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.solver.StopReason;
import org.nonomino.text.MalformedTextException;

/** What is said of a puzzle in words. */
final class Sentences {
  private Sentences() {}

  static String of(MalformedTextException problem) {
    return "This is no puzzle: " + problem.problem() + ".";
  }

  static String of(Answer answer) {
    return switch (answer.task().goal()) {
      case VERDICT, FIRST -> verdict(answer);
      case COUNT, ALL -> count(answer);
    };
  }

  private static String verdict(Answer answer) {
    return switch (answer.kind()) {
      case NONE -> "No Solution: this puzzle cannot be solved.";
      case UNIQUE -> "This is the only solution.";
      case SOME -> "There may be other solutions: --first does not look for them.";
      case SEVERAL ->
          "This is not the only solution: "
              + difference(answer.found().get(0), answer.found().get(1));
      case LIMIT ->
          answer.found().isEmpty()
              ? "Not solved: " + limit(answer) + "."
              : "Whether this is the only solution is not known: " + limit(answer) + ".";
    };
  }

  private static String difference(Grid first, Grid second) {
    int differing = 0;
    int where = -1;
    for (int cell = first.cellCount() - 1; cell >= 0; cell--) {
      if (first.digit(cell) != second.digit(cell)) {
        differing++;
        where = cell;
      }
    }
    return "another has "
        + DigitSymbols.symbol(second.digit(where))
        + " in "
        + CellNames.name(first.size(), where)
        + " instead of "
        + DigitSymbols.symbol(first.digit(where))
        + ", and differs in "
        + differing
        + " cells in all.";
  }

  private static String count(Answer answer) {
    long solutions = answer.report().solutions();
    String found = solutions == 1 ? "1 solution" : solutions + " solutions";
    if (answer.kind() == Answer.Kind.LIMIT) {
      return "At least " + found + "; not counted to the end: " + limit(answer) + ".";
    }
    if (!answer.report().exhausted()) {
      return "At least " + found + "; more were not looked for.";
    }
    return solutions == 0 ? "No Solution: this puzzle cannot be solved." : found + ".";
  }

  private static String limit(Answer answer) {
    return answer.report().stopReason() == StopReason.DEADLINE
        ? "its time was up"
        : "the search was called off";
  }
}
