package org.nonomino.bulk.solve;

import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.SolveTask;

/** One line per record: the n² characters of the solution, a word, or a number. */
final class LineAnswers implements AnswerFormat {
  @Override
  public String record(SolvedPuzzle answer) {
    SolutionStatus kind = answer.verdict();
    if (kind == SolutionStatus.LIMIT) {
      return "limit\n";
    }
    if (answer.result().task().goal() == SolveTask.Goal.COUNT) {
      return answer.result().count() + "\n";
    }
    return kind == SolutionStatus.NONE ? "none\n" : line(answer.found().get(0), answer.entry());
  }

  private static String line(Grid solution, PuzzleEntry entry) {
    return ConstraintNotation.line(solution, entry.puzzle().symbols()) + "\n";
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return "invalid\n";
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return line(solution, entry);
  }

  @Override
  public String endOfSolutions(SolvedPuzzle answer) {
    return switch (answer.verdict()) {
      case LIMIT -> "limit\n\n";
      case NONE -> "none\n\n";
      case UNIQUE, SEVERAL, SOME, INVALID -> "\n";
    };
  }

  @Override
  public String malformedAmongAll(MalformedTextException problem) {
    return malformed(problem) + "\n";
  }
}
