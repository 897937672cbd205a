package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.singles.HiddenSingles;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks that all findings of techniques on boards of a path, easy or not, agree with the solution.
 */
final class PatternSoundnessTest {

  static List<String> files() {
    return Corpus.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void stepsAgreeWithTheSolution(String file) {
    Corpus.read(file).stream()
        .filter(puzzle -> puzzle.count() == 1 && puzzle.countIsExact() && !puzzle.layoutOnly())
        .filter(puzzle -> puzzle.solution().isPresent())
        .forEach(PatternSoundnessTest::check);
  }

  private static void check(CorpusPuzzle puzzle) {
    Grid solution = puzzle.solution().orElseThrow();
    MutableBoard board = new MutableBoard(puzzle.puzzle());
    while (!board.isFull()) {
      List<FoundStep> next = PatternTechniques.first(board, true);
      if (next.isEmpty()) {
        return;
      }
      if (next.get(0).technique() instanceof HiddenSingles) {
        checkAgainst(solution, next.get(0), board, puzzle);
      } else {
        for (Technique technique : PatternTechniques.ALL) {
          for (FoundStep step : Boards.all(technique, board)) {
            checkAgainst(solution, step, board, puzzle);
          }
        }
      }
      board.apply(next.get(0).deductions());
    }
    assertThat(board.grid()).as("%s", puzzle).isEqualTo(solution);
  }

  private static void checkAgainst(
      Grid solution, FoundStep step, BoardState board, CorpusPuzzle puzzle) {
    for (Deduction deduction : step.deductions()) {
      boolean isTrue = solution.digit(deduction.cell()) == deduction.digit();
      boolean isPlacement = deduction instanceof Deduction.Placement;
      if (isTrue != isPlacement || !board.isCandidate(deduction.cell(), deduction.digit())) {
        assertThat(step).as("%s: wrong or not new: %s", puzzle, step.explain(board)).isNull();
      }
    }
  }
}
