package org.nonomino.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/** Tests the shared checks, and the verdict of a solver that uses them. */
final class LayoutSearchTest {
  private static final RegionMask MASK = RegionMask.boxes(2, 2);
  private static final Grid SOLUTION =
      Grid.of(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});

  /** A search that records its givens and reports the same grid this many times. */
  private static final class CannedSearch extends LayoutSearch {
    private final List<Grid> givensSeen = new ArrayList<>();
    private final List<Grid> answers;

    CannedSearch(Rules rules, List<Grid> answers) {
      super(rules);
      this.answers = answers;
    }

    @Override
    protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
      givensSeen.add(givens);
      for (Grid answer : answers) {
        if (!budget.spendNode()) {
          return;
        }
        observer.onSolution(answer);
        if (!budget.addSolution()) {
          return;
        }
      }
    }
  }

  private final CannedSearch search = new CannedSearch(Rules.of(MASK), List.of(SOLUTION));

  @Test
  void looksForSolutionsInTheCore() {
    Grid givens = Grid.empty(4).with(0, 1);
    SearchReport report = search.run(givens, SearchLimits.NONE, SearchObserver.NONE);
    assertThat(report).isEqualTo(new SearchReport(1, 1, 0, StopReason.EXHAUSTED));
    assertThat(search.givensSeen).containsExactly(givens);
  }

  @Test
  void keepsContradictingGivensFromTheCore() {
    Grid givens = Grid.empty(4).with(0, 1).with(5, 1);
    SearchReport report = search.run(givens, SearchLimits.NONE, SearchObserver.NONE);
    assertThat(report).isEqualTo(new SearchReport(0, 0, 0, StopReason.EXHAUSTED));
    assertThat(search.givensSeen).isEmpty();
  }

  @Test
  void doesNotStartAfterTheDeadlineOrAnInterrupt() {
    SearchLimits past = SearchLimits.NONE.withTimeout(Duration.ZERO);
    assertThat(search.run(Grid.empty(4), past, SearchObserver.NONE))
        .isEqualTo(new SearchReport(0, 0, 0, StopReason.DEADLINE));
    Thread.currentThread().interrupt();
    SearchReport report;
    try {
      report = search.run(Grid.empty(4), SearchLimits.NONE, SearchObserver.NONE);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(report).isEqualTo(new SearchReport(0, 0, 0, StopReason.INTERRUPTED));
    assertThat(search.givensSeen).isEmpty();
  }

  @Test
  void refusesAGridOfAnotherSize() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> search.run(Grid.empty(9), SearchLimits.NONE, SearchObserver.NONE))
        .withMessage("a grid of size 9 on a layout of size 4");
    assertThat(search.givensSeen).isEmpty();
  }

  @Test
  void givesAVerdictThroughItsSolver() {
    Grid other = SOLUTION.with(0, 0);
    Puzzle puzzle = new Puzzle(Grid.empty(4), MASK);
    assertThat(solver(List.of()).solve(puzzle)).isEqualTo(new Verdict.NoSolution());
    assertThat(solver(List.of(SOLUTION)).solve(puzzle)).isEqualTo(new Verdict.Unique(SOLUTION));
    assertThat(solver(List.of(SOLUTION, other, other)).solve(puzzle))
        .isEqualTo(new Verdict.Multiple(SOLUTION, other));
    assertThat(solver(List.of(SOLUTION, other)).solve(puzzle, SearchLimits.NONE.withNodes(1)))
        .isEqualTo(new Verdict.Undecided(Optional.of(SOLUTION), StopReason.NODE_LIMIT));
    assertThat(solver(List.of(SOLUTION, other)).solve(puzzle, SearchLimits.solutions(1)))
        .as("the number of solutions is 2")
        .isEqualTo(new Verdict.Multiple(SOLUTION, other));
  }

  private static Solver solver(List<Grid> answers) {
    return new Solver() {
      @Override
      public SolverName name() {
        return new SolverName("canned");
      }

      @Override
      public String description() {
        return "reports its givens";
      }

      @Override
      public Search prepare(Rules rules) {
        return new CannedSearch(rules, answers);
      }
    };
  }
}
