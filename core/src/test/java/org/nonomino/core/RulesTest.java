package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Nabner;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.Thermometer;

final class RulesTest {
  private static final RegionMask BOXES = RegionMask.boxes(2, 2);

  private static int[] falling(int size) {
    return IntStream.range(0, size).map(i -> i * size + i).toArray();
  }

  private static int[] rising(int size) {
    return IntStream.range(0, size).map(i -> i * size + size - 1 - i).toArray();
  }

  private static Rules withDiagonals(RegionMask mask) {
    return Rules.of(mask)
        .with(ExtraRegion.of(mask.size(), falling(mask.size())))
        .with(ExtraRegion.of(mask.size(), rising(mask.size())));
  }

  @Test
  void plainRulesOfEqualMasksAreEqual() {
    Rules rules = Rules.of(BOXES);
    RegionMask equal = RegionMask.jigsaw(4, BOXES.toArray());
    assertThat(Rules.of(BOXES)).isSameAs(rules);
    assertThat(Rules.of(equal)).isEqualTo(rules).hasSameHashCodeAs(rules);
    assertThat(Rules.of(equal).layout())
        .isEqualTo(rules.layout())
        .hasSameHashCodeAs(rules.layout());
    assertThat(rules.arePlain()).isTrue();
    assertThat(Rules.of(RegionMask.boxes(1, 4))).isNotEqualTo(rules);
  }

  /** The order of houses and of their cells makes no difference, and a house counts once. */
  @Test
  void extraHousesAreAValue() {
    Rules both = withDiagonals(BOXES);
    Rules same =
        Rules.of(RegionMask.jigsaw(4, BOXES.toArray()))
            .with(ExtraRegion.of(4, 12, 9, 6, 3))
            .with(ExtraRegion.of(4, 15, 0, 10, 5))
            .with(ExtraRegion.of(4, falling(4)));
    assertThat(both.arePlain()).isFalse();
    assertThat(same).isEqualTo(both).hasSameHashCodeAs(both);
    assertThat(same.layout()).isEqualTo(both.layout());
    assertThat(both).isNotEqualTo(Rules.of(BOXES));
    assertThat(both).isNotEqualTo(Rules.of(BOXES).with(ExtraRegion.of(4, falling(4))));
    assertThat(both).isNotEqualTo(withDiagonals(RegionMask.boxes(1, 4)));
    assertThat(both).hasToString("2x2 +r1c1r2c2r3c3r4c4 +r1c4r2c3r3c2r4c1");
  }

  /** A house that is already a row, a column or a region adds nothing. */
  @Test
  void housesThatAreThereAddNothing() {
    Rules rules = Rules.of(BOXES);
    assertThat(rules.with(ExtraRegion.of(4, 7, 6, 5, 4))).isEqualTo(rules);
    assertThat(rules.with(ExtraRegion.of(4, 1, 5, 9, 13))).isEqualTo(rules);
    assertThat(rules.with(ExtraRegion.of(4, 10, 11, 14, 15))).isEqualTo(rules);
  }

  /** An extra region of fewer than n cells is a condition, not a house. */
  @Test
  void smallExtraRegionsAreConditions() {
    Rules rules = Rules.of(BOXES).with(ExtraRegion.of(4, 10, 5, 0));
    assertThat(rules.layout().hasExtraHouses()).isFalse();
    assertThat(rules.arePlain()).isFalse();
    assertThat(rules.conditions().differing()).containsExactly(CellList.of(4, 0, 5, 10));
    assertThat(rules).isEqualTo(Rules.of(BOXES).with(ExtraRegion.of(4, 0, 10, 5)));
    assertThat(rules).isNotEqualTo(Rules.of(BOXES));
  }

