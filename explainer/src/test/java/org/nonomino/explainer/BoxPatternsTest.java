package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** The patterns of the hardest puzzles, which need boxes. */
final class BoxPatternsTest {
  /** No step on the first boards of hard puzzles removes a digit of the solution. */
  @ParameterizedTest
  @EnumSource(names = {"SK_LOOP", "JUNIOR_EXOCET"})
  void isSound(StepKind kind) {
    int count = 0;
    for (String file : List.of("classic/hardest1106", "classic/hardest1905_11plus")) {
      for (CorpusPuzzle each : Corpus.read(file)) {
        Grid solution = each.solution().orElseThrow();
        for (FoundStep step : Boards.all(technique(kind), BoardState.of(each.puzzle()))) {
          for (Deduction deduction : step.deductions()) {
            assertThat(solution.digit(deduction.cell()) == deduction.digit())
                .as("%s: %s", each.label(), step)
                .isEqualTo(deduction instanceof Deduction.Placement);
          }
          count++;
        }
      }
    }
    assertThat(count).isPositive();
  }

  @ParameterizedTest
  @EnumSource(names = {"SK_LOOP", "JUNIOR_EXOCET", "TRIDAGON"})
  void isRefusedOnOtherRegionsWithAReason(StepKind kind) {
    CorpusPuzzle jigsaw = Corpus.read("jigsaw9/sgt_extreme").get(0);
    Rules rules = jigsaw.puzzle().rules();

    assertThat(Refusals.of(kind, rules))
        .hasValueSatisfying(reason -> assertThat(reason).contains("needs boxes of"));
    assertThat(Boards.all(technique(kind), BoardState.of(jigsaw.puzzle()))).isEmpty();
  }

  private static Technique technique(StepKind kind) {
    return TechniqueList.of(Scale.SCORE).techniques().stream()
        .filter(technique -> technique.kinds().contains(kind))
        .findFirst()
        .orElseThrow();
  }
}
