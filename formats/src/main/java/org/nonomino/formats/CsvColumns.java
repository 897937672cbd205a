package org.nonomino.formats;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** The names that columns of a table may have, in lower case; earlier names have priority. */
public final class CsvColumns {
  /** The names of the column of the givens that have no other meaning. */
  static final Set<String> PLAIN_PUZZLE = names("puzzle", "puzzles", "quiz", "quizzes");

  /** The names of the column of the givens. */
  public static final Set<String> PUZZLE =
      names(
          "puzzle",
          "puzzles",
          "quiz",
          "quizzes",
          "question",
          "questions",
          "unsolved",
          "sudoku",
          "sudokus",
          "board",
          "boards",
          "grid",
          "grids",
          "problem",
          "problems",
          "givens",
          "input");

  /** The names of the column of the regions, or of a mask alone. */
  public static final Set<String> REGIONS = names("regions", "mask");

  /** The names of the column of the constraints. */
  public static final Set<String> CONSTRAINTS = names("constraints", "constraint");

  /** The names of the column of the solution. */
  public static final Set<String> SOLUTION =
      names("solution", "solutions", "answer", "answers", "solved", "output");

  /** The names of the column of the label. */
  public static final Set<String> LABEL = names("label", "name", "id");

  private CsvColumns() {}

  private static Set<String> names(String... names) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(Arrays.asList(names)));
  }
}
