package org.nonomino.bulk.solve;

import java.util.Optional;
import org.nonomino.bulk.ExchangeFormat;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleFormat;

/**
 * A format in which puzzles are exchanged: the puzzle with its solution, or the full grid if the
 * format cannot hold a solution. A puzzle without a solution has no record.
 */
final class ExchangeAnswers extends ExchangeFormat<SolvedPuzzle> implements AnswerFormat {
  private final PuzzleFormat format;

  ExchangeAnswers(PuzzleFormat format) {
    super(format, answer -> solved(format, answer.entry(), answer.found().get(0)));
    this.format = format;
  }

  @Override
  public boolean tells(SolvedPuzzle answer) {
    return answer.result().report().solutions() > 0;
  }

  @Override
  public String record(SolvedPuzzle answer) {
    return answer.found().isEmpty() ? "" : super.record(answer);
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return format.write(solved(format, entry, solution));
  }

  @Override
  public String endOfSolutions(SolvedPuzzle answer) {
    return "";
  }

  private static PuzzleEntry solved(PuzzleFormat format, PuzzleEntry entry, Grid solution) {
    return format.holds().contains(EntryPart.SOLUTION)
        ? entry.withSolution(solution)
        : new PuzzleEntry(
                entry.puzzle().withGivens(solution),
                entry.texts(),
                Optional.empty(),
                Progress.ofGrid(solution))
            .withDrawings(entry.drawings());
  }
}
