package org.nonomino.bulk.solve;

import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleFormat;

/**
 * A format in which puzzles are exchanged: the puzzle with its solution, or, where the format has
 * no place for one, the full grid. A puzzle without a solution has no record.
 */
final class ExchangeAnswers implements AnswerFormat {
  private final PuzzleFormat format;

  ExchangeAnswers(PuzzleFormat format) {
    this.format = format;
  }

  @Override
  public String header() {
    return format.header();
  }

  @Override
  public String footer() {
    return format.footer();
  }

  @Override
  public Optional<String> refusal(PuzzleEntry entry) {
    return format.refusal(entry);
  }

  @Override
  public boolean tells(SolvedPuzzle answer) {
    return answer.result().report().solutions() > 0;
  }

  @Override
  public String answer(SolvedPuzzle answer) {
    return answer.found().isEmpty() ? "" : write(answer.entry(), answer.found().get(0));
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return "";
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return write(entry, solution);
  }

  @Override
  public String endOfSolutions(SolvedPuzzle answer) {
    return "";
  }

  private String write(PuzzleEntry entry, Grid solution) {
    return format.write(
        format.holds().contains(EntryPart.SOLUTION)
            ? entry.withSolution(solution)
            : new PuzzleEntry(
                entry.puzzle().withGivens(solution),
                entry.texts(),
                Optional.empty(),
                Progress.ofGrid(solution)));
  }
}
