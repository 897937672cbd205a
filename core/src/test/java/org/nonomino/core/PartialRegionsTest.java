package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.RegionSumLine;

final class PartialRegionsTest {
  /** Two regions of three cells, one of two cells, and a cell alone on 4×4. */
  private static final int[] LABELS = {
    7, 7, -1, 3, //
    7, -1, -1, 3, //
    -1, 5, 9, 3, //
    -1, -1, 9, -1
  };

  @Test
  void regionsAreNumberedInTheOrderOfTheirFirstCells() {
    RegionMask mask = RegionMask.partial(4, LABELS);

    assertThat(mask.partialRegions())
        .containsExactly(
            new PartialRegion(0, CellList.of(4, 0, 1, 4)),
            new PartialRegion(1, CellList.of(4, 3, 7, 11)),
            new PartialRegion(2, CellList.of(4, 10, 14)));
    assertThat(mask).hasToString("00.10..1..21..2.");
    assertThat(mask.hasRegions()).isTrue();
    assertThat(mask.isTiled()).isFalse();
    assertThat(mask.isNone()).isFalse();
    assertThat(mask.visibleRegionCount()).isEqualTo(3);
    assertThat(mask.toArray()).isEqualTo(RegionMask.none(4).toArray());
  }

  @Test
  void masksAreEqualIfTheirRegionsAre() {
    RegionMask mask = RegionMask.partial(4, LABELS);
    int[] others = LABELS.clone();
    others[15] = 9;

    assertThat(RegionMask.partial(4, mask.visibleRegions()))
        .isEqualTo(mask)
        .hasSameHashCodeAs(mask);
    assertThat(mask).isNotEqualTo(RegionMask.partial(4, others)).isNotEqualTo(RegionMask.none(4));
    assertThat(RegionMask.none(4)).isNotEqualTo(mask);
    assertThat(Rules.of(mask)).isNotEqualTo(Rules.of(RegionMask.partial(4, others)));
  }

  @Test
  void regionsThatTileTheGridAreUsualOnes() {
    int[] boxes = RegionMask.boxes(2, 2).toArray();
    int[] withoutLast = Arrays.stream(boxes).map(box -> box == 3 ? -1 : box).toArray();
    int[] none = new int[16];
    Arrays.fill(none, -1);

    assertThat(RegionMask.partial(4, boxes)).isEqualTo(RegionMask.boxes(2, 2));
    assertThat(RegionMask.partial(4, withoutLast)).isEqualTo(RegionMask.boxes(2, 2));
    assertThat(RegionMask.partial(4, none)).isEqualTo(RegionMask.none(4));
    assertThat(RegionMask.none(4).visibleRegions()).isEqualTo(none);
    assertThat(RegionMask.boxes(2, 2).visibleRegions()).isEqualTo(boxes);
  }

  /** Rows take the place of regions there, but they are not shown. */
  @Test
  void aCellOfAGridThatRegionsDoNotTileHasARow() {
    Layout partial = Layout.of(RegionMask.partial(4, LABELS));
    Layout none = Layout.of(RegionMask.none(4));
    Layout boxes = Layout.of(RegionMask.boxes(2, 2));

    assertThat(partial.regionOrRow(7)).isEqualTo(partial.house(HouseKind.ROW, 7));
    assertThat(none.regionOrRow(7)).isEqualTo(none.house(HouseKind.ROW, 7));
    assertThat(boxes.regionOrRow(7)).isEqualTo(boxes.house(HouseKind.REGION, 7));
  }

  @Test
  void wrongLabelsAreRefused() {
    int[] tooMany = new int[16];
    Arrays.fill(tooMany, 5, 16, -1);

    assertThatThrownBy(() -> RegionMask.partial(4, tooMany))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("region 0 has 5 cells, expected at most 4");
    assertThatThrownBy(() -> RegionMask.partial(4, new int[15]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void digitsDoNotRepeatInRegions() {
    Rules rules = Rules.of(RegionMask.partial(4, LABELS));
    int[] digits = new int[16];
    digits[1] = 2;
    digits[4] = 2;
    Grid grid = Grid.of(4, digits);

    assertThat(rules.arePlain()).isFalse();
    assertThat(rules.constraints()).isEmpty();
    assertThat(rules.hasConflict(grid)).isTrue();
    assertThat(rules.hasConflict(Grid.empty(4))).isFalse();
    assertThat(rules.brokenBy(grid)).hasSize(1);
    assertThat(Rules.of(RegionMask.none(4)).hasConflict(grid)).isFalse();
  }

  @Test
  void aRegionOfAllDigitsIsAHouseAndSeenAsARegion() {
    int[] labels = LABELS.clone();
    labels[2] = 7;
    Rules rules = Rules.of(RegionMask.partial(4, labels));
    Layout layout = rules.layout();
    House house = layout.houses().get(layout.first(HouseKind.EXTRA));

    assertThat(house.cells()).containsExactly(0, 1, 2, 4);
    assertThat(layout.visibleRegion(house)).hasValue(0);
    assertThat(layout.visibleRegion(layout.houses().get(0))).isEmpty();
    assertThat(rules.originOf(house)).contains(rules.mask().partialRegions().get(0));
  }

  @Test
  void furtherConstraintsKeepTheRegions() {
    RegionMask mask = RegionMask.partial(4, LABELS);
    Rules rules = Rules.of(mask, List.of(ExtraRegion.of(4, 2, 5)));

    assertThat(rules.constraintsWithRegions()).hasSize(4).startsWith(mask.partialRegions().get(0));
    assertThat(rules.with(ExtraRegion.of(4, 8, 13)).conditions().differing()).hasSize(5);
    assertThat(Rules.of(rules.mask(), rules.constraints())).isEqualTo(rules);
    assertThat(rules.seenIn(new BitSet()).conditions().differing())
        .containsExactlyElementsOf(Rules.of(mask).conditions().differing());
  }

  @Test
  void constraintsThatRestOnRegionsAreRefused() {
    Puzzle partial = new Puzzle(Grid.empty(4), RegionMask.partial(4, LABELS));
    Puzzle none = new Puzzle(Grid.empty(4), RegionMask.none(4));

    for (Puzzle puzzle : List.of(partial, none)) {
      assertThatThrownBy(() -> puzzle.withConstraints(List.of(new DisjointGroups(4))))
          .isInstanceOf(InvalidConstraintException.class)
          .hasMessage("disjoint groups need regions of 4 cells that cover the grid");
      assertThatThrownBy(
              () -> puzzle.withConstraints(List.of(new RegionSumLine(CellList.of(4, 0, 1, 2)))))
          .isInstanceOf(InvalidConstraintException.class);
      puzzle.withConstraints(List.of(new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(3))));
    }
  }
}