  @Test
  void refusesWrongCells() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExtraRegion.of(4, 0, 5, 10, 16))
        .withMessage("cell 16 is not in 0..15");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExtraRegion.of(4, 0, 5, -1, 15))
        .withMessage("cell -1 is not in 0..15");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExtraRegion.of(4, 0, 5, 5, 15))
        .withMessage("r2c2 is listed twice");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExtraRegion.of(4, 0, 1, 2, 3, 4))
        .withMessage("there are 5 cells, but at most 4 are possible");
  }

  /** The last cell of a closed line is its first one again; its digit counts once. */
  @Test
  void aClosedLineIsItsCells() {
    CellList open = CellList.of(6, 0, 1, 7, 6);
    CellList closed = CellList.of(6, 0, 1, 7, 6, 0);

    assertThat(new Renban(closed)).isEqualTo(new Renban(open));
    CellList corner = CellList.of(6, 0, 1, 7);
    assertThat(new Nabner(CellList.of(6, 0, 1, 7, 0))).isEqualTo(new Nabner(corner));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Renban(CellList.of(6, 0, 1, 0)))
        .withMessage("r1c1 is listed twice");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Renban(CellList.of(6, 0, 1, 7, 6, 7)))
        .withMessage("r2c2 is listed twice");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 6, 9, 16})
  void houses(int size) {
    RegionMask mask = RegionMask.boxes(1, size);
    Layout layout = withDiagonals(mask).layout();
    assertThat(layout.houseCount()).isEqualTo(3 * size + 2);
    assertThat(layout.first(HouseKind.EXTRA)).isEqualTo(3 * size);
    assertThat(layout.houses().subList(0, 3 * size))
        .extracting(House::toString)
        .isEqualTo(Layout.of(mask).houses().stream().map(House::toString).toList());
    List<House> extra = layout.houses().subList(3 * size, layout.houseCount());
    assertThat(extra).extracting(House::toString).containsExactly("extra house 1", "extra house 2");
    assertThat(extra.get(0).cells()).isEqualTo(falling(size));
    assertThat(extra.get(1).cells()).isEqualTo(Arrays.stream(rising(size)).sorted().toArray());
    for (int number = 0; number < layout.houseCount(); number++) {
      House house = layout.houses().get(number);
      assertThat(house.number()).isEqualTo(number);
      assertThat(house.kind()).isEqualTo(layout.kind(number));
      assertThat(house.index()).isEqualTo(number - layout.first(house.kind()));
      for (int position = 0; position < size; position++) {
        assertThat(layout.cell(number, position)).isEqualTo(house.cell(position));
      }
    }
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      int asked = cell;
      int[] expected =
          layout.houses().stream()
              .filter(house -> house.contains(asked))
              .mapToInt(House::number)
              .toArray();
      assertThat(layout.housesOf(cell)).isEqualTo(expected).hasSize(layout.houseCountOf(cell));
      Set<Integer> peers = new HashSet<>();
      for (int i = 0; i < expected.length; i++) {
        assertThat(layout.houseOf(cell, i)).isEqualTo(expected[i]);
        Arrays.stream(layout.houses().get(expected[i]).cells()).forEach(peers::add);
      }
      peers.remove(cell);
      assertThat(Arrays.stream(layout.peers(cell)).boxed().toList())
          .isEqualTo(peers.stream().sorted().toList());
      for (int other = 0; other < layout.cellCount(); other++) {
        assertThat(layout.arePeers(cell, other)).isEqualTo(peers.contains(other));
      }
    }
    assertThatIllegalArgumentException().isThrownBy(() -> layout.house(HouseKind.EXTRA, 0));
  }

  /** The order, computed by brute force, is by second cell, then house, then first cell. */
  @Test
  void conflictsInExtraHouses() {
    Rules rules = withDiagonals(BOXES);
    Random random = new Random(4);
    int inExtraHouse = 0;
    for (int trial = 0; trial < 4000; trial++) {
      Grid grid = Grid.empty(4);
      for (int i = random.nextInt(5); i > 0; i--) {
        grid = grid.with(random.nextInt(16), 1 + random.nextInt(4));
      }
      Optional<Conflict> expected = firstConflict(rules.layout(), grid);
      assertThat(rules.findConflict(grid)).as("%s", grid).isEqualTo(expected);
      assertThat(rules.hasConflict(grid)).isEqualTo(expected.isPresent());
      // The result for different rules must not be used here.
      assertThat(!Rules.of(BOXES).hasConflict(grid) || expected.isPresent()).isTrue();
      assertThat(rules.hasConflict(grid)).isEqualTo(expected.isPresent());
      if (expected.isPresent() && expected.get().house().kind() == HouseKind.EXTRA) {
        inExtraHouse++;
      }
    }
    assertThat(inExtraHouse).isGreaterThan(50);
  }

  private static Optional<Conflict> firstConflict(Layout layout, Grid grid) {
    for (int second = 0; second < layout.cellCount(); second++) {
      int digit = grid.digit(second);
      for (House house : layout.houses()) {
        for (int first = 0; first < second && house.contains(second); first++) {
          if (digit != 0 && grid.digit(first) == digit && house.contains(first)) {
            return Optional.of(new Conflict(house, digit, first, second));
          }
        }
      }
    }
    return Optional.empty();
  }

  @Test
  void solutionsKeepExtraHouses() {
    Grid onBoxes = Grid.of(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
    Grid onBoth = Grid.of(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3});
    assertThat(Rules.of(BOXES).isSolvedBy(onBoxes)).isTrue();
    assertThat(withDiagonals(BOXES).isSolvedBy(onBoxes)).isFalse();
    assertThat(withDiagonals(BOXES).isSolvedBy(onBoth)).isTrue();
    Puzzle puzzle = new Puzzle(Grid.empty(4).with(0, 1), withDiagonals(BOXES));
    assertThat(puzzle.isSolvedBy(onBoth)).isTrue();
    assertThat(puzzle.isSolvedBy(onBoxes)).isFalse();
    Puzzle more = puzzle.withGivens(Grid.empty(4).with(0, 2));
    assertThat(more.rules()).isEqualTo(puzzle.rules());
    assertThat(more.isSolvedBy(onBoth)).isFalse();
  }

  @Test
  void brokenConstraintsAreFound() {
    Constraint anywhere = new Diagonal(4, false);
    Constraint cage = new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(7));
    Constraint line = new Thermometer(CellList.of(4, 4, 8, 12));
    Rules rules = Rules.of(BOXES, List.of(anywhere, cage, line));
    Grid empty = Grid.empty(4);
    assertThat(broken(rules, empty)).isEmpty();
    assertThat(broken(rules, empty.with(0, 3))).isEmpty();
    // No digit of 1..4 makes 7 with a 2.
    assertThat(broken(rules, empty.with(0, 2))).containsExactly(cage);
    assertThat(rules.findConflict(empty.with(0, 2))).isEmpty();
    assertThat(rules.hasConflict(empty.with(0, 2))).isTrue();
    assertThat(broken(rules, empty.with(4, 2).with(8, 1))).containsExactly(line);
    Grid onDiagonal = empty.with(0, 3).with(15, 3);
    assertThat(broken(rules, onDiagonal)).containsExactly(anywhere);
    assertThat(rules.findConflict(onDiagonal)).map(Conflict::secondCell).contains(15);
    Grid inRow = empty.with(8, 3).with(11, 3);
    assertThat(broken(rules, inRow)).isEmpty();
    assertThat(rules.findConflict(inRow)).map(Conflict::firstCell).contains(8);
  }

  private static List<Constraint> broken(Rules rules, Grid grid) {
    return rules.brokenBy(grid).stream().flatMap(rule -> rule.constraint().stream()).toList();
  }
}
