package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.solver.Deadline;

/**
 * Tests that techniques that rest on uniqueness stay right under constraints, on boards where the
 * same techniques are wrong if they see only rows, columns and boxes.
 */
final class UniquenessUnderConstraintsTest {
  private static final Rating EASY = new Rating(72);

  private final Explainer explainer = new Explainer(Scale.NONOMINO);

  private static List<Technique> techniques() {
    return TechniqueList.of(Scale.NONOMINO, Preference.NAMES).techniques().stream()
        .filter(
            technique ->
                technique.kinds().stream()
                    .allMatch(kind -> kind.family() == TechniqueFamily.UNIQUENESS))
        .toList();
  }

  @Test
  void areRightWhereTheNaiveOnesAreWrong() throws Exception {
    Map<StepKind, Integer> naiveWrong = new EnumMap<>(StepKind.class);
    Map<StepKind, Integer> right = new EnumMap<>(StepKind.class);
    for (RecordedConstraintRatingsTest.Recorded each : RecordedConstraintRatingsTest.recorded()) {
      if (each.rating().compareTo(EASY) > 0) {
        continue;
      }
      Puzzle puzzle = each.puzzle();
      StepPath path = explainer.path(puzzle, Deadline.in(Duration.ofSeconds(20)));
      Grid solution = path.end().grid();
      Board board = explainer.board(puzzle);
      for (Step step : path.steps()) {
        for (Technique technique : techniques()) {
          for (FoundStep naive : stepsOf(technique, withoutConstraints(puzzle, board))) {
            if (!isRight(naive, solution)) {
              naiveWrong.merge(naive.kind(), 1, Integer::sum);
            }
          }
          if (technique.isSoundOn(board.state())) {
            for (FoundStep found : stepsOf(technique, board.state())) {
              assertThat(isRight(found, solution)).as("%s: %s", each.label(), found).isTrue();
              right.merge(found.kind(), 1, Integer::sum);
            }
          }
        }
        board = board.after(step);
      }
    }
    assertThat(naiveWrong.keySet())
        .contains(
            StepKind.UNIQUE_RECTANGLE,
            StepKind.UNIQUE_LOOP,
            StepKind.AVOIDABLE_RECTANGLE,
            StepKind.HIDDEN_RECTANGLE,
            StepKind.BUG);
    assertThat(right).containsOnlyKeys(StepKind.UNIQUE_RECTANGLE, StepKind.UNIQUE_LOOP);
  }

  private static List<FoundStep> stepsOf(Technique technique, BoardState board) {
    AllSteps all = new AllSteps(new ArrayList<>());
    technique.find(board, all);
    return all.steps();
  }

  private static boolean isRight(FoundStep step, Grid solution) {
    return step.deductions().stream()
        .allMatch(
            deduction ->
                (solution.digit(deduction.cell()) == deduction.digit())
                    == (deduction instanceof Deduction.Placement));
  }

  /** Returns the digits and candidates of a board under the plain rules. */
  private static BoardState withoutConstraints(Puzzle puzzle, Board board) {
    Rules plain = Rules.of(puzzle.rules().mask());
    MutableBoard copy =
        new MutableBoard(new Puzzle(puzzle.givens(), plain), board.grid(), BoardTables.of(plain));
    for (int cell = 0; cell < copy.cellCount(); cell++) {
      for (long gone = copy.candidates(cell) & ~board.candidates(cell);
          gone != 0;
          gone &= gone - 1) {
        copy.eliminate(cell, Long.numberOfTrailingZeros(gone) + 1);
      }
    }
    return copy.snapshot();
  }
}
