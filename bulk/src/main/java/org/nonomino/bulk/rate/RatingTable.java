package org.nonomino.bulk.rate;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.ColumnType;
import org.nonomino.bulk.Columns;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.toolkit.TechniqueUse;

/**
 * A table: puzzle, regions, er, ep, ed, level, techniques, label; score, steps, first_moves and
 * bottlenecks follow if they are requested. The level of a solved puzzle is empty if the ratings of
 * the scale have no levels. A puzzle without a level has one of {@code beyond}, {@code several},
 * {@code none}, {@code limit} and {@code invalid} in its place. Ratings of a puzzle beyond all
 * techniques are minimums, with a {@code +}.
 */
final class RatingTable {
  private static final Columns<RatedPuzzle> RATINGS =
      Columns.of(
              List.of(
                  Column.puzzle(RatedPuzzle::entry),
                  Column.regions(RatedPuzzle::entry),
                  rating("er", StepPath::rating, path -> true),
                  rating("ep", StepPath::pearl, path -> !path.hasPlacement()),
                  rating("ed", StepPath::diamond, path -> path.steps().isEmpty()),
                  Column.text("level", RatingTable::level),
                  Column.text("techniques", RatingTable::techniques),
                  Column.label(RatedPuzzle::entry)))
          .withInvalidIn("level");

  private static final Columns<RatedPuzzle> SCORES =
      Columns.of(
          List.of(
              new Column<>(
                  "score",
                  ColumnType.LARGE_NUMBER,
                  puzzle ->
                      puzzle
                          .rated()
                          .foundPath()
                          .filter(path -> puzzle.profile().isPresent())
                          .map(path -> (long) path.score())),
              profile("steps", PathProfile::steps),
              profile("first_moves", PathProfile::firstMoves),
              profile("bottlenecks", PathProfile::bottlenecks)));

  private RatingTable() {}

  /**
   * Returns the columns.
   *
   * @param isScored whether there is a score
   */
  static Columns<RatedPuzzle> of(boolean isScored) {
    return isScored ? RATINGS.and(SCORES) : RATINGS;
  }

  /**
   * Returns a column of ratings.
   *
   * @param isMinimum whether the rating of a puzzle beyond all techniques is a minimum
   */
  private static Column<RatedPuzzle> rating(
      String name, Function<StepPath, Rating> rating, Predicate<StepPath> isMinimum) {
    return new Column<>(
        name,
        ColumnType.RATING,
        puzzle ->
            puzzle
                .rated()
                .foundPath()
                .map(
                    path -> {
                      BigDecimal number = BigDecimal.valueOf(rating.apply(path).tenths(), 1);
                      return puzzle.verdict() == RatedPuzzle.Verdict.beyond && isMinimum.test(path)
                          ? new Column.Minimum(number)
                          : number;
                    }));
  }

  private static Column<RatedPuzzle> profile(String name, Function<PathProfile, Integer> number) {
    return new Column<>(name, ColumnType.NUMBER, puzzle -> puzzle.profile().map(number));
  }

  private static String level(RatedPuzzle puzzle) {
    return puzzle.rated() instanceof Rated.Solved ? puzzle.level().orElse("") : puzzle.word();
  }

  private static String techniques(RatedPuzzle puzzle) {
    return puzzle
        .rated()
        .foundPath()
        .map(
            path ->
                TechniqueUse.of(path).stream()
                    .map(TechniqueUse::toString)
                    .collect(Collectors.joining(";")))
        .orElse("");
  }
}
