package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.uniqueness.AvoidableRectangles;
import org.nonomino.explainer.internal.uniqueness.BivalueUniversalGrave;
import org.nonomino.explainer.internal.uniqueness.HiddenRectangles;
import org.nonomino.explainer.internal.uniqueness.UniqueLoops;

final class UniquenessWordsTest {
  private static final String BOXES = "0011001122332233";

  @Test
  void explainsType5() {
    assertExplained(
        new UniqueLoops(),
        "123 . 12 . 12 . 123 . . . . . . . . .",
        "Unique Rectangle type 5: 1,2 in r1c1,r1c3,r2c1,r2c3 => -3 r1c4,r2c2",
        "If r1c13 and r2c13 held only 1 and 2, the two could be swapped, so one of r1c1 "
            + "and r2c3 is 3; cells that see both cannot be 3 (r1c4 and r2c2).");
  }

  @Test
  void explainsType6() {
    // The 1s of columns 1 and 3 are in the rectangle.
    assertExplained(
        HiddenRectangles.type6(),
        "123 . 12 . 12 . 124 . 34 . 34 . 34 . 34 .",
        "Unique Rectangle type 6: 1,2 in r1c1,r1c3,r2c1,r2c3 => -1 r1c1,r2c3",
        "If r1c1 or r2c3 were 1, so would the other be, with 2 in r1c3 and r2c1, and the "
            + "two digits could be swapped, so neither is 1.");
  }

  @Test
  void explainsHiddenRectangles() {
    // The 2s of row 2 and of column 3 are in the rectangle.
    assertExplained(
        HiddenRectangles.hidden(),
        "12 . 123 . 123 134 1234 134 . . 134 . . . 134 .",
        "Hidden Rectangle: 1,2 in r1c1,r1c3,r2c1,r2c3 => -1 r2c3",
        "If r2c3 were 1, r1c3 and r2c1 would be 2 and r1c1 1, and the two digits could "
            + "be swapped, so r2c3 is not 1.");
  }

  @Test
  void explainsAvoidableRectangles() {
    assertExplained(
        AvoidableRectangles.type1(),
        "+1 . +2 . . . +1 . . . . . . . . .",
        "Avoidable Rectangle type 1: r1c1=1, r1c3=2, r2c3=1, r2c1 {2,3,4} => -2 r2c1",
        "r1c1, r1c3 and r2c3 are not givens: with 2 in r2c1, the digits of the rectangle "
            + "could be swapped, so r2c1 is not 2.");
    assertExplained(
        AvoidableRectangles.type2(),
        "+1 . +2 . 23 . 13 . . . . . . . . .",
        "Avoidable Rectangle type 2: r1c1=1, r1c3=2, r2c3 {1,3}, r2c1 {2,3} => -3 r2c2,r2c4",
        "r1c1 and r1c3 are not givens: unless r2c1 or r2c3 is 3, the digits of the "
            + "rectangle could be swapped, so cells that see both cannot be 3 (r2c2 and r2c4).");
  }

  @Test
  void explainsGraves() {
    assertExplained(
        BivalueUniversalGrave.types(),
        "123 23 34 14 34 14 12 23 23 12 14 34 14 34 23 12",
        "BUG+1: 3 r1c1 => -1 r1c1, -2 r1c1",
        "Without 3 in r1c1, every empty cell would have two candidates and the puzzle "
            + "two solutions, so r1c1 loses 1 and 2.");
    assertExplained(
        BivalueUniversalGrave.plusSeveral(),
        "123 234 34 14 34 14 12 23 23 12 14 34 14 34 23 12",
        "BUG+n: 3 r1c1, 4 r1c2 => -3 r1c2",
        "Without 3 in r1c1 and 4 in r1c2 the puzzle would have two solutions, so one of these is true;"
            + " r1c2 cannot be 3, which excludes both.");
  }

  @Test
  void aGraveThatLeavesOneDigitIsToldAsItsPlacement() {
    BoardState board = DrawnBoard.of(BOXES, "123 23 34 14 34 14 12 23 23 12 14 34 14 34 23 12");
    FoundStep told = Boards.all(BivalueUniversalGrave.types(), board).get(0).told(board);

    assertThat(told.notation(board)).isEqualTo("BUG+1: 3 r1c1 => r1c1=3");
    assertThat(told.explain(board)).endsWith("two solutions, so r1c1 is 3.");
    assertThat(told.explainInFull(board).get(0)).endsWith("So r1c1 is 3.");
    assertThat(told.told(board).deductions()).isEqualTo(told.deductions());
  }

  private static void assertExplained(
      Technique technique, String cells, String notation, String sentence) {
    BoardState board = DrawnBoard.of(BOXES, cells);
    FoundStep step = Boards.all(technique, board).get(0);

    assertThat(step.notation(board)).isEqualTo(notation);
    assertThat(step.explain(board)).isEqualTo(sentence);
    assertThat(String.join(" ", step.explainInFull(board))).contains("second solution");
  }
}
