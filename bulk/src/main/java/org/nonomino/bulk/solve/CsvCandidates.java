package org.nonomino.bulk.solve;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.Columns;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.text.Place;
import org.nonomino.toolkit.TrueCandidates;

/**
 * A table of true candidates: puzzle, regions, candidates, counts, undecided, verdict, count,
 * label. The third to fifth have a word for each cell, row by row; an empty word is {@code -}. The
 * words are the digits that the cell has in some solution; the number of these solutions, up to the
 * cap, with slashes between; and the digits that may have more.
 */
final class CsvCandidates implements AnswerFormat {
  private static final String NOTHING = "-";

  private static final Columns<SolvedPuzzle> COLUMNS =
      Columns.of(
              List.of(
                  Column.puzzle(SolvedPuzzle::entry),
                  Column.regions(SolvedPuzzle::entry),
                  words("candidates", (found, cell, symbols) -> symbols.text(found.possible(cell))),
                  words("counts", CsvCandidates::counts),
                  words("undecided", (found, cell, symbols) -> symbols.text(found.undecided(cell))),
                  Column.text("verdict", answer -> answer.verdict().toString()),
                  CsvAnswers.count(CsvAnswers::count),
                  Column.label(SolvedPuzzle::entry),
                  Column.constraints(SolvedPuzzle::entry)))
          .withInvalidIn("verdict");

  /** The word for a cell. */
  @FunctionalInterface
  private interface CellWord {
    String of(TrueCandidates candidates, int cell, Symbols symbols);
  }

  private static Column<SolvedPuzzle> words(String name, CellWord word) {
    return Column.text(
        name,
        answer ->
            cells(
                answer.result().candidates().orElseThrow(),
                answer.entry().puzzle().symbols(),
                word));
  }

  @Override
  public Optional<Columns<SolvedPuzzle>> columns() {
    return Optional.of(COLUMNS);
  }

  private static String cells(TrueCandidates candidates, Symbols symbols, CellWord word) {
    StringJoiner cells = new StringJoiner(" ");
    for (int cell = 0; cell < candidates.cellCount(); cell++) {
      String found = word.of(candidates, cell, symbols);
      cells.add(found.isEmpty() ? NOTHING : found);
    }
    return cells.toString();
  }

  private static String counts(TrueCandidates candidates, int cell, Symbols symbols) {
    StringJoiner counts = new StringJoiner("/");
    for (long rest = candidates.possible(cell); rest != 0; rest &= rest - 1) {
      int count = candidates.count(cell, Long.numberOfTrailingZeros(rest) + 1);
      counts.add(String.valueOf(count));
    }
    return counts.toString();
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    throw new IllegalStateException("candidates are not written with all solutions");
  }
}
