package org.nonomino.solver;

import org.nonomino.core.Grid;
import org.nonomino.core.Rules;

/**
 * Finds the first of several solutions, compared row by row as numbers. It is the solution to show,
 * because every strategy finds the same one.
 */
public final class ReadingOrder {
  private ReadingOrder() {}

  /**
   * Returns the first solution, or the best one found before a limit was reached. Searches once for
   * each smaller digit that a cell could have, a few hundred times for n = 9.
   *
   * @param rules the rules of the search
   * @param search the search to use
   * @param givens the digits that all solutions share
   * @param known any solution
   * @param limits the maximum number of nodes of each single search, and the deadline of all
   */
  public static Grid first(
      Rules rules, Search search, Grid givens, Grid known, SearchLimits limits) {
    Grid prefix = givens;
    Grid best = known;
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      if (givens.digit(cell) != 0) {
        continue;
      }
      for (int digit = 1; digit < best.digit(cell); digit++) {
        Grid attempt = prefix.with(cell, digit);
        if (rules.hasConflict(attempt)) {
          continue;
        }
        SolutionCollector solutions = new SolutionCollector();
        SearchReport report = search.run(attempt, limits.withSolutions(1), solutions);
        if (report.solutions() > 0) {
          best = solutions.solutions().get(0);
        } else if (!report.exhausted()) {
          return best;
        }
      }
      prefix = prefix.with(cell, best.digit(cell));
    }
    return best;
  }
}
