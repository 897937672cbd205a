package org.nonomino.toolkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.solver.ReadingOrder;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;

/**
 * Solves puzzles one after the other with the same task, and keeps the searches of the latest
 * layouts. Used by one thread. Interrupting it ends a search early.
 */
public final class PuzzleSolver {
  /**
   * Limits the search for the first solution in reading order. It could take minutes on a large,
   * empty grid.
   */
  private static final Duration MAX_FOR_READING_ORDER = Duration.ofSeconds(1);

  private static final int KEPT_SEARCHES = 32;

  private final Solver solver;
  private final SolveTask task;
  private final boolean inReadingOrder;

  /** The searches of rules without conditions, shared by many puzzles. */
  private final BoundedCache<Rules, Search> searches = new BoundedCache<>(KEPT_SEARCHES);

  /** The search of the latest rules with conditions. Such rules belong to one puzzle. */
  private Optional<Own> latest = Optional.empty();

  /**
   * @param inReadingOrder whether to keep the first of several solutions in reading order; this
   *     takes longer
   */
  public PuzzleSolver(Solver solver, SolveTask task, boolean inReadingOrder) {
    this.solver = solver;
    this.task = task;
    this.inReadingOrder = inReadingOrder;
  }

  /** The search of one puzzle's own rules. */
  private record Own(Rules rules, Search search) {}

  /** Solves a puzzle. */
  public SolveResult solve(Puzzle puzzle) {
    long start = System.nanoTime();
    SolveResult result = untimed(puzzle).withNanos(System.nanoTime() - start);
    return inReadingOrder
            && task.goal() == SolveTask.Goal.VERDICT
            && result.verdict() == SolutionStatus.SEVERAL
        ? withFirstInOrder(result)
        : result;
  }

  /** Solves a puzzle and shows the search to an observer; the result keeps no solution. */
  public SolveResult solve(Puzzle puzzle, SearchObserver observer) {
    long start = System.nanoTime();
    SearchReport report = run(puzzle, observer);
    return result(puzzle, List.of(), report).withNanos(System.nanoTime() - start);
  }

  /**
   * Solves puzzles that are too quick to time one by one, so each result has their mean time. If
   * the first of several solutions in reading order is kept, puzzles are timed one by one.
   *
   * @return the results in the order of the puzzles; if this thread is interrupted, only those
   *     finished before
   */
  public List<SolveResult> solveTogether(List<Puzzle> puzzles) {
    List<SolveResult> results = new ArrayList<>(puzzles.size());
    long start = System.nanoTime();
    for (Puzzle puzzle : puzzles) {
      SolveResult result = inReadingOrder ? solve(puzzle) : untimed(puzzle);
      if (Thread.currentThread().isInterrupted()) {
        break;
      }
      results.add(result);
    }
    if (!inReadingOrder && !results.isEmpty()) {
      long mean = (System.nanoTime() - start) / results.size();
      results.replaceAll(result -> result.withNanos(mean));
    }
    return results;
  }

  private SolveResult untimed(Puzzle puzzle) {
    if (task.goal() == SolveTask.Goal.CANDIDATES) {
      CandidateSearch candidates = new CandidateSearch(puzzle, search(puzzle.rules()), task);
      SearchReport report = candidates.run();
      return new SolveResult(
          puzzle, task, solver.name(), List.of(), Optional.of(candidates.result()), report, 0);
    }
    if (task.goal() == SolveTask.Goal.COUNT) {
      return result(puzzle, List.of(), run(puzzle, SearchObserver.NONE));
    }
    SolutionCollector solutions = new SolutionCollector();
    SearchReport report = run(puzzle, solutions);
    return result(puzzle, solutions.solutions(), report);
  }

  private SearchReport run(Puzzle puzzle, SearchObserver observer) {
    SearchLimits limits = task.limits();
    return search(puzzle.rules()).run(puzzle.givens(), limits, observer);
  }

  private SolveResult result(Puzzle puzzle, List<Grid> found, SearchReport report) {
    return new SolveResult(puzzle, task, solver.name(), found, Optional.empty(), report, 0);
  }

  /**
   * Returns the result with the first solution in reading order, or with the best one found in the
   * remaining time of the puzzle.
   */
  private SolveResult withFirstInOrder(SolveResult result) {
    Puzzle puzzle = result.puzzle();
    Duration max =
        task.timeout()
            .map(timeout -> timeout.minusNanos(result.nanos()))
            .filter(left -> left.compareTo(MAX_FOR_READING_ORDER) < 0)
            .orElse(MAX_FOR_READING_ORDER);
    Grid first =
        ReadingOrder.first(
            puzzle.rules(),
            search(puzzle.rules()),
            puzzle.givens(),
            result.found().get(0),
            SearchLimits.NONE.withTimeout(max));
    Grid other = result.found().get(result.found().get(0).equals(first) ? 1 : 0);
    return result.withFound(List.of(first, other));
  }

  private Search search(Rules rules) {
    if (!rules.conditions().isEmpty()) {
      Own own =
          latest
              .filter(kept -> kept.rules.equals(rules))
              .orElseGet(() -> new Own(rules, solver.prepare(rules)));
      latest = Optional.of(own);
      return own.search;
    }
    return searches.find(rules).orElseGet(() -> searches.keep(rules, solver.prepare(rules)));
  }
}
