package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.CellNames;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;

/** Tests techniques with names on the boards of {@code named-techniques.txt}. */
final class NamedTechniquesTest {
  private static final String FILE = "named-techniques.txt";

  static List<BoardExample> examples() throws IOException {
    return BoardExample.of(FILE);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void findsTheStep(BoardExample example) {
    FoundStep step = BoardExample.steps(technique(example), example.board()).get(0);

    assertThat(step.name()).isEqualTo(example.name());
    assertThat(step.rating()).hasToString(example.rating());
    assertThat(BoardExample.deductions(step, example.board().size()))
        .isEqualTo(example.deductions());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void findsNothingWithOneCandidateMore(BoardExample example) {
    assertThat(BoardExample.steps(technique(example), example.nearMiss())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void takesAwayOnlyWhatIsThere(BoardExample example) {
    BoardState board = example.board();

    for (FoundStep step : BoardExample.steps(technique(example), board)) {
      for (Deduction deduction : step.deductions()) {
        assertThat(board.isCandidate(deduction.cell(), deduction.digit())).isTrue();
      }
      assertThat(step.deductions()).doesNotHaveDuplicates();
      assertThat(step.evidence().candidates())
          .allMatch(candidate -> board.isCandidate(candidate.cell(), candidate.digit()));
    }
  }

  /** Each explanation has the conclusions, and the default one is not long. */
  @ParameterizedTest
  @MethodSource("examples")
  void explainsEachStep(BoardExample example) {
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

  @Test
  void eachTechniqueHasAnIrregularBoard() throws IOException {
    Set<StepKind> irregular = EnumSet.noneOf(StepKind.class);
    for (BoardExample example : examples()) {
      if (BoxRegions.equalTo(example.board().layout().mask()).isEmpty()) {
        irregular.add(kind(example));
      }
    }
    Set<StepKind> expected = EnumSet.noneOf(StepKind.class);
    NamedSteps.TECHNIQUES.forEach(technique -> expected.addAll(technique.kinds()));
    // These kinds are so rare that their boards are constructed, in NamedWordsTest.
    expected.removeAll(
        Set.of(
            StepKind.REMOTE_PAIRS,
            StepKind.X_CHAIN,
            StepKind.SIAMESE_FISH,
            StepKind.FINNED_JELLYFISH,
            StepKind.SASHIMI_JELLYFISH));
    assertThat(irregular).containsAll(expected);
  }

  private static StepKind kind(BoardExample example) {
    return technique(example).kinds().iterator().next();
  }

  private static Technique technique(BoardExample example) {
    String name = example.name();
    String kind = name.replaceAll(" (type \\d|\\(loop\\))$", "");
    return NamedSteps.TECHNIQUES.stream()
        .filter(
            technique ->
                technique.kinds().stream()
                    .anyMatch(
                        each ->
                            each.words().equals(kind) || Variant.FINNED.words(each).equals(kind)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name));
  }
}
