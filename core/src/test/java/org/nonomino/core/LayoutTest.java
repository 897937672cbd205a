package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class LayoutTest {
  /**
   * A jigsaw, boxes, disconnected regions, regions that are rows or columns, and the smallest and
   * largest sizes.
   */
  static List<RegionMask> masks() {
    List<RegionMask> masks = new ArrayList<>();
    masks.add(RegionMask.boxes(1, 1));
    masks.add(RegionMask.jigsaw(2, new int[] {0, 1, 1, 0}));
    masks.add(RegionMask.boxes(1, 5));
    masks.add(RegionMask.boxes(5, 1));
    masks.add(RegionMask.boxes(3, 3));
    masks.add(jigsaw(4, "0001201122312333"));
    masks.add(
        jigsaw(
            9,
            "000001111022300041223355541233556641235576441235776481235766488237768448777668888"));
    int[] shuffled = RegionMask.boxes(3, 4).toArray();
    SplittableRandom random = new SplittableRandom(1);
    for (int cell = shuffled.length - 1; cell > 0; cell--) {
      int other = random.nextInt(cell + 1);
      int kept = shuffled[cell];
      shuffled[cell] = shuffled[other];
      shuffled[other] = kept;
    }
    masks.add(RegionMask.jigsaw(12, shuffled));
    masks.add(RegionMask.boxes(6, 6));
    return masks;
  }

  private static RegionMask jigsaw(int size, String labels) {
    return RegionMask.jigsaw(size, labels.chars().toArray());
  }

  @ParameterizedTest
  @MethodSource("masks")
  void listsTheHousesByKind(RegionMask mask) {
    Layout layout = Layout.of(mask);
    int n = mask.size();
    assertThat(layout.size()).isEqualTo(n);
    assertThat(layout.cellCount()).isEqualTo(n * n);
    assertThat(layout.houses()).hasSize(3 * n);
    for (int index = 0; index < n; index++) {
      List<Integer> row = new ArrayList<>();
      List<Integer> column = new ArrayList<>();
      List<Integer> region = new ArrayList<>();
      for (int cell = 0; cell < n * n; cell++) {
        if (cell / n == index) {
          row.add(cell);
        }
        if (cell % n == index) {
          column.add(cell);
        }
        if (mask.toArray()[cell] == index) {
          region.add(cell);
        }
      }
      assertHouse(layout.houses().get(index), HouseKind.ROW, index, row);
      assertHouse(layout.houses().get(n + index), HouseKind.COLUMN, index, column);
      assertHouse(layout.houses().get(2 * n + index), HouseKind.REGION, index, region);
    }
  }

  private static void assertHouse(House house, HouseKind kind, int index, List<Integer> cells) {
    assertThat(house.kind()).isEqualTo(kind);
    assertThat(house.index()).isEqualTo(index);
    assertThat(house.size()).isEqualTo(cells.size());
    assertThat(Arrays.stream(house.cells()).boxed().toList()).isEqualTo(cells);
    for (int position = 0; position < cells.size(); position++) {
      assertThat(house.cell(position)).isEqualTo(cells.get(position));
    }
    for (int cell = -1; cell <= cells.size() * cells.size(); cell++) {
      assertThat(house.contains(cell)).isEqualTo(cells.contains(cell));
    }
  }

  @ParameterizedTest
  @MethodSource("masks")
  void knowsTheHousesAndPeersOfACell(RegionMask mask) {
    Layout layout = Layout.of(mask);
    int n = mask.size();
    for (int cell = 0; cell < n * n; cell++) {
      assertThat(layout.row(cell)).isEqualTo(cell / n);
      assertThat(layout.column(cell)).isEqualTo(cell % n);
      assertThat(layout.region(cell)).isEqualTo(mask.region(cell));
      List<Integer> peers = new ArrayList<>();
      for (int other = 0; other < n * n; other++) {
        boolean sharesHouse = false;
        for (House house : layout.houses()) {
          sharesHouse |= house.contains(cell) && house.contains(other);
        }
        if (sharesHouse && other != cell) {
          peers.add(other);
        }
        assertThat(layout.arePeers(cell, other)).isEqualTo(sharesHouse && other != cell);
      }
      assertThat(Arrays.stream(layout.peers(cell)).boxed().toList()).isEqualTo(peers);
      for (HouseKind kind : HouseKind.OF_EACH_CELL) {
        assertThat(layout.house(kind, cell).kind()).isEqualTo(kind);
        assertThat(layout.house(kind, cell).contains(cell)).isTrue();
      }
    }
  }

  @Test
  void givesEachClassicCell20Peers() {
    Layout layout = Layout.of(RegionMask.boxes(3, 3));
    for (int cell = 0; cell < 81; cell++) {
      assertThat(layout.peers(cell)).hasSize(20);
    }
    assertThat(layout.peers(0))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20, 27, 36, 45, 54, 63, 72);
  }

  @Test
  void sharesNoArray() {
    Layout layout = Layout.of(RegionMask.boxes(2, 2));
    layout.peers(0)[0] = 15;
    layout.houses().get(0).cells()[0] = 15;
    assertThat(layout.peers(0)[0]).isEqualTo(1);
    assertThat(layout.houses().get(0).cells()).containsExactly(0, 1, 2, 3);
  }

  @Test
  void namesHousesFromOne() {
    Layout layout = Layout.of(RegionMask.boxes(3, 3));
    assertThat(layout.houses().get(0)).hasToString("row 1");
    assertThat(layout.houses().get(17)).hasToString("column 9");
    assertThat(layout.houses().get(21)).hasToString("region 4");
  }

  @ParameterizedTest
  @MethodSource("masks")
  void findsTheFirstConflict(RegionMask mask) {
    SplittableRandom random = new SplittableRandom(mask.hashCode());
    int n = mask.size();
    int found = 0;
    for (int trial = 0; trial < 200; trial++) {
      Grid grid = Grid.empty(n);
      for (int i = random.nextInt(n + 2); i > 0; i--) {
        grid = grid.with(random.nextInt(n * n), 1 + random.nextInt(n));
      }
      Optional<Conflict> expected = firstConflict(mask, grid);
      assertThat(Rules.of(mask).findConflict(grid)).as("%s", grid).isEqualTo(expected);
      found += expected.isPresent() ? 1 : 0;
    }
    assertThat(found).isBetween(n == 1 ? 0 : 10, 190);
  }

  /** Both a reader and the following search need the check, and it must read the grid only once. */
  @Test
  void looksAtAGridOnceForAMask() {
    CountingMask mask = new CountingMask(RegionMask.boxes(2, 2));
    Grid grid = Grid.empty(4).with(0, 1).with(5, 2);
    assertThat(Rules.of(mask).hasConflict(grid)).isFalse();
    assertThat(mask.asked).isPositive();
    mask.asked = 0;
    assertThat(Rules.of(mask).hasConflict(grid)).isFalse();
    assertThat(mask.asked).isZero();
    assertThat(Rules.of(mask).hasConflict(grid.with(6, 2))).isTrue();
    assertThat(mask.asked).isPositive();
  }

  /** The cached result of one mask must not be used for another mask or another grid. */
  @Test
  void looksAgainWhereTheMaskIsAnother() {
    RegionMask boxes = RegionMask.boxes(2, 2);
    RegionMask jigsaw = jigsaw(4, "0001201122312333");
    Grid goodInBoxes = Grid.empty(4).with(4, 1).with(9, 1);
    Grid goodInJigsaw = Grid.empty(4).with(1, 1).with(4, 1);
    for (int round = 0; round < 3; round++) {
      assertThat(Rules.of(boxes).findConflict(goodInBoxes)).isEmpty();
      assertThat(Rules.of(jigsaw).findConflict(goodInBoxes)).isPresent();
      assertThat(Rules.of(jigsaw).findConflict(goodInJigsaw)).isEmpty();
      assertThat(Rules.of(boxes).findConflict(goodInJigsaw)).isPresent();
      assertThat(Rules.of(boxes).findConflict(goodInBoxes.with(5, 1))).isPresent();
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.of(RegionMask.boxes(3, 3)).findConflict(goodInBoxes));
  }

  private static final class CountingMask implements RegionMask {
    private final RegionMask mask;
    private int asked;

    CountingMask(RegionMask mask) {
      this.mask = mask;
    }

    @Override
    public int size() {
      return mask.size();
    }

    @Override
    public int region(int cell) {
      asked++;
      return mask.region(cell);
    }

    @Override
    public int[] toArray() {
      return mask.toArray();
    }
  }

  /**
   * Returns the conflict in the documented order by brute force: second cell, kind of house, first
   * cell.
   */
  private static Optional<Conflict> firstConflict(RegionMask mask, Grid grid) {
    int n = mask.size();
    int[] regions = mask.toArray();
    for (int second = 0; second < n * n; second++) {
      for (HouseKind kind : HouseKind.OF_EACH_CELL) {
        for (int first = 0; first < second; first++) {
          boolean sameHouse =
              switch (kind) {
                case ROW -> first / n == second / n;
                case COLUMN -> first % n == second % n;
                case REGION -> regions[first] == regions[second];
                case EXTRA -> throw new AssertionError();
              };
          if (sameHouse && grid.digit(first) != 0 && grid.digit(first) == grid.digit(second)) {
            House house = Layout.of(mask).house(kind, second);
            return Optional.of(new Conflict(house, grid.digit(first), first, second));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** The digits above 31 need the bits of a long. */
  @Test
  void distinguishesHighDigits() {
    Rules rules = Rules.of(RegionMask.boxes(6, 6));
    Grid grid = Grid.empty(36);
    for (int column = 0; column < 36; column++) {
      grid = grid.with(column, column + 1);
    }
    assertThat(rules.findConflict(grid)).isEmpty();
    Conflict conflict = rules.findConflict(grid.with(35, 4)).orElseThrow();
    assertThat(conflict).isEqualTo(new Conflict(rules.layout().houses().get(0), 4, 3, 35));
  }

  @Test
  void recognizesASolution() {
    Rules rules = Rules.of(RegionMask.boxes(2, 2));
    Grid solution = Grid.of(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
    assertThat(rules.isSolvedBy(solution)).isTrue();
    assertThat(rules.isSolvedBy(solution.with(5, 0))).isFalse();
    assertThat(rules.isSolvedBy(solution.with(5, 1))).isFalse();
    assertThat(Rules.of(jigsaw(4, "0001011122232333")).isSolvedBy(solution)).isFalse();
  }

  @Test
  void refusesAGridOfAnotherSize() {
    Rules rules = Rules.of(RegionMask.boxes(2, 2));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.findConflict(Grid.empty(9)))
        .withMessage("a grid of size 9 on a layout of size 4");
  }

  @Test
  void countsThePiecesOfARegion() {
    Layout connected = Layout.of(jigsaw(4, "0001201122312333"));
    Layout parted = Layout.of(jigsaw(4, "0123100123322301"));

    for (int region = 0; region < 4; region++) {
      assertThat(connected.pieceCount(region)).isEqualTo(1);
    }
    assertThat(parted.pieceCount(0)).isEqualTo(3);
    assertThat(Layout.of(RegionMask.boxes(1, 1)).pieceCount(0)).isEqualTo(1);
    assertThat(Layout.of(RegionMask.boxes(6, 6)).pieceCount(35)).isEqualTo(1);
  }
}
