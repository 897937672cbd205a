package org.nonomino.bulk.solve;

import org.nonomino.bulk.io.ErrorReport;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.toolkit.Sentences;

/** The solution in n rows, with the verdict as a comment, so that the output can be read again. */
final class GridAnswers implements AnswerFormat {
  @Override
  public String record(SolvedPuzzle answer) {
    String rows =
        answer.found().isEmpty()
            ? ""
            : PuzzleFormats.rows(answer.found().get(0), answer.entry().puzzle().symbols());
    return rows + "# " + Sentences.of(answer.result()) + "\n\n";
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return "# " + ErrorReport.sentence(problem) + "\n\n";
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return PuzzleFormats.rows(solution, entry.puzzle().symbols())
        + "# Solution "
        + number
        + ".\n\n";
  }

  @Override
  public String endOfSolutions(SolvedPuzzle answer) {
    return "# " + Sentences.of(answer.result()) + "\n\n";
  }
}
