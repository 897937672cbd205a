package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.sets.Fireworks;
import org.nonomino.explainer.internal.step.FoundStep;

final class FireworksTest {
  private static final String TRIPLE =
      "1 in row 1: r1c8 r1c1; 2 in row 1: r1c8 r1c1; 3 in row 1: r1c8 r1c1 r1c2; 1 in column 1: r1c1"
          + " r7c1 r2c1; 2 in column 1: r7c1 r2c1; 3 in column 1: r1c1 r7c1";
  private static final String QUAD =
      "1 in row 1: r1c8 r1c1; 2 in row 1: r1c8 r1c1; 1 in column 1: r1c1 r7c1; 2 in column 1: r1c1"
          + " r7c1 r2c1; 3 in row 7: r7c1 r7c8; 4 in row 7: r7c1 r7c8 r7c9; 3 in column 8: r1c8 r7c8;"
          + " 4 in column 8: r1c8 r7c8 r8c8";

  @Test
  void threeDigitsFillACrossingAndItsWings() {
    MutableBoard board = Boards.with(Boards.BOXES, TRIPLE);
    FoundStep step = Boards.all(new Fireworks(), board).get(0);

    assertThat(step.explain(board))
        .startsWith(
            "Outside box 1, row 1 and column 1 have 1, 2 and 3 only in r1c8 and r7c1, so these and"
                + " r1c1 hold nothing else");
    assertThat(step.rating()).hasToString("5.9");
    assertThat(step.evidence().cells()).contains(0, 7, 54);
    // Another place of a digit in the row, outside the box.
    String nearMiss = TRIPLE.replace("3 in row 1: r1c8", "3 in row 1: r1c9 r1c8");
    assertThat(Boards.all(new Fireworks(), Boards.with(Boards.BOXES, nearMiss))).isEmpty();
  }

  @Test
  void twoDigitsOfEachOfTwoOppositeCrossingsFillFourCells() {
    MutableBoard board = Boards.with(Boards.BOXES, QUAD);
    FoundStep step = Boards.all(new Fireworks(), board).get(0);

    assertThat(step.notation(board))
        .startsWith(
            "Fireworks: 1,2,3,4 in r1c1,r1c8,r7c1,r7c8 => -1 r7c8, -2 r7c8, -3 r1c1, -4 r1c1, -5"
                + " r1c1,r1c8,r7c1,r7c8,");
    assertThat(step.rating()).hasToString("6.1");
    String nearMiss = QUAD.replace("4 in column 8: r1c8", "4 in column 8: r2c8 r1c8");
    assertThat(Boards.all(new Fireworks(), Boards.with(Boards.BOXES, nearMiss))).isEmpty();
  }
}
