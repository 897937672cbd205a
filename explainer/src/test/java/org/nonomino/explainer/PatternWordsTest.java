package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.fish.Fish;
import org.nonomino.explainer.internal.intersections.GeneralizedIntersection;
import org.nonomino.explainer.internal.intersections.LockedCandidates;
import org.nonomino.explainer.internal.leftovers.LawOfLeftovers;
import org.nonomino.explainer.internal.leftovers.LeftoverSets;
import org.nonomino.explainer.internal.sets.HiddenSets;
import org.nonomino.explainer.internal.sets.NakedSets;
import org.nonomino.explainer.internal.singles.HiddenSingles;
import org.nonomino.explainer.internal.singles.NakedSingles;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

final class PatternWordsTest {
  private static final String IRREGULAR = "0001201122312333";

  @Test
  void explainsLockedCandidates() {
    assertThat(explained(LockedCandidates.indirect(), IRREGULAR, "1 in region 1: r1c1 r1c2"))
        .isEqualTo("In region 1, 1 is confined to row 1, so r1c4 loses it.");
    assertThat(
            explained(
                LockedCandidates.direct(),
                IRREGULAR,
                "1 in region 1: r1c1 r1c2; 1 in region 2: r1c4 r3c4"))
        .isEqualTo(
            "In region 1, 1 is confined to row 1, so r1c4 loses 1, leaving r3c4 as its only "
                + "place in region 2.");
    assertThat(notation(LockedCandidates.indirect(), IRREGULAR, "1 in region 1: r1c1 r1c2"))
        .isEqualTo("Pointing: 1 in r1c1,r1c2 => -1 r1c4");
  }

  @Test
  void callsBoxesBoxes() {
    assertThat(explained(LockedCandidates.indirect(), "boxes", "5 in region 1: r1c1 r1c2"))
        .isEqualTo("In box 1, 5 is confined to row 1, so r1c456789 lose it.");
  }

  @Test
  void explainsGeneralizedIntersections() {
    assertThat(explained(new GeneralizedIntersection(), IRREGULAR, "1 in region 3: r2c1 r3c2"))
        .isEqualTo("In region 3, 1 fits only in r2c1 and r3c2; r2c2 sees both, so it cannot be 1.");
  }

  @Test
  void explainsSets() {
    assertThat(explained(new NakedSets(StepKind.NAKED_PAIR), IRREGULAR, "r1c1: 12; r1c4: 12"))
        .isEqualTo(
            "In row 1, r1c1 and r1c4 hold only 1 and 2 between them, so r1c2 and r1c3 lose 1 "
                + "and 2.");
    assertThat(notation(new NakedSets(StepKind.NAKED_PAIR), IRREGULAR, "r1c1: 12; r1c4: 12"))
        .isEqualTo("Naked Pair: 1,2 in r1c1,r1c4 => -1 r1c2,r1c3, -2 r1c2,r1c3");
    assertThat(full(new NakedSets(StepKind.NAKED_PAIR), IRREGULAR, "r1c1: 12; r1c4: 12"))
        .containsExactly(
            "The two cells r1c1 and r1c4 of row 1 have only the two candidates 1 and 2 "
                + "between them. They need two different digits, so they use these up, and no "
                + "other cell of row 1 can have any of them: r1c2 and r1c3 cannot be 1 or 2.");
    assertThat(
            explained(
                new HiddenSets(StepKind.HIDDEN_PAIR),
                IRREGULAR,
                "1 in region 1: r1c1 r2c2; 2 in region 1: r1c1 r2c2"))
        .isEqualTo(
            "In region 1, 1 and 2 fit only in r1c1 and r2c2, so nothing else goes there: "
                + "r1c1 and r2c2 lose 3 and 4.");
  }

  @Test
  void explainsFish() {
    String xWing = "1 in row 1: r1c1 r1c4; 1 in row 3: r3c1 r3c4";
    assertThat(explained(new Fish(StepKind.X_WING), IRREGULAR, xWing))
        .isEqualTo(
            "In rows 1 and 3, 1 is confined to columns 1 and 4, so r2c14 and r4c14 lose it.");
    assertThat(notation(new Fish(StepKind.X_WING), IRREGULAR, xWing))
        .isEqualTo("X-Wing: 1 r13 c14 => -1 r2c1,r2c4,r4c1,r4c4");
  }

  @Test
  void explainsTheLawOfLeftovers() {
    assertThat(explained(LawOfLeftovers.rated(27, 28), IRREGULAR, "r1c4: 12"))
        .isEqualTo(
            "Row 1 has the same digits as region 1. So r2c2 holds the digit of r1c4, never 3 or 4.");
    assertThat(notation(LawOfLeftovers.rated(27, 28), IRREGULAR, "r1c4: 12"))
        .isEqualTo("Law of Leftovers: r1=g1: r1c4 and r2c2 => -3 r2c2, -4 r2c2");
    MutableBoard board = Boards.empty(IRREGULAR);
    board.place(3, 4);
    FoundStep step = Boards.all(LawOfLeftovers.rated(27, 28), board).get(0);
    assertThat(step.explain(board)).endsWith("region 1. So r2c2 is 4, like r1c4.");
    assertThat(step.explainInFull(board).get(0)).endsWith("r1c4 is 4, so r2c2 is 4 too.");
  }

