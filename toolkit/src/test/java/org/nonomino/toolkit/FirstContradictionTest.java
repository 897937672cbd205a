package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
import org.nonomino.test.corpus.VariantPuzzle;

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
  void namesThePartOfAStepThatJoinsSeveral() {
    VariantPuzzle variant =
        VariantPuzzle.all().stream()
            .filter(each -> each.id().equals("own-killercage-6j-2-15"))
            .findFirst()
            .orElseThrow();
    Puzzle puzzle = VariantReading.puzzle(variant.json());
    ToldPath path = EXPLAINER.toldPath(puzzle, Telling.WITHOUT_DETOURS, Deadline.NEVER);
    List<Step> parts = path.steps().get(0).step().parts();
    assertThat(parts).hasSizeGreaterThan(3);
    Step last = parts.get(parts.size() - 1);
    int cell = last.deductions().get(0).cell();
    int digit = last.deductions().get(0).digit();

    FirstContradiction first = first(puzzle, puzzle.givens().with(cell, digit)).orElseThrow();

    assertThat(first.number()).isEqualTo(1);
    assertThat(first.step().deductions()).isEqualTo(last.deductions());
    assertThat(first.words()).endsWith("(step 1, Combinations): " + last.explain(first.board()));
  }

  @Test
  void hasNothingToSayAboutRightDigitsAndConflicts() {
    Grid solution = ((Verdict.Unique) SOLVER.solve(PUZZLE)).solution();

    assertThat(first(solution)).isEmpty();
    assertThat(first(PUZZLE.givens().with(0, 1))).isEmpty();
  }

  private static Optional<FirstContradiction> first(Grid grid) {
    return first(PUZZLE, grid);
  }

  private static Optional<FirstContradiction> first(Puzzle puzzle, Grid grid) {
    CheckReport report = CheckReport.of(puzzle, grid, SOLVER, SearchLimits.NONE);
    return FirstContradiction.of(puzzle, report, EXPLAINER, Deadline.NEVER);
  }
}
