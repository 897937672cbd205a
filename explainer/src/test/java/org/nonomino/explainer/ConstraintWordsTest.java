package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nonomino.explainer.ConstraintBoard.cells;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.DoubleArrow;
import org.nonomino.core.constraint.EntropicLine;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EqualSumLine;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.Nabner;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;
import org.nonomino.explainer.internal.constraints.Combinations;
import org.nonomino.explainer.internal.constraints.LastCells;
import org.nonomino.explainer.internal.constraints.NeededDigit;
import org.nonomino.explainer.internal.constraints.RelatedCells;
import org.nonomino.explainer.internal.constraints.RuleOf45;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/** Checks the words of steps that rest on constraints, for each kind of reason. */
final class ConstraintWordsTest {
  private static final Technique COMBINATIONS = Combinations.ofCells(0, 9);
  private static final Technique RELATED = new RelatedCells();
  private static final Technique LAST = new LastCells();
  private static final Technique NEEDED = new NeededDigit();
  private static final Technique SUMS = RuleOf45.rated(0, 99);

  /** What people read in a sentence without effort, as the median and for 95 of 100 steps. */
  private static final int MEDIAN_WORDS = 14;

  private static final int MANY_WORDS = 28;

  @Test
  void saysTheCombinationsOfCages() {
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r2c1"), OptionalInt.of(16)))
                .only("r1c1", "129")
                .only("r1c2", "468")
                .only("r2c1", "1368")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The cage of 16 at r1c1 is 1+6+9, 2+6+8 or 3+4+9. No possible order puts 1 in r1c1.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r2c1"), OptionalInt.of(7)))
                .explain(COMBINATIONS))
        .isEqualTo("The cage of 7 at r1c1 is 1, 2 and 4, so r1c12 and r2c1 lose 3 and 5–9.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r2c3 r2c4 r3c3"), OptionalInt.of(10)))
                .only("r2c3", "1245")
                .only("r2c4", "37")
                .only("r3c3", "12")
                .explain(COMBINATIONS))
        .isEqualTo("The cage of 10 at r2c3 is 1+2+7 or 2+3+5, so r2c3 cannot be 4.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r2c1"), OptionalInt.of(14)))
                .place("r1c1", 7)
                .only("r1c2", "256")
                .only("r2c1", "158")
                .explain(COMBINATIONS))
        .isEqualTo(
            "7 left in the cage of 14 at r1c1: 1+6 or 2+5, so r2c1 cannot be 8. No possible order puts 5 in r1c2.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r1c3 r1c4"), OptionalInt.of(20)))
                .only("r1c1", "3456")
                .only("r1c2", "3456789")
                .only("r1c3", "3456789")
                .only("r1c4", "3456789")
                .explain(COMBINATIONS))
        .isEqualTo("The cage of 20 at r1c1 is 3+4+5+8 or 3+4+6+7, so r1c234 cannot be 9.");
    assertThat(
            ConstraintBoard.with(new RepeatCage(cells("r1c1 r1c2 r2c5"), 20))
                .only("r1c1", "123456")
                .only("r1c2", "678")
                .only("r2c5", "123456")
                .explain(COMBINATIONS))
        .isEqualTo("The cage of 20 at r1c1 leaves at least 6 for r1c1, so it is 6.");
  }

  @Test
  void saysTheRestOfLittleKillers() {
    assertThat(
            ConstraintBoard.with(
                    new LittleKiller(
                        new OutsideCell(9, -1, 2), LittleKiller.Direction.DOWN_LEFT, 8))
                .only("r1c2", "1267")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The little killer of 8 from r1c2 to r2c1 is 1+7 or 2+6, so r2c1 loses 3–5, 8 and 9.");
  }

  @Test
  void saysTheBoundsOfThermometers() {
    assertThat(
            ConstraintBoard.with(new Thermometer(cells("r1c1 r1c2 r1c3 r1c4")))
                .only("r1c2", "2345")
                .only("r1c1", "2345")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The thermometer at r1c1 rises from at least 2 in r1c1 to at most 5 in r1c2, so r1c1 loses 5; r1c2 loses 2; r1c3 loses 3; r1c4 loses 4.");
    assertThat(
            ConstraintBoard.with(new SlowThermometer(cells("r1c1 r2c2 r3c3")))
                .only("r2c2", "345")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The slow thermometer at r1c1 has 3–5 in r2c2, so r1c1 loses 5–9; r3c3 loses 1–3.");
  }

  @Test
  void saysWhatArrowsLeave() {
    assertThat(
            ConstraintBoard.with(new Arrow(cells("r1c1"), cells("r1c2 r1c3 r1c4")))
                .only("r1c1", "3456789")
                .only("r1c2", "123")
                .only("r1c3", "123")
                .only("r1c4", "123")
                .explain(COMBINATIONS))
        .isEqualTo("The shaft of the arrow at r1c1 adds up to 6, so r1c1 can only be 6.");
    assertThat(
            ConstraintBoard.with(new Arrow(cells("r1c1"), cells("r1c2 r2c3")))
                .only("r1c1", "4567")
                .only("r1c2", "34567")
                .only("r2c3", "2345")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The shaft of the arrow at r1c1 adds up to at least 5 and the circle is at most 7, so r1c1 loses 4; r1c2 loses 6 and 7; r2c3 loses 5.");
  }

  @Test
  void saysTheRangesOfRenbanLines() {
    assertThat(
            ConstraintBoard.with(new Renban(cells("r1c1 r1c2 r1c3")))
                .only("r1c2", "56")
                .only("r1c1", "234567")
                .only("r1c3", "4567")
                .explain(COMBINATIONS))
        .isEqualTo(
            "r1c2 is 5 or 6, so the renban line at r1c1 lies within 3 to 8: r1c1 cannot be 2.");
    assertThat(
            ConstraintBoard.with(new Renban(cells("r1c1 r1c2 r1c3")))
                .only("r1c2", "58")
                .only("r1c1", "4579")
                .only("r1c3", "3679")
                .explain(COMBINATIONS))
        .isEqualTo(
            "r1c1 cannot be 5, because the renban line at r1c1 would then need 4, 6 or 7 in r1c2.");
  }

  @Test
  void saysWhatStandsNextToWhispers() {
    assertThat(
            ConstraintBoard.with(new Whispers(cells("r1c1 r2c2 r1c3"), 5))
                .only("r2c2", "1234")
                .explain(COMBINATIONS))
        .isEqualTo(
            "Neighbours on the whispers line at r1c1 differ by at least 5; r2c2 is 1–3 and 4 would need 9 on both sides, so r1c1 and r1c3 lose 1–5; r2c2 loses 4.");
  }

  @Test
  void saysWhatPalindromesMirror() {
    assertThat(
            ConstraintBoard.with(new Palindrome(cells("r2c2 r2c3 r3c4 r4c5")))
                .only("r2c2", "12")
                .only("r4c5", "123")
                .explain(COMBINATIONS))
        .isEqualTo("r4c5 cannot be 3, because the palindrome at r2c2 would then need 3 in r2c2.");
  }

  @Test
  void saysEqualSums() {
    assertThat(
            ConstraintBoard.with(new RegionSumLine(cells("r1c2 r1c3 r1c4")))
                .only("r1c4", "345678")
                .only("r1c2", "4567")
                .only("r1c3", "234")
                .explain(COMBINATIONS))
        .isEqualTo(
            "Each part of the region sum line at r1c2 adds up to 6, 7 or 8, so r1c2 loses 7; r1c3 loses 4; r1c4 loses 3–5.");
    assertThat(
            ConstraintBoard.with(
                    new EqualSumLine(cells("r5c1 r5c2")), new EqualSumLine(cells("r1c2 r1c3")))
                .only("r5c1", "12")
                .only("r5c2", "34")
                .only("r1c2", "12345")
                .only("r1c3", "34")
                .explain(COMBINATIONS))
        .isEqualTo(
            "r1c2 cannot be 3–5, because the equal sum line at r1c2 would then need 1 or 2 in r1c3.");
    assertThat(
            ConstraintBoard.with(new EqualCages(List.of(cells("r1c1 r1c2"), cells("r5c5 r5c6"))))
                .only("r1c1", "12")
                .only("r1c2", "34")
                .only("r5c5", "12789")
                .only("r5c6", "123")
                .explain(COMBINATIONS))
        .isEqualTo(
            "r5c6 is 3: with 1 or 2, the cages with equal sums at r1c1 would need 3–5 in r5c5.");
    assertThat(
            ConstraintBoard.with(new ZipperLine(cells("r1c1 r2c2 r3c3 r4c4 r5c5")))
                .only("r3c3", "5678")
                .only("r1c1", "234")
                .explain(COMBINATIONS))
        .isEqualTo(
            "Each sum of the zipper line at r1c1 is at most 8, so r2c2 and r4c4 lose 8 and 9; r5c5 loses 7–9.");
    assertThat(
            ConstraintBoard.with(new DoubleArrow(cells("r1c1 r2c2 r3c3 r4c4")))
                .only("r1c1", "12")
                .only("r4c4", "34")
                .explain(COMBINATIONS))
        .isEqualTo(
            "Both sums of the double arrow at r1c1 are at most 6, so r2c2 and r3c3 lose 6–9.");
  }

  @Test
  void saysWhatOtherLinesNeed() {
    assertThat(
            ConstraintBoard.with(new BetweenLine(cells("r1c1 r2c2 r3c3")))
                .only("r1c1", "23")
                .only("r3c3", "78")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The ends of the between line at r1c1 leave only 3 to 7 between them, so r2c2 loses 1, 2, 8 and 9.");
    assertThat(
            ConstraintBoard.with(new LockoutLine(cells("r1c1 r2c2 r3c3"), 4))
                .only("r1c1", "23")
                .only("r3c3", "78")
                .explain(COMBINATIONS))
        .isEqualTo("The lockout line at r1c1 leaves no 3–7 in r2c2.");
    assertThat(
            ConstraintBoard.with(new EntropicLine(cells("r1c1 r1c2 r1c3")))
                .only("r1c1", "12")
                .only("r1c2", "456")
                .explain(COMBINATIONS))
        .isEqualTo(
            "On the entropic line at r1c1, r1c1 cannot be 7–9, so r1c3 is not 1–3; r1c2 cannot be 7–9, so r1c3 is not 4–6.");
    assertThat(
            ConstraintBoard.with(new ModularLine(cells("r1c1 r1c2 r1c3"), 3))
                .only("r1c1", "14")
                .only("r1c2", "25")
                .explain(COMBINATIONS))
        .isEqualTo(
            "On the modular line at r1c1, r1c1 cannot be 3, 6 or 9, so r1c3 is not 1, 4 or 7; r1c2 cannot be 3, 6 or 9, so r1c3 is not 2, 5 or 8.");
    assertThat(
            ConstraintBoard.with(new ParityLine(cells("r1c1 r1c2 r1c3")))
                .only("r1c1", "13")
                .explain(COMBINATIONS))
        .isEqualTo(
            "No digits fit the parity line at r1c1 with 1, 3, 5, 7 or 9 in r1c2, or 2, 4, 6 or 8 in r1c3.");
    assertThat(
            ConstraintBoard.with(new Nabner(cells("r1c1 r1c2 r1c3")))
                .only("r1c1", "45")
                .only("r1c2", "23")
                .explain(COMBINATIONS))
        .isEqualTo("The nabner line at r1c1 leaves no 2–5 in r1c3.");
  }

  @Test
  void saysTheCrustsOfSandwiches() {
    assertThat(
            ConstraintBoard.with(new Sandwich(9, true, 2, 12))
                .only("r3c1", "2345")
                .only("r3c2", "19")
                .only("r3c3", "24567")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The sandwich of 12 in row 3 can only have 1 and 9 in r3c2 and r3c5, or in r3c2 and r3c6, so r3c4789 lose 1 and 9; r3c5 loses 8.");
    assertThat(
            ConstraintBoard.with(new Sandwich(9, true, 2, 5))
                .place("r3c1", 1)
                .only("r3c3", "3569")
                .only("r3c2", "2358")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The sandwich of 5 in row 3 can only have 1 and 9 in r3c1 and r3c3, or in r3c1 and r3c4, so r3c2 loses 3 and 8; r3c3 loses 5 and 6; r3c4 loses 5; r3c56789 lose 9.");
  }

  @Test
  void saysWhatCluesOutsideNeed() {
    assertThat(ConstraintBoard.with(new XSum(new OutsideCell(9, 0, -1), 8)).explain(COMBINATIONS))
        .isEqualTo(
            "The X-sum of 8 from r1c1 to r1c9 is 2+6 or 3+1+4, so r1c1 loses 1 and 4–9; r1c2 loses 2, 3, 5 and 7–9; r1c3 loses 2 and 6.");
    assertThat(
            ConstraintBoard.with(new Skyscraper(new OutsideCell(9, 0, -1), 8))
                .explain(COMBINATIONS))
        .isEqualTo(
            "The view of 8 from r1c1 to r1c9 needs 7 ever higher digits behind r1c1, so r1c1 loses 3–9; r1c2 loses 4–9; r1c3 loses 5–9; r1c4 loses 6–9; r1c5 loses 7–9; r1c6 loses 8 and 9; r1c7 loses 9.");
    assertThat(
            ConstraintBoard.with(new NumberedRoom(new OutsideCell(9, 0, -1), 7))
                .only("r1c3", "123")
                .only("r1c5", "1234")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The numbered room of 7 from r1c1 to r1c9 can have its 7 only in r1c24689, so r1c1 loses 3 and 5; r1c7 loses 7.");
  }

  @Test
  void saysWhatQuadruplesNeed() {
    assertThat(
            ConstraintBoard.with(new Quadruple(cells("r1c1 r1c2 r2c1 r2c2"), List.of(2, 5)))
                .only("r1c1", "123")
                .only("r1c2", "345")
                .only("r2c1", "34")
                .only("r2c2", "89")
                .explain(COMBINATIONS))
        .isEqualTo(
            "The quadruple at r1c1 needs 2 and has no other place for it, so r1c1 can only be 2.");
  }

  @Test
  void saysWhatMinimumsNeed() {
    assertThat(
            ConstraintBoard.with(new Minimum(cells("r2c2")))
                .only("r1c2", "89")
                .only("r2c1", "89")
                .only("r2c2", "58")
                .explain(COMBINATIONS))
        .isEqualTo("r2c2 is 5: with 8, the minimum at r2c2 would leave only 9 for r1c2 and r2c1.");
  }

  @Test
  void saysHowCellsAreRelated() {
    assertThat(
            ConstraintBoard.with(new WhiteDot(cells("r1c1 r1c2"), 1))
                .only("r1c2", "357")
                .explain(RELATED))
        .isEqualTo("White dot beside 3, 5 or 7 in r1c2: r1c1 loses 1, 3, 5, 7 and 9.");
    assertThat(
            ConstraintBoard.with(new BlackDot(cells("r1c1 r1c2"), 2))
                .only("r1c2", "48")
                .explain(RELATED))
        .isEqualTo("Black dot beside 4 or 8 in r1c2: r1c1 can only be 2, 4 or 8.");
    assertThat(
            ConstraintBoard.with(new XvSign(cells("r1c1 r1c2"), 10))
                .only("r1c2", "123")
                .explain(RELATED))
        .isEqualTo("X beside 1–3 in r1c2: r1c1 can only be 7–9.");
    assertThat(
            ConstraintBoard.with(new GreaterThan(cells("r1c1 r1c2")))
                .only("r1c2", "3456")
                .explain(RELATED))
        .isEqualTo("With 3–6 in r1c2, the greater r1c1 cannot be 2 or 3.");
    assertThat(
            ConstraintBoard.with(
                    new WhiteDot(cells("r1c1 r1c2"), 1), new NegativeRatio(9), new NegativeXv(9))
                .place("r5c5", 2)
                .explain(RELATED))
        .isEqualTo("No black dot, X or V beside 2: r4c5 loses 1, 3, 4 and 8.");
    assertThat(ConstraintBoard.with(new NonConsecutive(9)).only("r5c5", "46").explain(RELATED))
        .isEqualTo("No consecutive digit beside 4 or 6 in r5c5: r4c5 cannot be 5.");
    assertThat(
            ConstraintBoard.with(new Minimum(cells("r2c2"))).only("r2c3", "345").explain(RELATED))
        .isEqualTo("A minimum is never 9, so r2c2 loses it.");
    assertThat(
            ConstraintBoard.with(new Maximum(cells("r2c2"))).only("r2c2", "345").explain(RELATED))
        .isEqualTo("With 3–5 in the maximum r2c2, r1c2 loses 5–9.");
    assertThat(
            ConstraintBoard.with(new Thermometer(cells("r1c1 r1c2 r1c3")))
                .only("r1c1", "456")
                .explain(RELATED))
        .isEqualTo("With 4–6 in r1c1, r1c2 above it on the thermometer loses 2–4.");
    assertThat(
            ConstraintBoard.with(new Whispers(cells("r1c1 r2c2 r1c3"), 5))
                .only("r1c1", "23")
                .explain(RELATED))
        .isEqualTo("Whispers line beside 2 or 3 in r1c1: r2c2 can only be 7–9.");
    assertThat(
            ConstraintBoard.with(new Palindrome(cells("r1c1 r2c2 r3c3 r4c4")))
                .only("r1c1", "23")
                .explain(RELATED))
        .isEqualTo("r4c4 mirrors r1c1, so it can only be 2 or 3.");
    assertThat(
            ConstraintBoard.with(new Clone(cells("r1c1 r1c2"), cells("r5c5 r5c6")))
                .only("r1c1", "23")
                .explain(RELATED))
        .isEqualTo("r5c5 is a clone of r1c1, so it can only be 2 or 3.");
    assertThat(
            ConstraintBoard.with(new Indexer(Indexer.What.COLUMN, cells("r3c4")))
                .only("r3c7", "12")
                .explain(RELATED))
        .isEqualTo("Column indexer at r3c4: r3c7 cannot be 4, so r3c4 is not 7.");
    assertThat(
            ConstraintBoard.with(
                    new BlackDot(cells("r1c1 r1c2"), 2), new Renban(cells("r1c1 r1c2 r1c3")))
                .only("r1c1", "124")
                .explain(RELATED))
        .isEqualTo("r1c2 can only be 1, 2 or 4 (black dot, renban line).");
  }

  @Test
  void saysHowTheLastCellsOfConstraintsGetTheirDigits() {
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2"), OptionalInt.of(3)))
                .place("r1c1", 2)
                .explain(LAST))
        .isEqualTo("Cage of 3 with 2 placed: r1c2 is 1.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r2c1"), OptionalInt.of(14)))
                .place("r1c1", 4)
                .place("r1c2", 3)
                .explain(LAST))
        .isEqualTo("Cage of 14: 7 left for r2c1.");
    assertThat(
            ConstraintBoard.with(
                    new LittleKiller(
                        new OutsideCell(9, -1, 2), LittleKiller.Direction.DOWN_LEFT, 8))
                .place("r1c2", 5)
                .explain(LAST))
        .isEqualTo("Little killer of 8 with 5 placed: r2c1 is 3.");
    assertThat(
            ConstraintBoard.with(new XvSign(cells("r2c4 r2c5"), 10)).place("r2c4", 1).explain(LAST))
        .isEqualTo("X beside 1: r2c5 is 9.");
    assertThat(
            ConstraintBoard.with(new WhiteDot(cells("r1c1 r1c2"), 1))
                .place("r1c1", 3)
                .only("r1c2", "1256")
                .explain(LAST))
        .isEqualTo("White dot beside 3, and 4 is gone: r1c2 is 2.");
    assertThat(
            ConstraintBoard.with(new BlackDot(cells("r1c1 r1c2"), 2))
                .place("r1c1", 3)
                .explain(LAST))
        .isEqualTo("Black dot beside 3: r1c2 is 6.");
    assertThat(
            ConstraintBoard.with(new GreaterThan(cells("r1c1 r1c2")))
                .place("r1c2", 8)
                .explain(LAST))
        .isEqualTo("r1c1 is greater than 8: 9.");
    assertThat(
            ConstraintBoard.with(new Palindrome(cells("r1c1 r2c2 r3c3 r4c4")))
                .place("r1c1", 3)
                .explain(LAST))
        .isEqualTo("r4c4 mirrors r1c1: 3.");
    assertThat(
            ConstraintBoard.with(new Clone(cells("r1c1 r1c2"), cells("r5c5 r5c6")))
                .place("r1c2", 3)
                .explain(LAST))
        .isEqualTo("r5c6 is a clone of r1c2: 3.");
    assertThat(
            ConstraintBoard.with(new Thermometer(cells("r1c1 r1c2 r1c3")))
                .place("r1c1", 4)
                .place("r1c3", 6)
                .explain(LAST))
        .isEqualTo("On the thermometer, above 4 and below 6: r1c2 is 5.");
    assertThat(
            ConstraintBoard.with(new Thermometer(cells("r1c1 r1c2 r1c3 r1c4")))
                .place("r1c3", 8)
                .explain(LAST))
        .isEqualTo("On the thermometer, above 8: r1c4 is 9.");
    assertThat(
            ConstraintBoard.with(new Whispers(cells("r1c1 r2c2 r1c3"), 5))
                .place("r1c1", 4)
                .explain(LAST))
        .isEqualTo("Whispers line beside 4: r2c2 is 9.");
    assertThat(
            ConstraintBoard.with(new Renban(cells("r1c1 r1c2 r1c3")))
                .place("r1c1", 4)
                .place("r1c2", 6)
                .explain(LAST))
        .isEqualTo("Renban line with 4 and 6: r1c3 is 5.");
    assertThat(
            ConstraintBoard.with(new Arrow(cells("r1c1"), cells("r1c2 r1c3")))
                .place("r1c2", 4)
                .place("r1c3", 3)
                .explain(LAST))
        .isEqualTo("Arrow with 4+3: the circle r1c1 is 7.");
    assertThat(
            ConstraintBoard.with(new Arrow(cells("r1c1"), cells("r1c2 r1c3")))
                .place("r1c2", 4)
                .place("r1c1", 9)
                .explain(LAST))
        .isEqualTo("Arrow with 9 in the circle: 5 left for r1c3.");
    assertThat(
            ConstraintBoard.with(new Quadruple(cells("r1c1 r1c2 r2c1 r2c2"), List.of(2, 5)))
                .place("r1c1", 2)
                .place("r1c2", 3)
                .place("r2c1", 4)
                .explain(LAST))
        .isEqualTo("Quadruple: 5 left for r2c2.");
    assertThat(
            ConstraintBoard.with(new RegionSumLine(cells("r1c2 r1c3 r1c4")))
                .place("r1c2", 4)
                .place("r1c3", 3)
                .explain(LAST))
        .isEqualTo("r1c4 is the last empty cell of the region sum line at r1c2, so it is 7.");
    assertThat(ConstraintBoard.with(new Maximum(cells("r2c2"))).place("r2c1", 8).explain(LAST))
        .isEqualTo("r2c1 is 8, so as a maximum, r2c2 is 9.");
    assertThat(
            ConstraintBoard.with(new Indexer(Indexer.What.COLUMN, cells("r3c4")))
                .place("r3c4", 7)
                .explain(LAST))
        .isEqualTo("r3c4 is 7, so by the column indexer at r3c4, r3c7 is 4.");
  }

  @Test
  void saysWhatOtherCellsOfASumExclude() {
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r4c2 r4c3 r4c4"), OptionalInt.of(17)))
                .only("r4c2", "5678")
                .only("r4c3", "6789")
                .only("r4c4", "34568")
                .explain(COMBINATIONS))
        .isEqualTo("r4c2 and r4c3 are at least 5+6: r4c4 is at most 6, and 5 or 6 would repeat.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r5c4 r6c4"), OptionalInt.of(11)))
                .only("r5c4", "2359")
                .only("r6c4", "268")
                .explain(COMBINATIONS))
        .isEqualTo("In the cage of 11, r6c4 cannot be 9, so r5c4 is not 2.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r2c1"), OptionalInt.of(20)))
                .place("r1c1", 9)
                .only("r1c2", "34578")
                .only("r2c1", "3478")
                .explain(COMBINATIONS))
        .isEqualTo("11 left in the cage of 20 at r1c1: 3+8 or 4+7, so r1c2 cannot be 5.");
    assertThat(
            ConstraintBoard.with(new Arrow(cells("r1c1"), cells("r1c2 r1c3")))
                .only("r1c1", "4679")
                .only("r1c2", "13")
                .only("r1c3", "369")
                .explain(COMBINATIONS))
        .isEqualTo("The circle of the arrow at r1c1 is 4, 7 or 9, so r1c1 loses 6; r1c3 loses 9.");
  }

  @Test
  void placesADigitThatIsLeft() {
    assertThat(
            ConstraintBoard.with(new WhiteDot(cells("r1c1 r1c2"), 1))
                .only("r1c1", "49")
                .only("r1c2", "189")
                .explain(RELATED))
        .isEqualTo("White dot beside 4 or 9 in r1c1: r1c2 is 8.");
    assertThat(ConstraintBoard.with(new BlackDot(cells("r1c1 r1c2"), 2)).explain(RELATED))
        .isEqualTo("A black dot never touches 5, 7 or 9, so r1c2 loses all three.");
    assertThat(
            ConstraintBoard.with(new NonConsecutive(9), new NegativeRatio(9))
                .only("r5c8", "3")
                .explain(RELATED))
        .isEqualTo("No dot beside 3: r4c8 is not 2, 4 (consecutive) or 6 (double).");
    assertThat(
            ConstraintBoard.with(
                    new BlackDot(cells("r1c1 r1c2"), 3),
                    new NonConsecutive(9),
                    new NegativeRatio(9))
                .only("r1c1", "3")
                .only("r1c2", "9")
                .explain(RELATED))
        .isEqualTo("No dot beside 3: r2c1 is not 1 (ratio 3), 2, 4 (consecutive) or 9 (ratio 3).");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r8c3 r9c3"), OptionalInt.of(16)))
                .only("r8c3", "79")
                .only("r9c3", "79")
                .explain(NEEDED))
        .isEqualTo("r8c3 and r9c3 are a 7-9 pair: clear box 7 and column 3.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r8c3 r9c3"), OptionalInt.of(16)))
                .only("r8c3", "79")
                .only("r9c3", "79")
                .only("r9c1", "379")
                .explain(NEEDED))
        .isEqualTo("r8c3 and r9c3 are a 7-9 pair: r9c1 is 3.");
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r2c1"), OptionalInt.of(7)))
                .only("r3c3", "14")
                .explain(NEEDED))
        .isEqualTo("The cage of 7 at r1c1 needs 1 in r1c12 or r2c1, so r3c3 is 4.");
  }

  @Test
  void saysWhichDigitsAreNeeded() {
    assertThat(
            ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r2c1"), OptionalInt.of(7)))
                .only("r2c1", "24")
                .explain(NEEDED))
        .isEqualTo(
            "The cage of 7 at r1c1 needs 1 in r1c1 or r1c2, so r1c3456789, r2c23 and r3c123 cannot be 1.");
    assertThat(
            ConstraintBoard.with(new Renban(cells("r1c1 r1c2 r1c3")))
                .only("r1c2", "5")
                .only("r1c1", "346")
                .only("r1c3", "467")
                .explain(NEEDED))
        .isEqualTo(
            "The renban line at r1c1 needs 5 in r1c2, so r1c456789, r2c123, r3c123, r4c2, r5c2, r6c2, r7c2, r8c2 and r9c2 cannot be 5.");
    assertThat(
            ConstraintBoard.with(new Quadruple(cells("r1c1 r1c2 r2c1 r2c2"), List.of(2, 5)))
                .explain(NEEDED))
        .isEqualTo(
            "The quadruple at r1c1 needs 2 in r1c12 or r2c12, so r1c3, r2c3 and r3c123 cannot be 2.");
    assertThat(
            ConstraintBoard.with(new WhiteDot(cells("r1c1 r1c2"), 1))
                .only("r1c1", "12")
                .only("r1c2", "123")
                .explain(NEEDED))
        .isEqualTo(
            "The white dot between r1c1 and r1c2 needs 2, so r1c3456789, r2c123 and r3c123 cannot be 2.");
  }

  @Test
  void saysTheArithmeticOfHouses() {
    assertThat(
            ConstraintBoard.with(
                    new KillerCage(
                        cells("r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2"), OptionalInt.of(38)))
                .explain(SUMS))
        .isEqualTo("Box 1 adds up to 45 and its cage to 38, so r3c3 is 7.");
    assertThat(
            ConstraintBoard.with(
                    new KillerCage(cells("r3c3 r3c4"), OptionalInt.of(13)),
                    new KillerCage(
                        cells("r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2"), OptionalInt.of(38)))
                .explain(SUMS))
        .isEqualTo("Box 1 adds up to 45 and its cage to 38, so r3c3 is 7.");
    assertThat(
            ConstraintBoard.with(
                    new KillerCage(cells("r1c1 r1c2 r1c3 r2c1 r2c2 r2c3"), OptionalInt.of(28)))
                .place("r3c1", 8)
                .explain(SUMS))
        .isEqualTo(
            "Box 1 adds up to 45 and its cage to 28; r3c1 is 8, so r3c2 and r3c3 add up to 9 and cannot be 1 or 9.");
    assertThat(
            ConstraintBoard.with(
                    new KillerCage(
                        cells("r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r4c1"), OptionalInt.of(39)))
                .place("r3c2", 8)
                .explain(SUMS))
        .isEqualTo(
            "Box 1 adds up to 45 and its cage to 39; r3c2 is 8, so r4c1 is 2 more than r3c3: r3c3 loses 9; r4c1 loses 1 and 2.");
  }

  @Test
  void explainsInFull() {
    ConstraintBoard cage =
        ConstraintBoard.with(new KillerCage(cells("r1c1 r1c2 r2c1"), OptionalInt.of(16)))
            .only("r1c1", "129")
            .only("r1c2", "468")
            .only("r2c1", "1368");
    assertThat(cage.notation(COMBINATIONS))
        .isEqualTo("Combinations: the cage of 16 at r1c1 in r1c12,r2c1 => -1 r1c1");
    assertThat(cage.full(COMBINATIONS))
        .containsExactly(
            "The cage of 16 at r1c1 has these digits left: r1c1 (1, 2, 9), r1c2 (4, 6, 8) and "
                + "r2c1 (1, 3, 6, 8).",
            "Its empty cells must add up to 16. With these digits that is only 1 + 6 + 9, "
                + "2 + 6 + 8 or 3 + 4 + 9.",
            "With 1 in r1c1, 15 would be left, but the other cells add up to at most 14.",
            "The cage of 16 at r1c1 is 1+6+9, 2+6+8 or 3+4+9. No possible order puts 1 in r1c1.");
    ConstraintBoard dot =
        ConstraintBoard.with(new WhiteDot(cells("r1c1 r1c2"), 1)).only("r1c2", "357");
    assertThat(dot.notation(RELATED))
        .isEqualTo(
            "Related Cells: r1c2 with r1c1 by the white dot between r1c1 and r1c2 => "
                + "-1 r1c1, -3 r1c1, -5 r1c1, -7 r1c1, -9 r1c1");
    assertThat(dot.full(RELATED))
        .startsWith("r1c2 is 3, 5 or 7.", "With 1 in r1c1, r1c2 could only be 2.")
        .endsWith("So by the white dot between r1c1 and r1c2, r1c1 loses 1, 3, 5, 7 and 9.");
  }

  @Test
  void doesTheArithmeticOfHousesInFull() {
    ConstraintBoard board =
        ConstraintBoard.with(
                new KillerCage(
                    cells("r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r4c1"), OptionalInt.of(39)))
            .place("r3c2", 8);
    assertThat(board.notation(SUMS))
        .isEqualTo("Rule of 45: b1 45, cage 39 => -1 r4c1, -2 r4c1, -9 r3c3");
    assertThat(board.full(SUMS))
        .containsExactly(
            "The digits 1 to 9 add up to 45, so box 1 adds up to 45.",
            "The cage of 39 at r1c1 adds up to 39.",
            "r3c2 in the box, but not in this cage, is 8.",
            "So r4c1 is 2 more than r3c3.",
            "The digits left are r3c3 (1–7, 9) and r4c1 (1–9); r3c3 and r4c1 then have 1 and 3, "
                + "2 and 4, 3 and 5, 4 and 6, 5 and 7, 6 and 8 or 7 and 9.",
            "Therefore r3c3 loses 9; r4c1 loses 1 and 2.");
  }

  @Test
  void namesTheConstraintsOfChains() {
    Variants.Variant kropki =
        Variants.all().stream()
            .filter(variant -> variant.label().contains("iss-032-"))
            .findFirst()
            .orElseThrow();
    // Two dots together would make most chains superfluous.
    Explainer explainer =
        new Explainer(
            TechniqueList.of(Scale.NONOMINO, Preference.SE)
                .without(
                    Set.of(
                        StepKind.JOINT_COMBINATIONS, StepKind.HOUSE_COMBINATIONS, StepKind.CLASH)));
    List<String> sentences = new ArrayList<>();
    List<String> paragraphs = new ArrayList<>();
    Board board = explainer.board(kropki.puzzle());
    for (Step step : explainer.path(kropki.puzzle(), Deadline.in(Duration.ofMinutes(1))).steps()) {
      sentences.add(step.explain(board));
      paragraphs.addAll(step.explainInFull(board));
      board = board.after(step);
    }
    assertThat(sentences)
        .anyMatch(
            sentence ->
                sentence.matches(
                    "\\(.*\\)r\\d+c\\d+, through the (white|black) dot between r\\dc\\d and r\\dc\\d.*"));
    assertThat(paragraphs)
        .anyMatch(
            paragraph ->
                paragraph.matches(
                    "[a-z0-9]+\\. Then (r\\dc\\d) is not \\d \\(r\\dc\\d is \\d, and the (white|black) dot "
                        + "between .*\\1.* does not allow both\\)\\."));
  }

  @Test
  void isShort() {
    Explainer explainer = new Explainer(Scale.NONOMINO);
    List<Integer> lengths = new ArrayList<>();
    List<Variants.Variant> variants = Variants.all();
    for (int i = 0; i < variants.size(); i += 4) {
      Board board = explainer.board(variants.get(i).puzzle());
      StepPath path =
          explainer.pathUpTo(
              new Rating(35), variants.get(i).puzzle(), Deadline.in(Duration.ofSeconds(20)));
      for (Step step : path.steps()) {
        if (!step.evidence().constraints().isEmpty()) {
          lengths.add(step.explain(board).split(" ", -1).length);
        }
        board = board.after(step);
      }
    }
    lengths.sort(null);
    assertThat(lengths).hasSizeGreaterThan(2_000);
    assertThat(lengths.get(lengths.size() / 2)).isLessThanOrEqualTo(MEDIAN_WORDS);
    assertThat(lengths.get(lengths.size() * 95 / 100)).isLessThanOrEqualTo(MANY_WORDS);
  }
}
