package org.nonomino.bulk.rate;

import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.toolkit.json.RatingJson;

/** The choices of {@code rate --format}; in lower case, as people type them. */
enum RatingFormat {
  /** Sentences, for people. */
  text,
  /** One line per puzzle. */
  line,
  /** A table with a header. */
  csv,
  /** A JSON object per line. */
  json;

  /**
   * Returns the writer of ratings in this format.
   *
   * @param many whether there are several puzzles, so that each needs its place
   * @param isScored whether the score and the number of first moves and bottlenecks are written
   */
  RecordFormat<RatedPuzzle> writer(boolean many, boolean isScored) {
    return switch (this) {
      case text -> new RatingSentences(many);
      case line -> RecordFormat.of(RatingFormat::line, problem -> "invalid\n");
      case csv -> RatingTable.of(isScored);
      case json -> RecordFormat.of(RatingFormat::object, JsonAnswers::invalid);
    };
  }

  /**
   * Returns the three ratings, or score, steps, first moves and bottlenecks, and the level if there
   * is one; or a word.
   */
  private static String line(RatedPuzzle puzzle) {
    if (!(puzzle.rated() instanceof Rated.Solved solved)) {
      return puzzle.word() + "\n";
    }
    StepPath path = solved.path();
    String numbers =
        puzzle
            .profile()
            .map(
                found ->
                    path.score()
                        + "/"
                        + found.steps()
                        + "/"
                        + found.firstMoves()
                        + "/"
                        + found.bottlenecks())
            .orElseGet(() -> path.rating() + "/" + path.pearl() + "/" + path.diamond());
    return numbers + puzzle.level().map(word -> " " + word).orElse("") + "\n";
  }

  private static String object(RatedPuzzle puzzle) {
    return JsonWriting.line(
        json -> {
          JsonAnswers.writePuzzle(json, puzzle.place(), puzzle.entry());
          RatingJson.writeFields(json, puzzle.rated());
          if (puzzle.profile().isPresent()) {
            RatingJson.writeScore(
                json, puzzle.rated().foundPath().orElseThrow(), puzzle.profile().get());
          }
          json.writeNumberField("microseconds", puzzle.nanos() / 1000);
        });
  }
}
