package org.nonomino.solver;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;

/** The solution of a puzzle, and whether it is unique. */
public sealed interface Verdict {
  /** There is no solution. */
  record NoSolution() implements Verdict {}

  /** There is exactly one solution. */
  record Unique(Grid solution) implements Verdict {}

  /** There are at least two solutions, of which these two are examples. */
  record Multiple(Grid first, Grid second) implements Verdict {
    /** Returns the cells in which the solutions differ, ascending. */
    public List<Integer> differing() {
      return IntStream.range(0, first.cellCount())
          .filter(cell -> first.digit(cell) != second.digit(cell))
          .boxed()
          .toList();
    }
  }

  /**
   * A limit stopped the search before it could decide.
   *
   * @param found the solution found before the stop, if any; it need not be unique
   * @param stopReason the limit
   */
  record Undecided(Optional<Grid> found, StopReason stopReason) implements Verdict {}

  /**
   * Returns the verdict of a search that was to stop at the second solution.
   *
   * @param found the solutions in the order of the search
   * @param report the report of the same search
   */
  static Verdict of(List<Grid> found, SearchReport report) {
    if (found.size() >= 2) {
      return new Multiple(found.get(0), found.get(1));
    }
    if (!report.exhausted()) {
      return new Undecided(found.stream().findFirst(), report.stopReason());
    }
    return found.isEmpty() ? new NoSolution() : new Unique(found.get(0));
  }
}
