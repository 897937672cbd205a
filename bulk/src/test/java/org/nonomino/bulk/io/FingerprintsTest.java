package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.nonomino.bulk.options.Sameness;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Thermometer;

final class FingerprintsTest {
  private static final Grid GIVENS = Grid.ofSymbols(4, "12...........4..").orElseThrow();
  private static final Rules BOXES = Rules.of(RegionMask.boxes(2, 2));
  private static final int[] DIAGONAL = {0, 5, 10, 15};

  /** Fingerprints of version 0.1, in which rules were a mask. */
  @Test
  void thoseOfPlainRulesStayAsTheyWere() {
    Puzzle puzzle = new Puzzle(GIVENS, BOXES);

    assertThat(Fingerprints.of(puzzle)).isEqualTo(-5335511624812201723L);
    assertThat(Fingerprints.of(puzzle, 7)).isEqualTo(-7605164553875656238L);
    assertThat(Fingerprints.of(BOXES)).isEqualTo(-1316341035466034000L);
  }

  @Test
  void extraHousesMakeAnotherPuzzle() {
    List<Rules> different =
        List.of(
            BOXES,
            BOXES.with(ExtraRegion.of(4, DIAGONAL)),
            BOXES.with(ExtraRegion.of(4, 3, 6, 9, 12)),
            BOXES.with(ExtraRegion.of(4, DIAGONAL)).with(ExtraRegion.of(4, 3, 6, 9, 12)),
            Rules.of(RegionMask.boxes(1, 4)).with(ExtraRegion.of(4, DIAGONAL)));

    assertThat(different.stream().map(Fingerprints::of)).doesNotHaveDuplicates();
    for (Sameness sameness : Sameness.values()) {
      assertThat(
              different.stream()
                  .map(rules -> new Puzzle(GIVENS, rules))
                  .map(sameness.fingerprints()::applyAsLong))
          .doesNotHaveDuplicates();
    }
    assertThat(Fingerprints.of(new Puzzle(GIVENS, different.get(3))))
        .isEqualTo(
            Fingerprints.of(
                new Puzzle(
                    GIVENS,
                    BOXES
                        .with(ExtraRegion.of(4, 12, 9, 6, 3))
                        .with(ExtraRegion.of(4, 15, 10, 5, 0)))));
  }

  @Test
  void conditionsMakeAnotherPuzzle() {
    Constraint cage = new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(3));
    Constraint odd = new OddCell(CellList.of(4, 15));
    List<Rules> different =
        List.of(
            BOXES,
            BOXES.with(cage),
            BOXES.with(new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(4))),
            BOXES.with(new KillerCage(CellList.of(4, 0, 1), OptionalInt.empty())),
            BOXES.with(odd),
            BOXES.with(cage, odd),
            BOXES.with(new AntiKnight(4)),
            BOXES.with(new Thermometer(CellList.of(4, 0, 1))),
            BOXES.with(new SlowThermometer(CellList.of(4, 0, 5))),
            BOXES.with(new Sandwich(4, true, 0, 2)),
            BOXES.with(new Sandwich(4, true, 0, 3)),
            BOXES.with(new Sandwich(4, false, 0, 3)));

    assertThat(different.stream().map(Fingerprints::of)).doesNotHaveDuplicates();
    assertThat(Fingerprints.of(BOXES.with(odd, cage)))
        .isEqualTo(Fingerprints.of(BOXES.with(cage, odd)));
  }
}
