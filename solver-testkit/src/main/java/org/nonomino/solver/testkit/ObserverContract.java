package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;

/** Tests that an observer receives the events that it requests, and no others. */
interface ObserverContract extends StrategyTest {

  /** Returns puzzles small enough to follow each step. */
  private static List<Puzzle> puzzles() {
    List<Puzzle> puzzles = new ArrayList<>();
    for (KnownPuzzle known : KnownPuzzle.all()) {
      if (known.count() <= 300) {
        puzzles.add(known.puzzle());
      }
    }
    for (int seed = 200; seed < 220; seed++) {
      puzzles.add(RandomPuzzles.puzzle(5, seed % 2 == 0, seed));
    }
    return puzzles;
  }

  @Test
  default void tellsStepsThatFitTogether() {
    for (Puzzle puzzle : puzzles()) {
      String line = PuzzleLine.format(puzzle);
      StepChecker steps = new StepChecker(puzzle);
      SearchReport report =
          solver().prepare(puzzle.rules()).run(puzzle.givens(), SearchLimits.NONE, steps);
      assertThat(report.exhausted()).as(line).isTrue();
      assertThat(steps.standing()).as("digits not retracted: %s", line).isZero();
      assertThat(steps.assigned()).as("steps reported: %s", line).isEqualTo(report.nodes());
      assertThat((long) steps.solutions().size()).as(line).isEqualTo(report.solutions());
    }
  }

  /** A search that stops at a limit leaves its digits. */
  @Test
  default void leavesItsDigitsAtALimit() {
    Puzzle puzzle = StrategyTest.with288Solutions();
    for (int max = 1; max <= 20; max++) {
      StepChecker steps = new StepChecker(puzzle);
      SearchReport report =
          solver()
              .prepare(puzzle.rules())
              .run(puzzle.givens(), SearchLimits.NONE.withNodes(max), steps);
      assertThat(steps.assigned()).isEqualTo(report.nodes());
      assertThat(steps.standing()).isBetween(1, max);
    }
  }

  @Test
  default void walksTheSameWayWhoeverLooksOn() {
    for (Puzzle puzzle : puzzles()) {
      StepChecker steps = new StepChecker(puzzle);
      SearchReport watched =
          solver().prepare(puzzle.rules()).run(puzzle.givens(), SearchLimits.NONE, steps);
      assertThat(run(puzzle, SearchLimits.NONE)).as(PuzzleLine.format(puzzle)).isEqualTo(watched);
      assertThat(solutions(puzzle, SearchLimits.NONE))
          .as(PuzzleLine.format(puzzle))
          .isEqualTo(steps.solutions());
    }
  }

  @Test
  default void tellsNothingThatIsNotWished() {
    for (boolean wantsSolutions : new boolean[] {true, false}) {
      for (boolean wantsSteps : new boolean[] {true, false}) {
        Puzzle puzzle = StrategyTest.with288Solutions();
        StepChecker steps = new StepChecker(puzzle);
        SearchObserver forwarding = new ForwardingObserver(steps, wantsSolutions, wantsSteps);
        SearchReport report =
            solver().prepare(puzzle.rules()).run(puzzle.givens(), SearchLimits.NONE, forwarding);
        assertThat(report.solutions()).isEqualTo(288);
        assertThat(steps.solutions()).hasSize(wantsSolutions ? 288 : 0);
        assertThat(steps.assigned()).isEqualTo(wantsSteps ? report.nodes() : 0);
        assertThat(steps.retracted()).isEqualTo(wantsSteps ? report.nodes() : 0);
      }
    }
  }

  record ForwardingObserver(SearchObserver target, boolean wantsSolutions, boolean wantsSteps)
      implements SearchObserver {
    @Override
    public void onSolution(Grid solution) {
      target.onSolution(solution);
    }

    @Override
    public void onAssign(int cell, int digit) {
      target.onAssign(cell, digit);
    }

    @Override
    public void onRetract(int cell, int digit) {
      target.onRetract(cell, digit);
    }
  }
}
