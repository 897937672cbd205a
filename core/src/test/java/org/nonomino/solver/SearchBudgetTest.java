package org.nonomino.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SearchBudgetTest {
  private final SearchBudget budget = new SearchBudget();

  @AfterEach
  void clearInterrupt() {
    Thread.interrupted();
  }

  @Test
  void countsReportedWork() {
    budget.start(SearchLimits.NONE);
    assertThat(budget.spendNode()).isTrue();
    assertThat(budget.spendNode()).isTrue();
    assertThat(budget.spendNode()).isTrue();
    budget.addGuess();
    budget.addGuess();
    assertThat(budget.addSolution()).isTrue();
    assertThat(budget.report()).isEqualTo(new SearchReport(1, 3, 2, StopReason.EXHAUSTED));
    assertThat(budget.report().exhausted()).isTrue();
  }

  @Test
  void stopsBeforeTheNodeThatIsTooMany() {
    budget.start(SearchLimits.NONE.withNodes(2));
    assertThat(budget.spendNode()).isTrue();
    assertThat(budget.spendNode()).isTrue();
    assertThat(budget.report().stopReason()).isEqualTo(StopReason.EXHAUSTED);
    assertThat(budget.spendNode()).isFalse();
    assertThat(budget.report()).isEqualTo(new SearchReport(0, 2, 0, StopReason.NODE_LIMIT));
    assertThat(budget.report().exhausted()).isFalse();
  }

  @Test
  void allowsNoNode() {
    budget.start(SearchLimits.NONE.withNodes(0));
    assertThat(budget.spendNode()).isFalse();
    assertThat(budget.report()).isEqualTo(new SearchReport(0, 0, 0, StopReason.NODE_LIMIT));
  }

  @Test
  void stopsAtTheLastSolutionWanted() {
    budget.start(SearchLimits.solutions(2));
    assertThat(budget.addSolution()).isTrue();
    assertThat(budget.addSolution()).isFalse();
    assertThat(budget.report()).isEqualTo(new SearchReport(2, 0, 0, StopReason.SOLUTION_LIMIT));
  }

  @Test
  void seesAnInterruptAtTheFirstNode() {
    budget.start(SearchLimits.NONE);
    Thread.currentThread().interrupt();
    assertThat(budget.spendNode()).isFalse();
    assertThat(budget.report()).isEqualTo(new SearchReport(0, 0, 0, StopReason.INTERRUPTED));
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void seesTheDeadlineDuringOtherWork() {
    AtomicLong time = new AtomicLong();
    budget.start(SearchLimits.NONE.withDeadline(Deadline.in(Duration.ZERO, time::get)));
    time.set(-1);
    for (int i = 0; i < 100; i++) {
      assertThat(budget.isStoppedAfter(1_000)).isFalse();
    }
    assertThat(budget.wasStopped()).isFalse();
    time.set(0);
    int more = 0;
    while (!budget.isStoppedAfter(1_000)) {
      more++;
      assertThat(more).as("pieces of work after the deadline").isLessThan(100);
    }
    assertThat(budget.wasStopped()).isTrue();
    assertThat(budget.isStoppedAfter(0)).as("it stays stopped").isTrue();
    assertThat(budget.spendNode()).isFalse();
    assertThat(budget.report()).isEqualTo(new SearchReport(0, 0, 0, StopReason.DEADLINE));
  }

  @Test
  void seesAnInterruptAfterSomeNodes() {
    budget.start(SearchLimits.NONE);
    for (int node = 0; node < 10; node++) {
      assertThat(budget.spendNode()).isTrue();
    }
    Thread.currentThread().interrupt();
    int more = 0;
    while (budget.spendNode()) {
      more++;
      assertThat(more).as("nodes after the interrupt").isLessThan(10_000);
    }
    assertThat(budget.report().stopReason()).isEqualTo(StopReason.INTERRUPTED);
    assertThat(budget.report().nodes()).isEqualTo(10 + more);
  }

  /** A time limit of half a second must hold even if a node takes a millisecond. */
  @ParameterizedTest
  @CsvSource({"16, 256", "81, 256", "256, 64", "625, 32", "1296, 16"})
  void looksMoreOftenWhereNodesTakeLonger(int cells, int nodesBetweenLooks) {
    SearchBudget budgetOfSize = new SearchBudget(cells);
    budgetOfSize.start(SearchLimits.NONE);
    assertThat(budgetOfSize.spendNode()).isTrue();
    Thread.currentThread().interrupt();
    while (budgetOfSize.spendNode()) {
      assertThat(budgetOfSize.report().nodes()).isLessThan(nodesBetweenLooks + 1L);
    }

    assertThat(budgetOfSize.report().nodes()).isEqualTo(nodesBetweenLooks);
  }

  @Test
  void seesADeadline() {
    budget.start(SearchLimits.NONE.withTimeout(Duration.ZERO));
    assertThat(budget.isStopped()).isTrue();
    assertThat(budget.report()).isEqualTo(new SearchReport(0, 0, 0, StopReason.DEADLINE));

    budget.start(SearchLimits.NONE.withTimeout(Duration.ZERO));
    assertThat(budget.spendNode()).isFalse();
    assertThat(budget.report().stopReason()).isEqualTo(StopReason.DEADLINE);
  }

  @Test
  void isNotCalledOffWithoutACause() {
    budget.start(SearchLimits.NONE.withTimeout(Duration.ofHours(1)));
    assertThat(budget.isStopped()).isFalse();
    assertThat(budget.report().stopReason()).isEqualTo(StopReason.EXHAUSTED);
  }

  @Test
  void startsAfresh() {
    budget.start(SearchLimits.solutions(1).withNodes(1));
    budget.spendNode();
    budget.addGuess();
    budget.addSolution();
    budget.spendNode();
    budget.start(SearchLimits.NONE);
    assertThat(budget.report()).isEqualTo(new SearchReport(0, 0, 0, StopReason.EXHAUSTED));
    assertThat(budget.spendNode()).isTrue();
    assertThat(budget.spendNode()).isTrue();
  }
}
