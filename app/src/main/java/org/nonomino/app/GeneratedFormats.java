package org.nonomino.app;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.text.PuzzleEntry;
import org.nonomino.core.text.PuzzleFormats;
import org.nonomino.formats.CsvFormat;
import org.nonomino.generator.Generated;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;

/** The formats in which puzzles are written that were made. */
final class GeneratedFormats {
  private GeneratedFormats() {}

  /**
   * Returns the writer of a format.
   *
   * @param withSolution whether formats for people show the solution, too
   */
  static GeneratedFormat of(OutputFormat format, TextStyle style, boolean withSolution) {
    return switch (format) {
      case picture -> made -> picture(made, style, withSolution);
      case grid -> made -> grid(made, withSolution);
      case line -> made -> PuzzleFormats.LINE.write(entry(made));
      case csv -> new CsvRecords();
      case json -> GeneratedFormats::json;
    };
  }

  private static PuzzleEntry entry(Generated.Made made) {
    return new PuzzleEntry(made.puzzle(), "", made.solution());
  }

  private static String picture(Generated.Made made, TextStyle style, boolean withSolution) {
    String puzzle = TextPicture.draw(made.puzzle(), made.puzzle().givens(), style);
    int clues = made.puzzle().givens().filledCount();
    String words = clues + (clues == 1 ? " clue" : " clues") + "\n";
    return puzzle
        + words
        + shownSolution(made, withSolution)
            .map(grid -> TextPicture.draw(made.puzzle(), grid, style))
            .orElse("");
  }

  private static String grid(Generated.Made made, boolean withSolution) {
    String solution =
        shownSolution(made, withSolution)
            .map(grid -> "# solution\n" + PuzzleFormats.rows(grid).replaceAll("(?m)^", "# "))
            .orElse("");
    return PuzzleFormats.GRID.write(entry(made)) + solution;
  }

  private static Optional<Grid> shownSolution(Generated.Made made, boolean withSolution) {
    return withSolution ? made.solution() : Optional.empty();
  }

  private static String json(Generated.Made made) {
    return JsonLine.of(
        json -> {
          json.writeNumberField("size", made.puzzle().size());
          json.writeNumberField("clues", made.puzzle().givens().filledCount());
          json.writeStringField("puzzle", made.puzzle().givens().toString());
          json.writeStringField("regions", RegionSymbols.text(made.puzzle().mask()));
          if (made.solution().isPresent()) {
            json.writeStringField("solution", made.solution().get().toString());
          }
        });
  }

  /** The columns of the csv that is read, without the label. */
  private static final class CsvRecords implements GeneratedFormat {
    @Override
    public String header() {
      return CsvFormat.record(List.of("puzzle", "regions", "solution", "clues"));
    }

    @Override
    public String record(Generated.Made made) {
      Grid givens = made.puzzle().givens();
      return CsvFormat.record(
          List.of(
              givens.toString(),
              RegionSymbols.text(made.puzzle().mask()),
              made.solution().map(Grid::toString).orElse(""),
              Integer.toString(givens.filledCount())));
    }
  }
}
