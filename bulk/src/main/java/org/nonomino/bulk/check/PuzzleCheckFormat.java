package org.nonomino.bulk.check;

import java.util.List;
import java.util.stream.Collectors;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.CsvTable;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.FoundConflict;
import org.nonomino.toolkit.json.CheckJson;

/** The choices of {@code check --format}; in lower case, as people type them. */
enum PuzzleCheckFormat {
  /** Sentences, for people. */
  text,
  /** One word per line. */
  line,
  /** A table with a header. */
  csv,
  /** A JSON object per line. */
  json;

  /**
   * Returns the writer of results in this format.
   *
   * @param many whether there are several puzzles, so that each needs its place
   */
  RecordFormat<CheckedPuzzle> writer(boolean many) {
    return switch (this) {
      case text -> new CheckSentences(many);
      case line -> RecordFormat.of(puzzle -> puzzle.result() + "\n", problem -> "invalid\n");
      case csv -> new Table();
      case json -> RecordFormat.of(PuzzleCheckFormat::object, JsonAnswers::invalid);
    };
  }

  private static String object(CheckedPuzzle puzzle) {
    return JsonWriting.line(
        json -> {
          JsonAnswers.writePuzzle(json, puzzle.place(), puzzle.entry());
          CheckJson.writeFields(json, puzzle.report());
        });
  }

  /** A table of the puzzles, their results and conflicts. */
  private static final class Table implements RecordFormat<CheckedPuzzle> {
    @Override
    public String header() {
      return CsvTable.record(
          List.of("puzzle", "regions", "result", "conflicts", "label", "constraints"));
    }

    @Override
    public String record(CheckedPuzzle puzzle) {
      return CsvTable.record(
          List.of(
              puzzle.entry().puzzle().givens().toString(),
              RegionSymbols.text(puzzle.entry().puzzle().mask()),
              puzzle.result().name(),
              puzzle.report().conflicts().stream()
                  .map(FoundConflict::words)
                  .collect(Collectors.joining("; ")),
              puzzle.entry().label(),
              ConstraintNotation.line(puzzle.entry().puzzle().rules().constraints())));
    }

    @Override
    public String malformed(MalformedTextException problem) {
      return CsvTable.record(List.of("", "", "invalid", "", problem.place().toString(), ""));
    }
  }
}
