package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Grid;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks that all conclusions of chains on paths agree with the solution and can be put into words.
 */
final class ChainSoundnessTest {
  private static final int MAX_CHAINS = 25;

  @ParameterizedTest
  @CsvSource({
    "classic/top1465, 30",
    "classic/sgt_2x4, 60",
    "classic/sgt_3x4, 6",
    "classic/hardest1106, 3",
    "jigsaw9/sgt_extreme, 60",
    "jigsaw9/minimal_sighlay, 25",
    "jigsaw9/scrambled_disconnected, 6",
    "jigsaw9/lowclue_bb, 3",
    "jigsawN/sgt_7, 60",
    "jigsawN/sgt_10, 10"
  })
  void agreesWithTheSolution(String file, int limit) {
    List<CorpusPuzzle> puzzles =
        Corpus.read(file).stream()
            .filter(puzzle -> puzzle.countIsExact() && puzzle.count() == 1)
            .filter(puzzle -> puzzle.solution().isPresent())
            .limit(limit)
            .toList();
    assertThat(puzzles).isNotEmpty();
    puzzles.forEach(ChainSoundnessTest::checkPath);
  }

  private static void checkPath(CorpusPuzzle puzzle) {
    MutableBoard board = new MutableBoard(puzzle.puzzle());
    int chains = 0;
    Optional<FoundStep> step = ChainSteps.next(board);
    while (step.isPresent() && chains < MAX_CHAINS) {
      // Checks all findings of the technique, not only the step of the path.
      for (FoundStep seen : ChainSteps.find(step.get().technique(), board, 20)) {
        checkStep(seen, board, puzzle);
      }
      chains += step.get().evidence().links().isEmpty() ? 0 : 1;
      board.apply(step.get().deductions());
      step = ChainSteps.next(board);
    }
  }

  private static void checkStep(FoundStep step, BoardState board, CorpusPuzzle puzzle) {
    Grid solution = puzzle.solution().orElseThrow();
    for (Deduction deduction : step.deductions()) {
      assertThat(board.isCandidate(deduction.cell(), deduction.digit())).as("news").isTrue();
      assertThat(solution.digit(deduction.cell()) == deduction.digit())
          .as("%s on %s", ChainSteps.text(step, board.size()), puzzle)
          .isEqualTo(deduction instanceof Deduction.Placement);
    }
    assertThat(step.explain(board)).endsWith(".");
  }
}
