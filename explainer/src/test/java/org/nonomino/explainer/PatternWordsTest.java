package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PatternWordsTest {
  private static final String IRREGULAR = "0001201122312333";

  @Test
  void explainsLockedCandidates() {
    assertThat(explained(LockedCandidates.indirect(), IRREGULAR, "1 in region 1: r1c1 r1c2"))
        .isEqualTo(
            "In region 1, 1 can only go into r1c1 or r1c2. All of these also lie in row 1, so the 1"
                + " of row 1 is one of them, and the other cells of row 1 cannot be 1. So r1c4"
                + " cannot be 1.");
    assertThat(
            explained(
                LockedCandidates.direct(),
                IRREGULAR,
                "1 in region 1: r1c1 r1c2; 1 in region 2: r1c4 r3c4"))
        .endsWith("That leaves r3c4 as the only place for 1 in region 2. Also, r1c4 cannot be 1.");
  }

  @Test
  void explainsGeneralizedIntersections() {
    assertThat(explained(new GeneralizedIntersection(), IRREGULAR, "1 in region 3: r2c1 r3c2"))
        .isEqualTo(
            "In region 3, 1 can only go into r2c1 or r3c2. r2c2 shares a row, a column or a region"
                + " with each of these, so whichever it is, r2c2 cannot be 1.");
  }

  @Test
  void explainsSets() {
    assertThat(explained(NakedSets.pair(), IRREGULAR, "r1c1: 12; r1c4: 12"))
        .isEqualTo(
            "The two cells r1c1 and r1c4 of row 1 have only the two candidates 1 and 2 between them."
                + " They need two different digits, so they use up all of these, and the other cells"
                + " of row 1 have none of them: r1c2 and r1c3 cannot be 1 or 2.");
    assertThat(
            explained(
                HiddenSets.pair(), IRREGULAR, "1 in region 1: r1c1 r2c2; 2 in region 1: r1c1 r2c2"))
        .isEqualTo(
            "In region 1, the two digits 1 and 2 can only go into the two cells r1c1 and r2c2, so"
                + " they fill these, and no other digit stands there. So r1c1 and r2c2 cannot be 3"
                + " or 4.");
  }

  @Test
  void explainsFish() {
    assertThat(explained(Fish.xWing(), IRREGULAR, "1 in row 1: r1c1 r1c4; 1 in row 3: r3c1 r3c4"))
        .isEqualTo(
            "In rows 1 and 3, 1 can only go into r1c1, r1c4, r3c1 or r3c4, which all lie in columns"
                + " 1 and 4. These two rows need one 1 each, no two of them in the same of the two"
                + " columns; so each of these columns has its 1 there, and no other cell of it can"
                + " be 1: r2c1, r2c4, r4c1 and r4c4 cannot be 1.");
  }

  @Test
  void explainsTheLawOfLeftovers() {
    assertThat(explained(LawOfLeftovers.oneCell(), IRREGULAR, "r1c4: 12"))
        .isEqualTo(
            "Row 1 has each digit once, and so has region 1. Take away the cells that both share:"
                + " what is left of the row, r1c4, holds the same digits as what is left of the"
                + " region, r2c2. 3 and 4 cannot go into r1c4, and so not into r2c2 either. So r2c2"
                + " cannot be 3 or 4.");
    MutableBoard board = Boards.empty(IRREGULAR);
    board.place(3, 4);
    assertThat(Boards.all(LawOfLeftovers.oneCell(), board).get(0).explain(board))
        .endsWith("In r1c4 stands 4, so r2c2 is 4, too.");
  }

  /** Returns the explanation of the last step: regions are looked at last, and rows by fish. */
  private static String explained(Technique technique, String mask, String confinements) {
    MutableBoard board = Boards.with(mask, confinements);
    List<Step> steps = Boards.all(technique, board);
    return steps.get(steps.size() - 1).explain(board);
  }
}
