package org.nonomino.bulk.generate;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nonomino.bulk.options.OutputFormat;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.formats.CsvTable;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.generator.terms.Generated;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.TextCaptions;
import org.nonomino.toolkit.json.PuzzleJson;

/** The formats of generated puzzles. */
final class GeneratedFormats {
  private GeneratedFormats() {}

  /**
   * Returns the writer of a format.
   *
   * @param withSolution whether formats for people also show the solution
   * @param withRating whether the table has columns for the difficulty
   * @param withConstraints whether the table has a column for constraints
   */
  static GeneratedFormat of(
      OutputFormat format,
      TextStyle style,
      boolean withSolution,
      boolean withRating,
      boolean withConstraints) {
    return switch (format) {
      case picture -> (made, rated) -> picture(made, rated, style, withSolution);
      case grid -> new Unrated(made -> grid(made, withSolution));
      case line -> new Unrated(made -> PuzzleFormats.LINE.write(entry(made)));
      case csv -> new CsvRecords(withRating, withConstraints);
      case json -> GeneratedFormats::json;
    };
  }

  private record Unrated(Function<Generated.Made, String> text) implements GeneratedFormat {
    @Override
    public boolean usesRating() {
      return false;
    }

    @Override
    public String of(Generated.Made made, Optional<Rated> rated) {
      return text.apply(made);
    }
  }

  static PuzzleEntry entry(Generated.Made made) {
    return new PuzzleEntry(made.puzzle(), "", made.solution());
  }

  private static String picture(
      Generated.Made made, Optional<Rated> rated, TextStyle style, boolean withSolution) {
    String puzzle =
        TextPicture.draw(made.puzzle(), made.puzzle().givens(), style)
            + TextCaptions.constraints(made.puzzle().rules());
    int clues = made.puzzle().givens().filledCount();
    String words = clues + (clues == 1 ? " clue" : " clues");
    String difficulty = rated.map(known -> ", " + Difficulty.words(known)).orElse("");
    return puzzle
        + TextCaptions.remark(words + difficulty + "\n")
        + shownSolution(made, withSolution)
            .map(grid -> TextPicture.draw(made.puzzle(), grid, style))
            .orElse("");
  }

  private static String grid(Generated.Made made, boolean withSolution) {
    String solution =
        shownSolution(made, withSolution)
            .map(
                grid ->
                    TextCaptions.remark(
                        "solution\n" + PuzzleFormats.rows(grid, made.puzzle().symbols())))
            .orElse("");
    return PuzzleFormats.GRID.write(entry(made)) + solution;
  }

  private static Optional<Grid> shownSolution(Generated.Made made, boolean withSolution) {
    return withSolution ? made.solution() : Optional.empty();
  }

  private static String json(Generated.Made made, Optional<Rated> rated) {
    return JsonWriting.line(json -> PuzzleJson.writeRated(json, made, rated));
  }

  private static String rating(Rated rated) {
    return Difficulty.rating(rated).map(Rating::toString).orElse("");
  }

  private static String level(Rated rated) {
    return rated.foundLevel().map(Level::name).orElse("");
  }

  /**
   * The columns of the csv format for reading, without the label.
   *
   * @param withRating whether there are columns for the difficulty
   * @param withConstraints whether there is a column for constraints
   */
  private record CsvRecords(boolean withRating, boolean withConstraints)
      implements GeneratedFormat {
    @Override
    public String header() {
      List<String> columns = List.of("puzzle", "regions", "solution", "clues");
      return record(
          columns,
          withRating ? List.of("rating", "level") : List.of(),
          withConstraints ? List.of("constraints") : List.of());
    }

    @Override
    public String of(Generated.Made made, Optional<Rated> rated) {
      Grid givens = made.puzzle().givens();
      Symbols symbols = made.puzzle().symbols();
      List<String> fields =
          List.of(
              symbols.text(givens),
              RegionSymbols.text(made.puzzle().mask()),
              made.solution().map(symbols::text).orElse(""),
              Integer.toString(givens.filledCount()));
      return record(
          fields,
          rated.map(known -> List.of(rating(known), level(known))).orElse(List.of()),
          withConstraints ? List.of(ConstraintNotation.line(made.puzzle().rules())) : List.of());
    }

    private static String record(
        List<String> fields, List<String> ofRating, List<String> constraints) {
      return CsvTable.record(
          Stream.of(fields, ofRating, constraints).flatMap(List::stream).toList());
    }
  }
}
