package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Positions before steps, whose content is computed here again from the steps before. */
final class TechniquePositionTest {
  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);

  @ParameterizedTest
  @ValueSource(strings = {"classic/sgt_3x3", "jigsaw9/sgt_extreme", "jigsawN/sgt_6"})
  void holdsWhatTheStepsBeforeLeft(String file) {
    for (int index = 0; index < 5; index++) {
      Puzzle puzzle = Corpus.read(file).get(index).puzzle();
      PuzzleEntry entry = PuzzleEntry.of(puzzle);
      List<Step> steps = EXPLAINER.path(puzzle, Deadline.NEVER).steps();
      Board board = EXPLAINER.board(puzzle);
      for (int at = 0; at < steps.size(); at++) {
        PuzzleEntry reached = TechniquePosition.reached(entry, board);
        assertThat(reached.puzzle()).isEqualTo(puzzle);
        requireIs(reached.progress(), board, puzzle, steps.subList(0, at));
        board = board.after(steps.get(at));
      }
    }
  }

  /** Without the technique there is no step that is easier or as easy. */
  @ParameterizedTest
  @EnumSource(names = {"NAKED_PAIR", "X_WING", "POINTING", "TWO_STRING_KITE", "XY_WING"})
  void theSearchFindsPositionsThatNeedTheTechnique(StepKind kind) {
    PositionSearch search = new PositionSearch(kind);
    int found = 0;
    for (CorpusPuzzle known : Corpus.read("jigsaw9/sgt_extreme").subList(0, 20)) {
      Grid solution = known.solution().orElseThrow();
      PuzzleEntry entry = PuzzleEntry.of(known.puzzle()).withSolution(solution);
      for (TechniquePosition position : search.search(entry, 2, Deadline.NEVER).positions()) {
        found++;
        Rating rating = position.step().rating();
        assertThat(position.step().kind()).isEqualTo(kind);
        assertThat(
                new Explainer(TechniquePosition.techniques(kind).without(Set.of(kind)))
                    .nextUpTo(rating, position.board(), Deadline.NEVER))
            .isEmpty();
        for (int cell = 0; cell < solution.cellCount(); cell++) {
          int entered = position.entry().progress().grid().digit(cell);
          long marks = position.entry().progress().centreMarks(cell);
          assertThat(entered).isIn(0, solution.digit(cell));
          assertThat(entered > 0 || (marks & (1L << (solution.digit(cell) - 1))) != 0).isTrue();
        }
      }
    }
    assertThat(found).isPositive();
  }

  private static void requireIs(Progress progress, Board board, Puzzle puzzle, List<Step> before) {
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
      assertThat(board.candidates(cell)).isEqualTo(marks);
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
