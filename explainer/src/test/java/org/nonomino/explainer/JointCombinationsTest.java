package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nonomino.explainer.ConstraintBoard.cells;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.explainer.internal.constraints.JointCombinations;
import org.nonomino.explainer.internal.constraints.RelatedPeers;
import org.nonomino.explainer.internal.constraints.RelatedPlaces;
import org.nonomino.explainer.internal.step.FoundStep;

/** Steps by several conditions together: what they conclude, what they name, and their words. */
final class JointCombinationsTest {
  private static final JointCombinations RELATED = JointCombinations.related(2, 9);
  private static final JointCombinations OF_TWO = JointCombinations.ofTwo(2, 9);
  private static final JointCombinations OF_HOUSE = JointCombinations.ofHouse(2, 9);

  private static Constraint cage(String cells, int sum) {
    return new KillerCage(cells(cells), OptionalInt.of(sum));
  }

  @Test
  void aCageWithoutConsecutiveNeighboursHasFewerCombinations() {
    assertThat(
            ConstraintBoard.with(cage("r1c1 r1c2", 11), new NonConsecutive(9))
                .only("r1c1 r1c2", "235689")
                .explain(RELATED))
        .isEqualTo(
            "By the cage of 11 at r1c1 without consecutive neighbours, r1c1 and r1c2 can only be"
                + " 2+9 or 3+8, so r1c1 cannot be 5 or 6.");
  }

  @Test
  void aHouseThatNeedsADigitInACageDropsCombinations() {
    ConstraintBoard board =
        ConstraintBoard.with(cage("r1c1 r1c2 r1c3", 12))
            .only("r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "12345678");
    FoundStep step = board.first(RELATED);
    assertThat(step.evidence().houses()).extracting(Object::toString).containsExactly("row 1");
    assertThat(board.explain(RELATED))
        .isEqualTo(
            "By the cage of 12 at r1c1 and the 9 of row 1, r1c123 can only be 1+2+9, so r1c1 can only be 1, 2 or 9.");
  }

  @Test
  void twoBlackDotsInARowAreAChain() {
    ConstraintBoard board =
        ConstraintBoard.with(
                new BlackDot(cells("r1c1 r1c2"), 2), new BlackDot(cells("r1c2 r1c3"), 2))
            .only("r1c1", "124")
            .only("r1c2", "1248")
            .only("r1c3", "248");
    assertThat(board.explain(OF_TWO))
        .isEqualTo(
            "Along the two black dots, r1c1, r1c2 and r1c3 can only be 1-2-4 or 2-4-8, so r1c1 loses 4;"
                + " r1c3 loses 2.");
  }

  @Test
  void twoWhiteDotsExcludeTheEnds() {
    ConstraintBoard board =
        ConstraintBoard.with(
            new WhiteDot(cells("r1c1 r1c2"), 1), new WhiteDot(cells("r1c2 r2c2"), 1));
    assertThat(board.explain(OF_TWO))
        .isEqualTo(
            "With 1 in r1c2, r1c1 and r2c2 would both be 2; with 9, r1c1 and r2c2 would both be 8.");
  }

  @Test
  void clashingCagesNeedDifferentDigits() {
    ConstraintBoard board =
        ConstraintBoard.with(cage("r1c1 r1c2", 5), cage("r2c1 r2c2", 7))
            .only("r1c1 r1c2", "1234")
            .only("r2c1 r2c2", "123456");
    assertThat(board.explain(OF_TWO))
        .isEqualTo(
            "By the cage of 5 at r1c1 and the cage of 7 at r2c1, r2c1 and r2c2 can only be 1+6 or 2+5,"
                + " so r2c1 cannot be 3 or 4.");
  }

  @Test
  void onlyTheConstraintsThatMatterAreNamed() {
    // The cage does not matter, nor do the candidates of the outer cells.
    ConstraintBoard board =
        ConstraintBoard.with(
                new WhiteDot(cells("r1c1 r1c2"), 1),
                new WhiteDot(cells("r1c2 r2c2"), 1),
                cage("r1c5 r1c6", 9))
            .only("r1c5", "1278");
    FoundStep step = board.first(OF_TWO);
    assertThat(step.evidence().constraints()).hasSize(2);
    assertThat(step.evidence().cells()).doesNotContain(4, 5);
    assertThat(step.rating().tenths()).isEqualTo(28);
  }

  @Test
  void aHouseWithoutConsecutiveNeighboursIsArranged() {
    ConstraintBoard board =
        ConstraintBoard.with(new NonConsecutive(9))
            .place("r1c1", 1)
            .place("r1c2", 8)
            .place("r1c3", 2)
            .place("r1c4", 9)
            .place("r1c5", 7);
    assertThat(board.explain(OF_HOUSE))
        .isEqualTo(
            "Without consecutive neighbours, r1c6, r1c7, r1c8 and r1c9 can only be 4-6-3-5 or"
                + " 5-3-6-4, so r1c6 loses 3; r1c7 and r1c8 lose 4 and 5; r1c9 loses 3 and 6.");
  }

  @Test
  void aCellBesideTwoConsecutiveDigitsHasNeither() {
    ConstraintBoard board = ConstraintBoard.with(new NonConsecutive(9)).only("r1c1", "56");
    assertThat(board.explain(new RelatedPeers()))
        .isEqualTo(
            "r1c1 is 5 or 6 and sees r1c2. Neighbours are never consecutive, so r1c2 cannot be 5 or"
                + " 6.");
    assertThat(board.notation(new RelatedPeers()))
        .isEqualTo("Related Peers: r1c1 with r1c2 by the non-consecutive rule => -5 r1c2, -6 r1c2");
  }

  @Test
  void whereverADigitGoesItExcludesItsNeighbours() {
    ConstraintBoard board =
        ConstraintBoard.with(new NonConsecutive(9))
            .only("r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c8", "12456789");
    assertThat(board.explain(new RelatedPlaces()))
        .isEqualTo("Wherever 3 goes in row 1, r1c8 cannot be 2 or 4.");
  }
}
