package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.StepPath;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;

/** Positions before steps, whose content is computed here again from the steps before. */
final class TechniquePositionTest {
  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);

  @ParameterizedTest
  @ValueSource(strings = {"classic/sgt_3x3", "jigsaw9/sgt_extreme", "jigsawN/sgt_6"})
  void holdsWhatTheStepsBeforeLeft(String file) {
    int positions = 0;
    for (int index = 0; index < 5; index++) {
      Puzzle puzzle = Corpus.read(file).get(index).puzzle();
      StepPath path = EXPLAINER.path(puzzle, Deadline.NEVER);
      for (StepKind kind : StepKind.values()) {
        int number = 0;
        for (int at = 0; at < path.steps().size(); at++) {
          if (path.steps().get(at).kind() == kind) {
            number++;
            TechniquePosition position =
                TechniquePosition.before(kind, number, PuzzleEntry.of(puzzle), path).orElseThrow();
            assertThat(position.entry().puzzle()).isEqualTo(puzzle);
            assertThat(position.step().deductions()).isEqualTo(path.steps().get(at).deductions());
            assertThat(position.step().kind()).isEqualTo(kind);
            requireIs(position, puzzle, path.steps().subList(0, at));
            positions++;
          }
        }
        assertThat(TechniquePosition.before(kind, number + 1, PuzzleEntry.of(puzzle), path))
            .as("%s %d", kind, number + 1)
            .isEmpty();
      }
    }
    assertThat(positions).isGreaterThan(20);
  }

  private static void requireIs(TechniquePosition position, Puzzle puzzle, List<Step> before) {
    int cells = puzzle.size() * puzzle.size();
    int[] digits = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      digits[cell] = puzzle.givens().digit(cell);
    }
    before.forEach(
        step ->
            step.deductions().stream()
                .filter(Deduction.Placement.class::isInstance)
                .forEach(placed -> digits[placed.cell()] = placed.digit()));
    Progress progress = position.entry().progress();
    for (int cell = 0; cell < cells; cell++) {
      int here = cell;
      long marks = 0;
      for (int digit = 1; digit <= puzzle.size() && digits[cell] == 0; digit++) {
        Deduction elimination = new Deduction.Elimination(cell, digit);
        boolean isEliminated =
            before.stream().anyMatch(step -> step.deductions().contains(elimination));
        int wanted = digit;
        boolean isSeen =
            puzzle.layout().houses().stream()
                .filter(house -> contains(house.cells(), here))
                .anyMatch(house -> hasDigit(house.cells(), digits, wanted));
        marks |= isEliminated || isSeen ? 0 : 1L << (digit - 1);
      }
      assertThat(progress.grid().digit(cell)).isEqualTo(digits[cell]);
      assertThat(progress.centreMarks(cell)).isEqualTo(marks);
      assertThat(position.board().candidates(cell)).isEqualTo(marks);
    }
  }

  private static boolean contains(int[] cells, int wanted) {
    for (int cell : cells) {
      if (cell == wanted) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasDigit(int[] cells, int[] digits, int digit) {
    for (int cell : cells) {
      if (digits[cell] == digit) {
        return true;
      }
    }
    return false;
  }
}
