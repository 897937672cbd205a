package org.nonomino.bulk.check;

import java.util.List;
import java.util.stream.Collectors;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.Columns;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.formats.json.JsonWriting;
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

  private static final Columns<CheckedPuzzle> TABLE =
      Columns.of(
              List.of(
                  Column.puzzle(CheckedPuzzle::entry),
                  Column.regions(CheckedPuzzle::entry),
                  Column.text("result", puzzle -> puzzle.result().name()),
                  Column.text("conflicts", PuzzleCheckFormat::conflicts),
                  Column.label(CheckedPuzzle::entry),
                  Column.constraints(CheckedPuzzle::entry)))
          .withInvalidIn("result");

  /**
   * Returns the writer of results in this format.
   *
   * @param many whether there are several puzzles, so that each needs its place
   */
  RecordFormat<CheckedPuzzle> writer(boolean many) {
    return switch (this) {
      case text -> new CheckSentences(many);
      case line -> RecordFormat.of(puzzle -> puzzle.result() + "\n", problem -> "invalid\n");
      case csv -> TABLE;
      case json -> RecordFormat.of(PuzzleCheckFormat::object, JsonAnswers::invalid);
    };
  }

  private static String object(CheckedPuzzle puzzle) {
    return JsonWriting.line(
        json -> {
          JsonAnswers.writePuzzle(json, puzzle.place(), puzzle.entry());
          CheckJson.writeFields(json, puzzle.report(), puzzle.entry().puzzle().symbols());
        });
  }

  private static String conflicts(CheckedPuzzle puzzle) {
    return puzzle.report().conflicts().stream()
        .map(FoundConflict::words)
        .collect(Collectors.joining("; "));
  }
}
