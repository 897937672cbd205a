package org.nonomino.formats;

import java.util.Set;

/** The names that columns of a table may have, in lower case. */
public final class CsvColumns {
  /** Those of the givens. */
  public static final Set<String> PUZZLE = Set.of("puzzle", "puzzles", "quiz", "quizzes");

  /** Those of the regions, or of a mask alone. */
  public static final Set<String> REGIONS = Set.of("regions", "mask");

  /** Those of the solution. */
  public static final Set<String> SOLUTION = Set.of("solution", "solutions");

  /** Those of the label. */
  public static final Set<String> LABEL = Set.of("label", "name", "id");

  private CsvColumns() {}
}
