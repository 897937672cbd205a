package org.nonomino.bulk.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.ColumnType;
import org.nonomino.bulk.Columns;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchReport;
import org.nonomino.text.Place;
import org.nonomino.toolkit.SolutionStatus;

/**
 * A table: puzzle, regions, solution, verdict, count, label. The verdict is {@code unique}, {@code
 * several}, {@code some}, {@code none}, {@code limit} or {@code invalid}; the count has a {@code +}
 * if there may be more.
 */
final class CsvAnswers implements AnswerFormat {
  private static final Columns<Row> COLUMNS =
      Columns.of(
              List.<Column<Row>>of(
                  Column.puzzle(Row::entry),
                  Column.regions(Row::entry),
                  Column.text("solution", Row::solution),
                  Column.text("verdict", Row::verdict),
                  count(Row::count),
                  Column.label(Row::entry),
                  Column.constraints(Row::entry)))
          .withInvalidIn("verdict");

  private static final Columns<SolvedPuzzle> ANSWERS = COLUMNS.from(CsvAnswers::row);

  private record Row(PuzzleEntry entry, String solution, String verdict, Object count) {}

  /** Returns the column of the number of solutions. */
  static <A> Column<A> count(Function<A, Object> value) {
    return new Column<>("count", ColumnType.COUNT, value.andThen(Optional::of));
  }

  /** Returns the number of found solutions, a minimum if there may be more. */
  static Object count(SolvedPuzzle answer) {
    SearchReport report = answer.result().report();
    return report.exhausted()
        ? (Object) report.solutions()
        : new Column.Minimum(report.solutions());
  }

  private static Row row(SolvedPuzzle answer) {
    List<Grid> found = answer.found();
    return new Row(
        answer.entry(),
        found.isEmpty() ? "" : answer.entry().puzzle().symbols().text(found.get(0)),
        answer.verdict().toString(),
        count(answer));
  }

  @Override
  public Optional<Columns<SolvedPuzzle>> columns() {
    return Optional.of(ANSWERS);
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return COLUMNS.record(
        new Row(entry, entry.puzzle().symbols().text(solution), "solution", number));
  }

  @Override
  public String endOfSolutions(SolvedPuzzle answer) {
    boolean allWereWritten =
        answer.verdict() != SolutionStatus.NONE && answer.verdict() != SolutionStatus.LIMIT;
    return allWereWritten ? "" : record(answer);
  }
}
