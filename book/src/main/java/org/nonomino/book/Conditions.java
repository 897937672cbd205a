package org.nonomino.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.KnownTechniques;
import org.nonomino.toolkit.RatingRange;

/**
 * The conditions of a chapter for puzzles from files. Immutable.
 *
 * @param size n
 * @param clues the number of givens
 * @param symmetry of the given cells
 * @param level of the rating
 * @param range of the rating
 * @param demands on the steps
 */
record Conditions(
    OptionalInt size,
    OptionalInt clues,
    Optional<Symmetry> symmetry,
    Optional<Level> level,
    Optional<RatingRange> range,
    List<Demand> demands) {
  /** Copies the list. */
  Conditions {
    demands = List.copyOf(demands);
  }

  /**
   * A demand that needs a search for steps.
   *
   * @param condition as the plan has it, such as {@code technique: x-wing}
   * @param difficulty decides whether a puzzle meets it
   * @param otherwise the reason if a puzzle fails it
   */
  record Demand(String condition, Difficulty difficulty, String otherwise) {
    /**
     * Returns the demand that a kind of steps is needed, among known techniques if there are any.
     */
    static Demand needing(
        StepKind kind, Optional<KnownTechniques> known, Solver solver, Levels levels) {
      Difficulty difficulty = Difficulty.any(solver, levels).needing(kind);
      return new Demand(
          "technique: " + kind,
          known.map(difficulty::solvableWith).orElse(difficulty),
          "it does not need this technique");
    }

    /** Returns the demand that known techniques are enough. */
    static Demand solvableWith(KnownTechniques known, Solver solver, Levels levels) {
      return new Demand(
          "knows: " + known,
          Difficulty.any(solver, levels).solvableWith(known),
          "these techniques do not solve it");
    }

    /** Returns whether a puzzle meets the demand. */
    Judgement.Kind judge(Puzzle puzzle, Grid solution, Deadline deadline) {
      return difficulty.newJudge().judge(puzzle, solution, deadline).kind();
    }

    /** Returns the failure of a puzzle as a sentence. */
    String failure() {
      return sentence(condition, otherwise);
    }
  }

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
        .map(failure -> sentence(failure.getKey(), failure.getValue()));
  }

  private static String sentence(String condition, String reason) {
    return "This puzzle fails the condition '%s' of its chapter: %s.".formatted(condition, reason);
  }
}
