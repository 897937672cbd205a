package org.nonomino.app.book;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rating;
import org.nonomino.generator.CellPattern;
import org.nonomino.generator.Symmetry;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.RatingRange;

/**
 * The conditions of a chapter for puzzles from files. Immutable.
 *
 * @param size n
 * @param clues the number of givens
 * @param symmetry of the given cells
 * @param level of the rating
 * @param range of the rating
 */
record Conditions(
    OptionalInt size,
    OptionalInt clues,
    Optional<Symmetry> symmetry,
    Optional<Level> level,
    Optional<RatingRange> range) {

  /**
   * Returns the first condition that a puzzle fails without a look at its rating, as a sentence.
   *
   * @return empty if it meets all of them
   */
  Optional<String> failure(Puzzle puzzle) {
    CellPattern givens = CellPattern.filledCells(puzzle.givens());
    Map<String, String> failures = new LinkedHashMap<>();
    if (size.isPresent() && size.getAsInt() != puzzle.size()) {
      failures.put("size: " + size.getAsInt(), "it is " + puzzle.size() + "×" + puzzle.size());
    }
    if (clues.isPresent() && clues.getAsInt() != givens.count()) {
      failures.put("clues: " + clues.getAsInt(), "it has " + givens.count());
    }
    if (symmetry.isPresent() && !givens.has(symmetry.get())) {
      failures.put("symmetry: " + symmetry.get(), "its clues do not have it");
    }
    return first(failures);
  }

  /** Returns the first condition that the rating of a puzzle fails, as a sentence. */
  Optional<String> failure(Rated rated) {
    Map<String, String> failures = new LinkedHashMap<>();
    if (level.isPresent() && !level.equals(rated.foundLevel())) {
      failures.put("level: " + level.get(), "it is " + Difficulty.words(rated));
    }
    Optional<Rating> rating = Difficulty.rating(rated);
    if (range.isPresent()
        && rating.map(range.get()::above).filter(tenths -> tenths == 0).isEmpty()) {
      failures.put("rating: " + range.get(), "it is " + Difficulty.words(rated));
    }
    return first(failures);
  }

  private static Optional<String> first(Map<String, String> failures) {
    return failures.entrySet().stream()
        .findFirst()
        .map(
            failure ->
                "This puzzle fails the condition '%s' of its chapter: %s."
                    .formatted(failure.getKey(), failure.getValue()));
  }
}
