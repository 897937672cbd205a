package org.nonomino.formats;

import java.util.Set;

/** The names that columns of a table may have, in lower case. */
public final class CsvColumns {
  /** The names of the column of the givens. */
  public static final Set<String> PUZZLE = Set.of("puzzle", "puzzles", "quiz", "quizzes");

  /** The names of the column of the regions, or of a mask alone. */
  public static final Set<String> REGIONS = Set.of("regions", "mask");

  /** The names of the column of the constraints. */
  public static final Set<String> CONSTRAINTS = Set.of("constraints", "constraint");

  /** The names of the column of the solution. */
  public static final Set<String> SOLUTION = Set.of("solution", "solutions");

  /** The names of the column of the label. */
  public static final Set<String> LABEL = Set.of("label", "name", "id");

  private CsvColumns() {}
}
