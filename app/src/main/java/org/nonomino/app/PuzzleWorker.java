package org.nonomino.app;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.ReadingOrder;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.text.PuzzleText;

/** Parses and solves one item after the other. Belongs to one thread. */
final class PuzzleWorker implements Function<InputItem, Outcome<Answer>> {
  /**
   * The first solution in reading order is a courtesy: of a large, empty grid it would take
   * minutes.
   */
  private static final Duration MOST_FOR_READING_ORDER = Duration.ofSeconds(1);

  private static final int KEPT_SEARCHES = 32;

  private final Solver solver;
  private final SolveTask task;
  private final boolean inReadingOrder;
  private final BoundedCache<RegionMask, Search> searches = new BoundedCache<>(KEPT_SEARCHES);
  private Optional<Prepared> latest = Optional.empty();

  /**
   * Makes a worker.
   *
   * @param inReadingOrder whether of several solutions the first in reading order is wanted, which
   *     takes longer
   */
  PuzzleWorker(Solver solver, SolveTask task, boolean inReadingOrder) {
    this.solver = solver;
    this.task = task;
    this.inReadingOrder = inReadingOrder;
  }

  @Override
  public Outcome<Answer> apply(InputItem item) {
    return Outcome.of(item, this::answer);
  }

  /** Solves a puzzle that is parsed already. */
  Answer answer(PuzzleText text, PuzzleEntry entry) {
    if (task.goal() == SolveTask.Goal.COUNT) {
      return answer(text, entry, SearchObserver.NONE, List::of);
    }
    SolutionCollector solutions = new SolutionCollector();
    Answer answer = answer(text, entry, solutions, solutions::solutions);
    return inReadingOrder && answer.kind() == Answer.Kind.SEVERAL
        ? withFirstInOrder(answer)
        : answer;
  }

  /**
   * Within what the puzzle has left of its time: if that is not enough, the best one so far will
   * do.
   */
  private Answer withFirstInOrder(Answer answer) {
    Puzzle puzzle = answer.entry().puzzle();
    Duration most =
        task.timeout()
            .map(timeout -> timeout.minusNanos(answer.nanos()))
            .filter(left -> left.compareTo(MOST_FOR_READING_ORDER) < 0)
            .orElse(MOST_FOR_READING_ORDER);
    Grid first =
        ReadingOrder.first(
            puzzle.mask().layout(),
            search(puzzle.mask()),
            puzzle.givens(),
            answer.found().get(0),
            SearchLimits.NONE.withTimeout(most));
    Grid other = answer.found().get(answer.found().get(0).equals(first) ? 1 : 0);
    return answer.withFound(List.of(first, other));
  }

  private Search search(RegionMask mask) {
    // Most puzzles of a file share their mask.
    if (latest.isPresent() && latest.get().mask == mask) {
      return latest.get().search;
    }
    Search search = searches.find(mask).orElseGet(() -> searches.keep(mask, solver.prepare(mask)));
    latest = Optional.of(new Prepared(mask, search));
    return search;
  }

  /** Solves a puzzle and tells an observer of it. */
  Answer answer(
      PuzzleText text, PuzzleEntry entry, SearchObserver observer, Supplier<List<Grid>> found) {
    long start = System.nanoTime();
    SearchLimits limits = task.limits();
    Puzzle puzzle = entry.puzzle();
    Search search = search(puzzle.mask());
    SearchReport report = search.run(puzzle.givens(), limits, observer);
    return new Answer(text.place(), entry, task, found.get(), report, System.nanoTime() - start);
  }

  private record Prepared(RegionMask mask, Search search) {}
}
