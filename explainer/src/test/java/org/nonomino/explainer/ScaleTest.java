package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.explainer.terms.StepKind;

/** Tests which rules a scale refuses. */
final class ScaleTest {
  private static final Rules BOXES = Rules.of(RegionMask.boxes(2, 2));

  private static final Rules ROWS =
      Rules.of(RegionMask.jigsaw(4, "aaabacbbccbdcddd".chars().toArray()));

  @Test
  void sudokuExplainerKnowsSomeConstraintsOnBoxes() {
    assertThat(Scale.SE.refusal(BOXES)).isEmpty();
    assertThat(Scale.SE.refusal(ROWS)).isEmpty();
    assertThat(Scale.SE.refusal(BOXES.with(new Diagonal(4, true), new AntiKnight(4)))).isEmpty();
    assertThat(Scale.SE.refusal(ROWS.with(new Diagonal(4, true))))
        .hasValue(
            "the scale of Sudoku Explainer has ratings for these constraints only on boxes: diagonals");
  }

  @Test
  void housesAreKnownHoweverTheyAreWritten() {
    CellList window = new Windoku(4).windows().get(0);
    Rules windows = BOXES.with(new ExtraRegion(window));
    assertThat(windows).isEqualTo(BOXES.with(new Windoku(4)));
    assertThat(Scale.SE.refusal(windows)).isEmpty();
    CellList rising = new Diagonal(4, true).cells();
    Rules cage = BOXES.with(new AntiKnight(4), new KillerCage(rising, OptionalInt.empty()));
    assertThat(Scale.SE.refusal(cage)).isEmpty();
    assertThat(Scale.SE.refusal(BOXES.with(ExtraRegion.of(4, 0, 6, 9, 15))))
        .hasValue(
            "the scale of Sudoku Explainer has no ratings for puzzles with these constraints: extra regions");
  }

  @Test
  void otherConstraintsAreRefusedOnThatScaleOnly() {
    Rules killer =
        BOXES.with(new Diagonal(4, true), new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(3)));
    assertThat(Scale.SE.refusal(killer))
        .hasValue(
            "the scale of Sudoku Explainer has no ratings for puzzles with these constraints: cages");
    assertThat(Scale.NONOMINO.refusal(killer)).isEmpty();
    assertThat(Scale.SCORE.refusal(killer)).isEmpty();
  }

  @Test
  void puzzlesWithConstraintsPreferNamesOnTheDefaultScale() {
    Rules diagonals = BOXES.with(new Diagonal(4, true));
    TechniqueList usual = TechniqueList.of(Scale.NONOMINO);
    assertThat(usual.under(BOXES)).isSameAs(usual);
    assertThat(usual.under(ROWS)).isSameAs(usual);
    assertThat(usual.kinds()).doesNotContain(StepKind.SKYSCRAPER);
    assertThat(usual.under(diagonals).techniques())
        .isEqualTo(TechniqueList.of(Scale.NONOMINO, Preference.NAMES).techniques());
    Set<StepKind> skyscrapers = Set.of(StepKind.SKYSCRAPER);
    assertThat(usual.without(skyscrapers).under(diagonals).kinds())
        .contains(StepKind.W_WING)
        .doesNotContain(StepKind.SKYSCRAPER);
    assertThat(usual.with(skyscrapers).kinds()).contains(StepKind.SKYSCRAPER);
  }

  @Test
  void aGivenPreferenceAndTheScaleOfSudokuExplainerHoldForAllPuzzles() {
    Rules diagonals = BOXES.with(new Diagonal(4, true));
    TechniqueList given = TechniqueList.of(Scale.NONOMINO, Preference.SE);
    assertThat(given.under(diagonals)).isSameAs(given);
    TechniqueList se = TechniqueList.of(Scale.SE);
    assertThat(se.under(diagonals)).isSameAs(se);
  }
}