  @Test
  void explainsLeftoversWithPlaces() {
    MutableBoard board = Boards.with(IRREGULAR, "1 in row 2: r2c1 r2c2");
    FoundStep pointing = onFirstRow(LeftoverSets.pointing(31, 31), board);
    assertThat(pointing.notation(board))
        .isEqualTo("Leftovers Pointing: r1=g1: r1c4 and r2c2; r2c12 => -1 r1c1");
    assertThat(pointing.explain(board))
        .isEqualTo(
            "Row 1 matches region 1: 1 in r2c2 repeats in r1c4. Otherwise row 2 has 1 in r2c1, "
                + "so r1c1 loses 1.");
    MutableBoard withPair = Boards.with(IRREGULAR, "r2c1: 12; r2c2: 12");
    FoundStep pair = onFirstRow(LeftoverSets.pair(39, 39), withPair);
    assertThat(pair.explain(withPair))
        .isEqualTo(
            "Row 1 matches region 1: 1 or 2 in r2c2 repeats in r1c4. In row 2, r2c1 and r2c2 hold "
                + "1 and 2, so r1c1 and r2c34 lose 1 and 2.");
    assertThat(pair.explainInFull(withPair).get(0))
        .startsWith("Row 1 has each digit once, and so has region 1.")
        .endsWith("cannot have 1 or 2: r1c1, r2c3 and r2c4 cannot be 1 or 2.");
  }

  private static FoundStep onFirstRow(Technique technique, BoardState board) {
    return Boards.all(technique, board).stream()
        .filter(step -> step.notation(board).contains("r1=g1: r1c4 and r2c2; r2c12"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void saysWhyADigitFitsNowhereElse() {
    MutableBoard board = Boards.empty(IRREGULAR);
    board.place(2, 1);
    BoardState before = board.snapshot();
    FoundStep elimination =
        new FoundStep(
            new HiddenSingles(),
            StepKind.CLAIMING,
            new Rating(28),
            List.of(new Deduction.Elimination(13, 1), new Deduction.Elimination(12, 1)),
            Evidence.of(List.of(), List.of()));
    BoardState after = before.after(elimination.deductions());

    assertThat(reason(new HiddenSingles(), after, StepKind.HIDDEN_SINGLE, "row 4"))
        .isEqualTo("In row 4, the 1 in r1c3 and step 1 leave only r4c4.");
    MutableBoard unknown = new MutableBoard(after);
    assertThat(reason(new HiddenSingles(), unknown, StepKind.HIDDEN_SINGLE, "row 4"))
        .isEqualTo("In row 4, the 1 in r1c3 and earlier eliminations leave only r4c4.");
  }

  @Test
  void saysWhatACellSees() {
    MutableBoard board = Boards.empty("boxes");
    for (int digit = 1; digit <= 6; digit++) {
      board.place(digit, digit);
    }
    board.place(9 * 4, 8);
    board.place(9 * 8, 9);
    assertThat(explainedOn(new NakedSingles(), board))
        .isEqualTo("Row 1 has 1–6 and column 1 has 8 and 9, so r1c1 is 7.");
  }

  private static String reason(Technique technique, BoardState board, StepKind kind, String house) {
    return Boards.all(technique, board).stream()
        .filter(step -> step.kind() == kind)
        .filter(step -> step.evidence().houses().get(0).toString().equals(house))
        .findFirst()
        .orElseThrow()
        .explain(board);
  }

  private static String explainedOn(Technique technique, BoardState board) {
    return Boards.all(technique, board).get(0).explain(board);
  }

  private static String notation(Technique technique, String mask, String confinements) {
    MutableBoard board = Boards.with(mask, confinements);
    List<FoundStep> steps = Boards.all(technique, board);
    return steps.get(steps.size() - 1).notation(board);
  }

  private static List<String> full(Technique technique, String mask, String confinements) {
    MutableBoard board = Boards.with(mask, confinements);
    List<FoundStep> steps = Boards.all(technique, board);
    return steps.get(steps.size() - 1).explainInFull(board);
  }

  /**
   * Returns the explanation of the last step, because regions are examined last, and rows last by
   * fish.
   */
  private static String explained(Technique technique, String mask, String confinements) {
    MutableBoard board = Boards.with(mask, confinements);
    List<FoundStep> steps = Boards.all(technique, board);
    return steps.get(steps.size() - 1).explain(board);
  }
}
