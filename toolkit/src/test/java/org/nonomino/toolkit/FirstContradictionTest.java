package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.Telling;
import org.nonomino.explainer.ToldPath;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

final class FirstContradictionTest {
  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);
  private static final Solver SOLVER = Solvers.standard().named("auto").orElseThrow();
  private static final Puzzle PUZZLE =
      new Puzzle(
          Grid.ofSymbols(
                  9,
                  "000000010400000000020000000000050407008000300001090000300400200050100000000806000")
              .orElseThrow(),
          RegionMask.boxes(3, 3));

  /** Before the step, all wrong digits are possible; after it, the named one is not. */
  @Test
  void namesTheFirstStepAfterWhichAWrongDigitIsImpossible() {
    Grid solution = ((Verdict.Unique) SOLVER.solve(PUZZLE)).solution();
    Board start = EXPLAINER.board(PUZZLE);
    ToldPath path = EXPLAINER.toldPath(PUZZLE, Telling.WITHOUT_DETOURS, Deadline.NEVER);
    int checked = 0;
    for (int cell = 0; cell < start.cellCount(); cell += 17) {
      for (int digit = 1; digit <= start.size(); digit++) {
        if (start.isCandidate(cell, digit) && digit != solution.digit(cell)) {
          FirstContradiction first = first(PUZZLE.givens().with(cell, digit)).orElseThrow();
          Step step = first.step();

          assertThat(first.cell()).isEqualTo(cell);
          assertThat(first.digit()).isEqualTo(digit);
          assertThat(first.board().isCandidate(cell, digit)).isTrue();
          assertThat(first.board().after(step).isCandidate(cell, digit)).isFalse();
          assertThat(first.words()).contains("step " + first.number(), step.name());
          assertThat(path.steps().get(first.number() - 1).step().name()).isEqualTo(step.name());
          checked++;
        }
      }
    }
    assertThat(checked).isPositive();
  }

  @Test
  void hasNothingToSayAboutRightDigitsAndConflicts() {
    Grid solution = ((Verdict.Unique) SOLVER.solve(PUZZLE)).solution();

    assertThat(first(solution)).isEmpty();
    assertThat(first(PUZZLE.givens().with(0, 1))).isEmpty();
  }

  private static Optional<FirstContradiction> first(Grid grid) {
    CheckReport report = CheckReport.of(PUZZLE, grid, SOLVER, SearchLimits.NONE);
    return FirstContradiction.of(PUZZLE, report, EXPLAINER, Deadline.NEVER);
  }
}
