package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;

/**
 * Tests that a search can be used for many puzzles, and a solver by many threads, and that runs do
 * not affect later ones.
 */
interface ReuseContract extends StrategyTest {

  record Outcome(SearchReport report, List<Grid> solutions) {
    static Outcome of(Search search, Grid givens) {
      return of(search, givens, SearchLimits.solutions(1000));
    }

    static Outcome of(Search search, Grid givens, SearchLimits limits) {
      SolutionCollector solutions = new SolutionCollector();
      SearchReport report = search.run(givens, limits, solutions);
      return new Outcome(report, solutions.solutions());
    }
  }

  /** Returns grids for one layout with no, one and many solutions. */
  private static List<Grid> variants(Puzzle full) {
    List<Grid> variants = new ArrayList<>();
    Grid givens = full.givens();
    int cells = givens.cellCount();
    for (int step = 1; step <= 24; step++) {
      givens = givens.with(step * 7 % cells, 0);
      variants.add(givens);
      variants.add(givens.with(step * 5 % cells, 1 + step % full.size()));
    }
    return variants;
  }

  private static Puzzle fullJigsaw() {
    CorpusPuzzle puzzle = Corpus.read("jigsawN/sgt_6").get(0);
    return puzzle.puzzle().withGivens(puzzle.solution().orElseThrow());
  }

  @Test
  default void givesANewSearchEachTime() {
    Solver solver = solver();
    RegionMask mask = RegionMask.boxes(2, 2);
    assertThat(solver.prepare(Rules.of(mask))).isNotSameAs(solver.prepare(Rules.of(mask)));
  }

  @Test
  default void answersManyPuzzlesWithOneSearch() {
    Puzzle full = fullJigsaw();
    Search reused = solver().prepare(full.rules());
    for (Grid givens : variants(full)) {
      Outcome expected = Outcome.of(solver().prepare(full.rules()), givens);
      assertThat(Outcome.of(reused, givens)).as("%s", givens).isEqualTo(expected);
    }
  }

  @Test
  default void walksTheSameWayTwice() {
    Puzzle full = fullJigsaw();
    Search search = solver().prepare(full.rules());
    for (Grid givens : variants(full)) {
      Outcome first = Outcome.of(search, givens);
      assertThat(Outcome.of(search, givens)).as("%s", givens).isEqualTo(first);
    }
  }

  @Test
  default void startsAfreshAfterALimit() {
    Puzzle full = fullJigsaw();
    Grid empty = Grid.empty(full.size());
    Search search = solver().prepare(full.rules());
    long max = 1;
    for (Grid givens : variants(full)) {
      Outcome expected = Outcome.of(solver().prepare(full.rules()), givens);
      search.run(empty, SearchLimits.NONE.withNodes(max), SearchObserver.NONE);
      assertThat(Outcome.of(search, givens)).as("after %s nodes", max).isEqualTo(expected);
      search.run(empty, SearchLimits.solutions(max), SearchObserver.NONE);
      assertThat(Outcome.of(search, givens)).as("after %s solutions", max).isEqualTo(expected);
      max++;
    }
  }

  @Test
  default void startsAfreshAfterAnInterrupt() {
    Puzzle full = fullJigsaw();
    Search search = solver().prepare(full.rules());
    Outcome expected = Outcome.of(search, full.givens().with(0, 0));
    SearchReport interrupted;
    try {
      interrupted =
          search.run(
              Grid.empty(full.size()),
              SearchLimits.NONE.withNodes(100_000),
              new CallingObserver(() -> Thread.currentThread().interrupt()));
    } finally {
      Thread.interrupted();
    }
    assertThat(interrupted.stopReason()).isEqualTo(StopReason.INTERRUPTED);
    assertThat(Outcome.of(search, full.givens().with(0, 0))).isEqualTo(expected);
  }

  @Test
  default void startsAfreshAfterAnObserverThrew() {
    Puzzle full = fullJigsaw();
    Grid empty = Grid.empty(full.size());
    for (int calls = 1; calls <= 40; calls++) {
      Search search = solver().prepare(full.rules());
      RuntimeException thrown = new IllegalStateException("call " + calls);
      AtomicInteger callsLeft = new AtomicInteger(calls);
      SearchObserver observer =
          new CallingObserver(
              () -> {
                if (callsLeft.decrementAndGet() == 0) {
                  throw thrown;
                }
              });
      assertThatThrownBy(() -> search.run(empty, SearchLimits.solutions(1000), observer))
          .isSameAs(thrown);
      Grid givens = full.givens().with(calls % full.givens().cellCount(), 0).with(0, 0);
      Outcome expected = Outcome.of(solver().prepare(full.rules()), givens);
      assertThat(Outcome.of(search, givens)).as("after call %s threw", calls).isEqualTo(expected);
    }
  }

  @Test
  default void servesTwoThreadsAtOnce() throws Exception {
    Puzzle full = fullJigsaw();
    List<Grid> variants = variants(full);
    Solver shared = solver();
    List<Outcome> expected = outcomes(shared, full.mask(), variants);
    List<List<Outcome>> found =
        inTwoThreads(
            () -> {
              List<Outcome> last = List.of();
              for (int round = 0; round < 20; round++) {
                last = outcomes(shared, full.mask(), variants);
                assertThat(last).isEqualTo(expected);
              }
              return last;
            });
    assertThat(found).containsExactly(expected, expected);
  }

  /** More layouts than a cache holds, from two threads at once. */
  @Test
  default void servesManyLayoutsInTwoThreads() throws Exception {
    List<CorpusPuzzle> puzzles = Corpus.read("layouts/valid_sigh");
    Solver shared = solver();
    List<List<Long>> counts =
        inTwoThreads(
            () -> {
              List<Long> found = new ArrayList<>();
              for (int round = 0; round < 2; round++) {
                for (CorpusPuzzle puzzle : puzzles) {
                  Grid nearlyFull = puzzle.solution().orElseThrow().with(40, 0).with(8, 0);
                  found.add(
                      shared
                          .prepare(puzzle.puzzle().rules())
                          .run(nearlyFull, SearchLimits.NONE, SearchObserver.NONE)
                          .solutions());
                }
              }
              return found;
            });
    // The two empty cells lie in different rows, each of which lacks one digit.
    for (List<Long> found : counts) {
      assertThat(found).hasSize(2 * puzzles.size()).containsOnly(1L);
    }
  }

  private static List<Outcome> outcomes(Solver solver, RegionMask mask, List<Grid> variants) {
    Search search = solver.prepare(Rules.of(mask));
    return variants.stream().map(givens -> Outcome.of(search, givens)).toList();
  }

  private static <T> List<T> inTwoThreads(Callable<T> work)
      throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> future : threads.invokeAll(List.of(work, work))) {
        results.add(future.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }
}
