package org.nonomino.bulk.solve;

import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.CsvTable;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.SolutionStatus;

/**
 * A table: puzzle, regions, solution, verdict, count, label. The verdict is {@code unique}, {@code
 * several}, {@code some}, {@code none}, {@code limit} or {@code invalid}; the count has a {@code +}
 * if there may be more.
 */
final class CsvAnswers implements AnswerFormat {
  @Override
  public String header() {
    return CsvTable.record(
        List.of("puzzle", "regions", "solution", "verdict", "count", "label", "constraints"));
  }

  @Override
  public String record(SolvedPuzzle answer) {
    String solution = answer.found().isEmpty() ? "" : answer.found().get(0).toString();
    return record(answer.entry(), solution, answer.verdict().toString(), answer.result().count());
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return CsvTable.record(List.of("", "", "", "invalid", "", problem.place().toString(), ""));
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return record(entry, solution.toString(), "solution", Long.toString(number));
  }

  @Override
  public String endOfSolutions(SolvedPuzzle answer) {
    boolean allWereWritten =
        answer.verdict() != SolutionStatus.NONE && answer.verdict() != SolutionStatus.LIMIT;
    return allWereWritten ? "" : record(answer);
  }

  private static String record(PuzzleEntry entry, String solution, String verdict, String count) {
    return CsvTable.record(
        List.of(
            entry.puzzle().givens().toString(),
            RegionSymbols.text(entry.puzzle().mask()),
            solution,
            verdict,
            count,
            entry.label(),
            ConstraintNotation.line(entry.puzzle().rules().constraints())));
  }
}
