package org.nonomino.app;

import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** A record a line: the n² characters of the solution, a word, or a number. */
final class LineAnswers implements AnswerFormat {
  @Override
  public String answer(Answer answer) {
    Answer.Kind kind = answer.kind();
    if (kind == Answer.Kind.LIMIT) {
      return "limit\n";
    }
    if (answer.task().goal() == SolveTask.Goal.COUNT) {
      return answer.count() + "\n";
    }
    return kind == Answer.Kind.NONE ? "none\n" : answer.found().get(0) + "\n";
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return "invalid\n";
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return solution + "\n";
  }

  @Override
  public String endOfSolutions(Answer answer) {
    return switch (answer.kind()) {
      case LIMIT -> "limit\n\n";
      case NONE -> "none\n\n";
      case UNIQUE, SEVERAL, SOME -> "\n";
    };
  }
}
