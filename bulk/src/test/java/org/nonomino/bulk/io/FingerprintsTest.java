package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
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
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.OddCell;
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
    CellList cage = CellList.of(4, 0, 1, 4);
    List<Constraint> constraints =
        List.of(
            new KillerCage(cage, OptionalInt.empty()),
            new KillerCage(cage, OptionalInt.of(6)),
            new KillerCage(cage, OptionalInt.of(7)),
            new KillerCage(CellList.of(4, 0, 1, 5), OptionalInt.of(7)),
            new Thermometer(CellList.of(4, 4, 0)),
            new Thermometer(CellList.of(4, 0, 4)),
            new EvenCell(CellList.of(4, 0)),
            new OddCell(CellList.of(4, 0)),
            new BetweenLine(CellList.of(4, 0, 4, 8)),
            new BetweenLine(CellList.of(4, 1, 5, 9)),
            new AntiKnight(4));
    List<Rules> different = new ArrayList<>(List.of(BOXES));
    constraints.forEach(constraint -> different.add(BOXES.with(constraint)));

    for (long salt : new long[] {Fingerprints.NO_SALT, 7}) {
      assertThat(different.stream().map(rules -> Fingerprints.of(new Puzzle(GIVENS, rules), salt)))
          .doesNotHaveDuplicates();
    }
    for (Sameness sameness : Sameness.values()) {
      assertThat(
              different.stream()
                  .map(rules -> new Puzzle(GIVENS, rules))
                  .map(sameness.fingerprints()::applyAsLong))
          .doesNotHaveDuplicates();
    }
    List<Constraint> turned = new ArrayList<>(constraints);
    Collections.reverse(turned);
    assertThat(Fingerprints.of(Rules.of(BOXES.mask(), turned)))
        .isEqualTo(Fingerprints.of(Rules.of(BOXES.mask(), constraints)));
  }
}
