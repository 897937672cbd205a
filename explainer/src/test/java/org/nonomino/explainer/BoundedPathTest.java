package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Checks that a path up to a rating is the beginning of the whole path until a harder step. */
final class BoundedPathTest {
  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);

  /** The bounds of levels, and some between techniques that are not in the order of ratings. */
  private static final List<Integer> BOUNDS = List.of(10, 12, 15, 20, 25, 27, 34, 40, 45, 62, 72);

  @ParameterizedTest
  @ValueSource(
      strings = {"jigsaw9/sgt_basic", "jigsaw9/sgt_intermediate", "classic/sudoku_exchange_sample"})
  void endsBeforeTheFirstStepThatIsTooHard(String file) {
    List<CorpusPuzzle> puzzles = Corpus.read(file);
    for (int i = 0; i < puzzles.size() && i < 12; i++) {
      StepPath whole = EXPLAINER.path(puzzles.get(i).puzzle(), Deadline.NEVER);
      for (int bound : BOUNDS) {
        Rating max = new Rating(bound);
        StepPath path = EXPLAINER.pathUpTo(max, puzzles.get(i).puzzle(), Deadline.NEVER);
        List<String> expected =
            whole.steps().stream()
                .takeWhile(step -> step.rating().compareTo(max) <= 0)
                .map(BoundedPathTest::words)
                .toList();
        assertThat(path.steps().stream().map(BoundedPathTest::words))
            .as("%s, up to %s", puzzles.get(i).label(), max)
            .containsExactlyElementsOf(expected);
        assertThat(path.isSolved())
            .isEqualTo(whole.isSolved() && whole.rating().compareTo(max) <= 0);
      }
    }
  }

  private static String words(Step step) {
    return step + " " + step.deductions();
  }
}
