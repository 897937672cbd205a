package org.nonomino.bulk.solve;

import java.util.List;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.CsvTable;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
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

  @Override
  public String header() {
    return CsvTable.record(
        List.of(
            "puzzle",
            "regions",
            "candidates",
            "counts",
            "undecided",
            "verdict",
            "count",
            "label",
            "constraints"));
  }

  @Override
  public String record(SolvedPuzzle answer) {
    TrueCandidates candidates = answer.result().candidates().orElseThrow();
    return CsvTable.record(
        List.of(
            answer.entry().puzzle().givens().toString(),
            RegionSymbols.text(answer.entry().puzzle().mask()),
            cells(candidates, cell -> DigitSymbols.symbols(candidates.possible(cell))),
            cells(candidates, cell -> counts(candidates, cell)),
            cells(candidates, cell -> DigitSymbols.symbols(candidates.undecided(cell))),
            answer.verdict().toString(),
            answer.result().count(),
            answer.entry().label(),
            ConstraintNotation.line(answer.entry().puzzle().rules().constraints())));
  }

  private static String cells(TrueCandidates candidates, IntFunction<String> word) {
    StringJoiner cells = new StringJoiner(" ");
    for (int cell = 0; cell < candidates.cellCount(); cell++) {
      String found = word.apply(cell);
      cells.add(found.isEmpty() ? NOTHING : found);
    }
    return cells.toString();
  }

  private static String counts(TrueCandidates candidates, int cell) {
    StringJoiner counts = new StringJoiner("/");
    for (long rest = candidates.possible(cell); rest != 0; rest &= rest - 1) {
      int count = candidates.count(cell, Long.numberOfTrailingZeros(rest) + 1);
      counts.add(String.valueOf(count));
    }
    return counts.toString();
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return CsvTable.record(
        List.of("", "", "", "", "", "invalid", "", problem.place().toString(), ""));
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    throw new IllegalStateException("candidates are not written with all solutions");
  }
}
