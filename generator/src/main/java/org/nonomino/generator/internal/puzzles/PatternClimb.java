package org.nonomino.generator.internal.puzzles;

import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;

/**
 * Finds fillings whose digits in exactly the given cells leave one solution. Used by one thread.
 *
 * <p>For few cells hardly any random filling does that, so this search climbs: it changes one digit
 * after the other, as long as some solutions are left but no more than before, until there is one.
 */
final class PatternClimb {
  /** Larger numbers of solutions are treated as equal. */
  private static final int MAX_COUNTED = 1000;

  /** After this many changes in a row without fewer solutions, a new start is more promising. */
  private static final int MAX_IDLE_CHANGES = 400;

  private static final long MAX_NODES = 4_000_000;

  private final Rules rules;
  private final Search search;
  private final int[] cells;

  PatternClimb(Rules rules, Search search, CellPattern pattern) {
    this.rules = rules;
    this.search = search;
    this.cells = IntStream.range(0, rules.layout().cellCount()).filter(pattern::contains).toArray();
  }

  /**
   * Returns a filling that is the only solution of its digits in the pattern; empty if the climb
   * got stuck or was stopped.
   *
   * @param filling the starting point
   */
  Optional<Grid> climb(Grid filling, SeededRandom random, Deadline deadline) {
    SearchLimits limits =
        SearchLimits.solutions(MAX_COUNTED)
            .withNodes(MAX_NODES / filling.cellCount())
            .withDeadline(deadline);
    int[] digits = new int[filling.cellCount()];
    for (int cell : cells) {
      digits[cell] = filling.digit(cell);
    }
    Grid givens = Grid.of(filling.size(), digits);
    long solutions = count(givens, limits);
    for (int idle = 0; solutions != 1 && idle < MAX_IDLE_CHANGES; idle++) {
      if (deadline.isPast() || Thread.currentThread().isInterrupted() || cells.length == 0) {
        return Optional.empty();
      }
      int cell = cells[random.nextInt(cells.length)];
      Grid changed = givens.with(cell, 1 + random.nextInt(filling.size()));
      if (rules.hasConflict(changed)) {
        continue;
      }
      long left = count(changed, limits);
      if (left > 0 && left <= solutions) {
        idle = left < solutions ? 0 : idle;
        givens = changed;
        solutions = left;
      }
    }
    return solutions == 1 ? solution(givens, limits) : Optional.empty();
  }

  private Optional<Grid> solution(Grid givens, SearchLimits limits) {
    SolutionCollector solutions = new SolutionCollector();
    search.run(givens, limits.withSolutions(1), solutions);
    return solutions.solutions().stream().findFirst();
  }

  /**
   * Returns the number of solutions up to the maximum, and the maximum if the number is unknown.
   */
  private long count(Grid givens, SearchLimits limits) {
    SearchReport report = search.run(givens, limits, SearchObserver.NONE);
    return report.exhausted() ? report.solutions() : MAX_COUNTED;
  }
}
