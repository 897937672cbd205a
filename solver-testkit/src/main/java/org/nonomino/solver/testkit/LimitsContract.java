package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.Verdict;

/** Tests that a search stops at its limits and reports the reason. */
interface LimitsContract extends StrategyTest {

  @Test
  default void stopsAtTheNumberOfSolutions() {
    Puzzle puzzle = StrategyTest.with288Solutions();
    List<Grid> all = solutions(puzzle, SearchLimits.NONE);
    for (int max : new int[] {1, 2, 3, 100, 287, 288}) {
      SearchReport report = run(puzzle, SearchLimits.solutions(max));
      assertThat(report.solutions()).isEqualTo(max);
      assertThat(report.stopReason()).isEqualTo(StopReason.SOLUTION_LIMIT);
      assertThat(report.exhausted()).isFalse();
      assertThat(solutions(puzzle, SearchLimits.solutions(max)))
          .as("the first %s of all", max)
          .isEqualTo(all.subList(0, max));
    }
    SearchReport report = run(puzzle, SearchLimits.solutions(289));
    assertThat(report.solutions()).isEqualTo(288);
    assertThat(report.stopReason()).isEqualTo(StopReason.EXHAUSTED);
  }

  @Test
  default void stopsAtTheNumberOfNodes() {
    for (long max : new long[] {0, 1, 2, 17, 255, 256, 257, 1000, 5000}) {
      SearchReport report = run(StrategyTest.endless(), SearchLimits.NONE.withNodes(max));
      assertThat(report.nodes()).as("nodes of a search limited to %s", max).isEqualTo(max);
      assertThat(report.stopReason()).isEqualTo(StopReason.NODE_LIMIT);
      assertThat(report.guesses()).isBetween(0L, max);
    }
  }

  /** The number of nodes that a search needs is enough as a limit, and one less is not. */
  @Test
  default void needsAsManyNodesAsItReports() {
    for (KnownPuzzle known : KnownPuzzle.all()) {
      Puzzle puzzle = known.puzzle();
      SearchReport report = run(puzzle, SearchLimits.NONE);
      assertThat(run(puzzle, SearchLimits.NONE.withNodes(report.nodes())))
          .as("%s", known)
          .isEqualTo(report);
      if (report.nodes() > 0) {
        SearchReport less = run(puzzle, SearchLimits.NONE.withNodes(report.nodes() - 1));
        assertThat(less.stopReason()).as("%s", known).isEqualTo(StopReason.NODE_LIMIT);
        assertThat(less.nodes()).as("%s", known).isEqualTo(report.nodes() - 1);
      }
    }
  }

  @Test
  default void doesNothingAfterTheDeadline() {
    SearchLimits past =
        new SearchLimits(Long.MAX_VALUE, Long.MAX_VALUE, Deadline.in(Duration.ZERO));
    for (Puzzle puzzle :
        List.of(
            StrategyTest.endless(),
            StrategyTest.with288Solutions(),
            new Puzzle(Grid.empty(36), RegionMask.boxes(6, 6)))) {
      SearchReport report = inTime(() -> run(puzzle, past));
      assertThat(report).isEqualTo(new SearchReport(0, 0, 0, StopReason.DEADLINE));
    }
  }

  @Test
  default void stopsAtTheDeadline() {
    long nodes = 0;
    // A busy machine may not reach the first node in a short time.
    for (long millis = 200; nodes == 0; millis *= 2) {
      SearchLimits limits = SearchLimits.NONE.withTimeout(Duration.ofMillis(millis));
      SearchReport report = inTime(() -> run(StrategyTest.endless(), limits));
      assertThat(report.stopReason()).isEqualTo(StopReason.DEADLINE);
      assertThat(limits.deadline().isPast()).isTrue();
      nodes = report.nodes();
    }
  }

  /** Layouts without a filling, with many dead ends and no solutions. */
  @Test
  default void stopsAtTheDeadlineWhereThereIsNoSolution() {
    for (CorpusPuzzle puzzle : Corpus.read("bad/impossible_layouts_8")) {
      Verdict verdict =
          inTime(
              () ->
                  solver()
                      .solve(
                          puzzle.puzzle(), SearchLimits.NONE.withTimeout(Duration.ofMillis(200))));
      if (!verdict.equals(new Verdict.NoSolution())) {
        assertThat(verdict)
            .as("%s", puzzle)
            .isEqualTo(new Verdict.Undecided(Optional.empty(), StopReason.DEADLINE));
      }
    }
  }

  @Test
  default void doesNothingOnAnInterruptedThread() {
    Search search = solver().prepare(StrategyTest.endless().rules());
    SearchReport report;
    boolean interruptKept;
    Thread.currentThread().interrupt();
    try {
      report = search.run(StrategyTest.endless().givens(), SearchLimits.NONE, SearchObserver.NONE);
    } finally {
      interruptKept = Thread.interrupted();
    }
    assertThat(report).isEqualTo(new SearchReport(0, 0, 0, StopReason.INTERRUPTED));
    assertThat(interruptKept).as("the thread is still interrupted").isTrue();
  }

  @Test
  default void stopsWhenAnotherThreadInterruptsIt() throws InterruptedException {
    CountDownLatch underWay = new CountDownLatch(1);
    CompletableFuture<SearchReport> report = new CompletableFuture<>();
    AtomicBoolean interruptKept = new AtomicBoolean();
    Puzzle puzzle = StrategyTest.endless();
    Search search = solver().prepare(puzzle.rules());
    Thread thread =
        new Thread(
            () -> {
              SearchObserver observer = solution -> underWay.countDown();
              report.complete(search.run(puzzle.givens(), SearchLimits.NONE, observer));
              interruptKept.set(Thread.currentThread().isInterrupted());
            },
            "search to interrupt");
    thread.setDaemon(true);
    thread.start();
    assertThat(underWay.await(patience().toMillis(), TimeUnit.MILLISECONDS))
        .as("a first solution of the empty 9x9 grid is found")
        .isTrue();
    thread.interrupt();
    thread.join(patience().toMillis());
    assertThat(thread.isAlive()).as("the interrupted search continues").isFalse();
    assertThat(report.join().stopReason()).isEqualTo(StopReason.INTERRUPTED);
    assertThat(report.join().solutions()).isPositive();
    assertThat(interruptKept).as("the thread is still interrupted").isTrue();
  }

  private <T> T inTime(ThrowingSupplier<T> run) {
    return assertTimeoutPreemptively(
        patience(), run, "the search continues long after its deadline");
  }
}
