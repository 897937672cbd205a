package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.Verdict;

/**
 * Tests that constraints of all kinds are kept, and that the rest of the contract holds with them.
 */
interface ConstraintsContract extends StrategyTest {
  /** The number of puzzles between two that a test uses, if it makes many runs for each. */
  int STRIDE = 7;

  /** Returns puzzles for tests that make many runs, spread over sizes and kinds. */
  private static List<ConstrainedPuzzle> some() {
    List<ConstrainedPuzzle> some = new ArrayList<>();
    for (int i = 0; i < ConstrainedPuzzle.all().size(); i += STRIDE) {
      some.add(ConstrainedPuzzle.all().get(i));
    }
    return some;
  }

  /** Returns an empty 9×9 grid with few conditions, but all primitives. No search exhausts it. */
  private static Puzzle endlessWithConditions() {
    int size = 9;
    Rules rules =
        Rules.of(RegionMask.boxes(3, 3))
            .with(
                new KillerCage(CellList.of(size, 0, 10), OptionalInt.empty()),
                new OddCell(CellList.of(size, 1)),
                new Thermometer(CellList.of(size, 3, 4)),
                new Arrow(CellList.of(size, 15), CellList.of(size, 5, 6)),
                new Quadruple(CellList.of(size, 16, 17, 25, 26), List.of(2, 3)));
    return new Puzzle(Grid.empty(size), rules);
  }

  @Test
  default void keepsConstraints() {
    for (ConstrainedPuzzle known : ConstrainedPuzzle.all()) {
      List<Grid> found = solutions(known.puzzle(), SearchLimits.NONE);
      assertThat(found).as("%s", known).hasSameSizeAs(known.solutions());
      assertThat(new HashSet<>(found)).as("%s", known).isEqualTo(new HashSet<>(known.solutions()));
    }
  }

  @Test
  default void givesTheVerdictWithConstraints() {
    for (ConstrainedPuzzle known : some()) {
      Verdict verdict = solver().solve(known.puzzle());
      if (known.solutions().isEmpty()) {
        assertThat(verdict).as("%s", known).isEqualTo(new Verdict.NoSolution());
      } else if (known.solutions().size() == 1) {
        assertThat(verdict).as("%s", known).isEqualTo(new Verdict.Unique(known.solutions().get(0)));
      } else {
        assertThat(verdict).as("%s", known).isInstanceOf(Verdict.Multiple.class);
        Verdict.Multiple multiple = (Verdict.Multiple) verdict;
        assertThat(known.solutions()).as("%s", known).contains(multiple.first(), multiple.second());
      }
    }
  }

