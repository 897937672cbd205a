package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.CellNames;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;

/** Tests of techniques on boards of a file, which a static method {@code examples} returns. */
interface BoardExamplesContract {
  /** Returns the technique that finds the step of an example. */
  Technique technique(BoardExample example);

  @ParameterizedTest
  @MethodSource("examples")
  default void findsTheStep(BoardExample example) {
    FoundStep step = BoardExample.steps(technique(example), example.board()).get(0);

    assertThat(step.name()).isEqualTo(example.name());
    assertThat(step.rating()).hasToString(example.rating());
    assertThat(BoardExample.deductions(step, example.board().size()))
        .isEqualTo(example.deductions());
  }

  @ParameterizedTest
  @MethodSource("examples")
  default void findsNothingWithOneCandidateMore(BoardExample example) {
    assertThat(BoardExample.steps(technique(example), example.nearMiss())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  default void takesAwayOnlyWhatIsThere(BoardExample example) {
    BoardState board = example.board();

    for (FoundStep step : BoardExample.steps(technique(example), board)) {
      for (Deduction deduction : step.deductions()) {
        assertThat(board.isCandidate(deduction.cell(), deduction.digit())).isTrue();
      }
      assertThat(step.deductions()).doesNotHaveDuplicates();
      assertThat(step.evidence().candidates())
          .allMatch(
              candidate ->
                  board.isCandidate(candidate.cell(), candidate.digit())
                      || board.digit(candidate.cell()) == candidate.digit());
    }
  }

  /** Each explanation has the conclusions, and the default one is not long. */
  @ParameterizedTest
  @MethodSource("examples")
  default void explainsEachStep(BoardExample example) {
    BoardState board = example.board();

    for (FoundStep step : BoardExample.steps(technique(example), board)) {
      String text = step.explain(board);
      String full = String.join(" ", step.explainInFull(board));
      for (Deduction deduction : step.deductions()) {
        String cell = CellNames.name(board.size(), deduction.cell());
        assertThat(List.of(text, full, step.notation(board)))
            .allMatch(words -> BoardExample.cellsIn(words).contains(cell));
      }
      assertThat(List.of(text, full)).allMatch(words -> words.endsWith("."));
      assertThat(List.of(text, full, step.notation(board)))
          .noneMatch(words -> words.contains("  ") || words.contains("%"));
    }
  }
}
