package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.explainer.internal.als.AlsChains;
import org.nonomino.explainer.internal.als.DeathBlossom;
import org.nonomino.explainer.internal.als.SueDeCoq;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.exclusion.AlignedExclusion;
import org.nonomino.explainer.internal.sets.Fireworks;
import org.nonomino.explainer.internal.singles.HiddenSingles;
import org.nonomino.explainer.internal.singles.NakedSingles;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.uniqueness.AvoidableRectangles;
import org.nonomino.explainer.internal.uniqueness.BivalueUniversalGrave;
import org.nonomino.explainer.internal.uniqueness.ExtendedRectangles;
import org.nonomino.explainer.internal.uniqueness.HiddenRectangles;
import org.nonomino.explainer.internal.uniqueness.UniqueLoops;
import org.nonomino.explainer.internal.wings.XyWing;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks that wings, uniqueness, almost locked sets and aligned exclusion never contradict the
 * solution of a corpus puzzle.
 */
class WingsAndUniquenessSoundnessTest {
  private static final List<Technique> TECHNIQUES =
      List.of(
          new HiddenSingles(),
          new NakedSingles(),
          new XyWing(/* pivotHasZ= */ false),
          new XyWing(/* pivotHasZ= */ true),
          new UniqueLoops(),
          AvoidableRectangles.type1(),
          HiddenRectangles.type6(),
          AvoidableRectangles.type2(),
          HiddenRectangles.hidden(),
          new ExtendedRectangles(),
          BivalueUniversalGrave.types(),
          BivalueUniversalGrave.plusSeveral(),
          new SueDeCoq(),
          new Fireworks(),
          AlsChains.xz(),
          new AlignedExclusion(StepKind.ALIGNED_PAIR_EXCLUSION),
          AlsChains.xyWing(),
          new DeathBlossom(),
          AlsChains.chain());

  /** Slow on large grids, so it is used only on smaller ones. */
  private static final Technique ALIGNED_TRIPLE =
      new AlignedExclusion(StepKind.ALIGNED_TRIPLE_EXCLUSION);

  private static final int PUZZLES_PER_FILE = 100;
  private static final int LARGEST = 16;

  static List<String> files() {
    return Corpus.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void eachStepIsTrue(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file).stream().limit(PUZZLES_PER_FILE).toList()) {
      if (puzzle.count() == 1
          && puzzle.countIsExact()
          && puzzle.solution().isPresent()
          && puzzle.puzzle().size() <= LARGEST) {
        checkPath(puzzle, puzzle.solution().get());
      }
    }
  }

  /** Applies all steps that any technique finds on each board until there are no more. */
  private static void checkPath(CorpusPuzzle puzzle, Grid solution) {
    MutableBoard board = new MutableBoard(puzzle.puzzle());
    List<FoundStep> steps = new ArrayList<>();
    do {
      steps.clear();
      for (Technique technique : TECHNIQUES) {
        technique.find(board, new AllSteps(steps));
        if (!steps.isEmpty()) {
          break;
        }
      }
      if (steps.isEmpty() && board.size() <= 9) {
        ALIGNED_TRIPLE.find(board, new AllSteps(steps));
      }
      for (FoundStep step : steps) {
        check(puzzle, solution, step, board);
      }
      for (FoundStep step : steps) {
        applyNews(board, step);
      }
    } while (!steps.isEmpty());
  }

  private static void check(CorpusPuzzle puzzle, Grid solution, FoundStep step, BoardState board) {
    for (Deduction deduction : step.deductions()) {
      boolean isInSolution = solution.digit(deduction.cell()) == deduction.digit();
      assertThat(isInSolution)
          .as("%s of %s: %s", step.name(), puzzle, step.explain(board))
          .isEqualTo(deduction instanceof Deduction.Placement);
    }
  }

  /** Two hidden singles may place the same digit. */
  private static void applyNews(MutableBoard board, FoundStep step) {
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Elimination) {
        board.eliminate(deduction.cell(), deduction.digit());
      } else if (board.digit(deduction.cell()) == 0) {
        board.place(deduction.cell(), deduction.digit());
      }
    }
  }
}