  @Test
  default void stopsAtLimitsWithConstraints() {
    for (ConstrainedPuzzle known : some()) {
      Puzzle puzzle = known.puzzle();
      List<Grid> all = solutions(puzzle, SearchLimits.NONE);
      for (int max = 1; max <= all.size(); max += 1 + max) {
        assertThat(run(puzzle, SearchLimits.solutions(max)).stopReason())
            .as("%s", known)
            .isEqualTo(StopReason.SOLUTION_LIMIT);
        assertThat(solutions(puzzle, SearchLimits.solutions(max)))
            .as("%s, the first %d", known, max)
            .isEqualTo(all.subList(0, max));
      }
      SearchReport report = run(puzzle, SearchLimits.solutions(all.size() + 1));
      assertThat(report.exhausted()).as("%s", known).isTrue();
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
  default void stopsAtTheNumberOfNodesWithConstraints() {
    for (long max : new long[] {0, 1, 17, 256, 257, 1000}) {
      SearchReport report = run(endlessWithConditions(), SearchLimits.NONE.withNodes(max));
      assertThat(report.nodes()).as("nodes of a search limited to %s", max).isEqualTo(max);
      assertThat(report.stopReason()).isEqualTo(StopReason.NODE_LIMIT);
    }
  }

  @Test
  default void stopsAtTheDeadlineWithConstraints() {
    Puzzle puzzle = endlessWithConditions();
    SearchLimits past = SearchLimits.NONE.withDeadline(Deadline.in(Duration.ZERO));
    assertThat(run(puzzle, past)).isEqualTo(new SearchReport(0, 0, 0, StopReason.DEADLINE));
    SearchLimits limits = SearchLimits.NONE.withTimeout(Duration.ofMillis(200));
    SearchReport report =
        assertTimeoutPreemptively(
            patience(), () -> run(puzzle, limits), "the search continues long after its deadline");
    assertThat(report.stopReason()).isEqualTo(StopReason.DEADLINE);
    assertThat(limits.deadline().isPast()).isTrue();
  }

  @Test
  default void startsAfreshAfterAnInterruptWithConstraints() {
    Puzzle puzzle = endlessWithConditions();
    SearchLimits limits = SearchLimits.solutions(20).withNodes(2000);
    Search search = solver().prepare(puzzle.rules());
    ReuseContract.Outcome expected = ReuseContract.Outcome.of(search, puzzle.givens(), limits);
    SearchReport interrupted;
    boolean interruptKept;
    try {
      interrupted =
          search.run(
              puzzle.givens(),
              SearchLimits.NONE.withNodes(100_000),
              new CallingObserver(() -> Thread.currentThread().interrupt()));
    } finally {
      interruptKept = Thread.interrupted();
    }
    assertThat(interrupted.stopReason()).isEqualTo(StopReason.INTERRUPTED);
    assertThat(interruptKept).as("the thread is still interrupted").isTrue();
    assertThat(ReuseContract.Outcome.of(search, puzzle.givens(), limits)).isEqualTo(expected);
  }

  @Test
  default void tellsStepsThatFitTogetherWithConstraints() {
    for (ConstrainedPuzzle known : some()) {
      Puzzle puzzle = known.puzzle();
      StepChecker steps = new StepChecker(puzzle);
      SearchReport watched =
          solver().prepare(puzzle.rules()).run(puzzle.givens(), SearchLimits.NONE, steps);
      assertThat(watched.exhausted()).as("%s", known).isTrue();
      assertThat(steps.standing()).as("digits not retracted: %s", known).isZero();
      assertThat(steps.assigned()).as("steps reported: %s", known).isEqualTo(watched.nodes());
      assertThat(new HashSet<>(steps.solutions()))
          .as("%s", known)
          .isEqualTo(new HashSet<>(known.solutions()));
      assertThat(run(puzzle, SearchLimits.NONE)).as("%s", known).isEqualTo(watched);
      assertThat(solutions(puzzle, SearchLimits.NONE)).as("%s", known).isEqualTo(steps.solutions());
    }
  }

  /** One search for givens from few to all, after limits and after an observer that threw. */
  @Test
  default void answersManyPuzzlesWithConstraintsWithOneSearch() {
    for (ConstrainedPuzzle known : some()) {
      Puzzle puzzle = known.puzzle();
      Grid filling = known.solutions().isEmpty() ? puzzle.givens() : known.solutions().get(0);
      Search reused = solver().prepare(puzzle.rules());
      Grid givens = puzzle.givens();
      for (int cell = 0; cell < givens.cellCount(); cell += puzzle.size() - 1) {
        givens = givens.with(cell, filling.digit(cell));
        ReuseContract.Outcome expected =
            ReuseContract.Outcome.of(solver().prepare(puzzle.rules()), givens);
        assertThat(ReuseContract.Outcome.of(reused, givens)).as("%s", known).isEqualTo(expected);
        reused.run(
            puzzle.givens(), SearchLimits.NONE.withNodes(1 + cell), new CallingObserver(() -> {}));
        assertThat(ReuseContract.Outcome.of(reused, givens)).as("%s", known).isEqualTo(expected);
      }
    }
  }

  @Test
  default void startsAfreshAfterAnObserverThrewWithConstraints() {
    Puzzle puzzle = endlessWithConditions();
    SearchLimits limits = SearchLimits.solutions(5).withNodes(500);
    ReuseContract.Outcome expected =
        ReuseContract.Outcome.of(solver().prepare(puzzle.rules()), puzzle.givens(), limits);
    Search search = solver().prepare(puzzle.rules());
    for (int calls = 1; calls <= 40; calls++) {
      AtomicInteger callsLeft = new AtomicInteger(calls);
      RuntimeException thrown = new IllegalStateException("call " + calls);
      CallingObserver observer =
          new CallingObserver(
              () -> {
                if (callsLeft.decrementAndGet() == 0) {
                  throw thrown;
                }
              });
      assertThatThrownBy(() -> search.run(puzzle.givens(), SearchLimits.NONE, observer))
          .isSameAs(thrown);
      assertThat(ReuseContract.Outcome.of(search, puzzle.givens(), limits))
          .as("after call %s threw", calls)
          .isEqualTo(expected);
    }
  }

  /** Tables that belong to a layout must not keep the conditions of one of its puzzles. */
  @Test
  default void tellsConditionsApartOnOneLayout() {
    Solver solver = solver();
    Puzzle plain = StrategyTest.with288Solutions();
    List<Rules> all = new ArrayList<>();
    List<Long> expected = new ArrayList<>();
    for (int cell = 0; cell < plain.size(); cell++) {
      Rules odd = plain.rules().with(new OddCell(CellList.of(plain.size(), cell)));
      all.addAll(List.of(odd, plain.rules()));
      // Two of the four digits are odd, and each digit is in a cell in a quarter of the fillings.
      expected.addAll(List.of(144L, 288L));
      all.add(plain.rules().with(new Thermometer(CellList.of(plain.size(), cell, cell + 4))));
      // Exchanging the digits 1 and 4, and 2 and 3, turns the order of two cells around.
      expected.add(144L);
    }
    List<Search> searches = all.stream().map(solver::prepare).toList();
    for (int round = 0; round < 2; round++) {
      List<Long> found = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        Search fresh = solver.prepare(all.get(i));
        Search search = round == 0 ? searches.get(i) : fresh;
        found.add(ReuseContract.Outcome.of(search, plain.givens()).report().solutions());
      }
      assertThat(found).isEqualTo(expected);
    }
  }
}
