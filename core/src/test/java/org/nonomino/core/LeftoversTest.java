package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LeftoversTest {
  /**
   * Row 1 is region 1 except for r1c4 and r2c2; rows 1 and 2 leave r2c1 and r3c4 over; and so on.
   */
  @Test
  void findsTheEqualCellsOfASmallLayout() {
    RegionMask mask = RegionMask.jigsaw(4, "0001201122312333".chars().toArray());
    Set<String> equalCells = new TreeSet<>();
    for (Leftovers.Pair pair : Leftovers.of(Layout.of(mask), 2).pairs()) {
      if (pair.cellCount() == 1) {
        equalCells.add(
            CellNames.name(4, pair.outside()[0]) + " " + CellNames.name(4, pair.inside()[0]));
      }
    }
    assertThat(equalCells)
        .containsExactly(
            "r1c1 r3c2", "r1c4 r2c2", "r2c1 r3c4", "r4c1 r3c3", "r4c2 r1c3", "r4c4 r2c3");
  }

  @Test
  void namesTheHousesThatLeaveTheCellsOver() {
    Layout layout = Layout.of(RegionMask.jigsaw(4, "0001011122332233".chars().toArray()));

    assertThat(Leftovers.ofNeighbours(layout, 1).pairs().stream().map(LeftoversTest::words))
        .containsExactlyInAnyOrder(
            "[row 1] [region 1] r1c4 r2c1",
            "[row 2] [region 2] r2c1 r1c4",
            "[column 1, column 2] [region 1, region 3] r2c2 r1c3");
  }

  private static String words(Leftovers.Pair pair) {
    return pair.lines()
        + " "
        + pair.regions()
        + " "
        + CellNames.name(4, pair.outside()[0])
        + " "
        + CellNames.name(4, pair.inside()[0]);
  }

  /**
   * Both sides are the cells of one kind of house without those of the other, and each pair appears
   * once.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 5, 6, 9, 12})
  void areWhatLinesAndRegionsDoNotShare(int size) {
    Random random = new Random(size);
    for (int round = 0; round < 20; round++) {
      Layout layout = Layout.of(shuffledRegions(size, random));
      List<Leftovers.Pair> pairs = Leftovers.of(layout, size).pairs();
      Set<List<House>> seen = new HashSet<>();
      for (Leftovers.Pair pair : pairs) {
        Set<Integer> lines = cells(pair.lines());
        Set<Integer> regions = cells(pair.regions());
        assertThat(pair.lines()).hasSameSizeAs(pair.regions());
        assertThat(boxed(pair.outside()))
            .hasSize(pair.cellCount())
            .isEqualTo(lines.stream().filter(cell -> !regions.contains(cell)).sorted().toList());
        assertThat(boxed(pair.inside()))
            .hasSize(pair.cellCount())
            .isEqualTo(regions.stream().filter(cell -> !lines.contains(cell)).sorted().toList());
        assertThat(pair.areNeighbours())
            .isEqualTo(
                pair.lines().get(pair.lines().size() - 1).index() - pair.lines().get(0).index()
                    == pair.lines().size() - 1);
        assertThat(seen.add(Stream.of(pair.lines(), pair.regions()).flatMap(List::stream).toList()))
            .isTrue();
      }
      assertThat(Leftovers.ofNeighbours(layout, size).pairs())
          .hasSameSizeAs(pairs.stream().filter(Leftovers.Pair::areNeighbours).toList());
      assertThat(Leftovers.of(layout, 1).pairs()).allMatch(pair -> pair.cellCount() == 1);
    }
  }

  /** Up to 6×6 there are so few choices of regions that none is skipped. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void areAllThatHangTogether(int size) {
    Random random = new Random(size);
    for (int round = 0; round < 30; round++) {
      Layout layout = Layout.of(shuffledRegions(size, random));
      if (BoxRegions.equalTo(layout.mask()).isPresent()) {
        continue;
      }
      int maxCells = 1 + random.nextInt(size);
      Set<String> expected = new TreeSet<>();
      for (HouseKind kind : List.of(HouseKind.ROW, HouseKind.COLUMN)) {
        for (int lines = 1; lines < 1 << size; lines++) {
          for (int regions = 1; regions < 1 << size; regions++) {
            if (isPair(layout, kind, lines, regions, maxCells)) {
              expected.add(kind + " " + lines + " " + regions);
            }
          }
        }
      }
      Set<String> found = new TreeSet<>();
      Leftovers leftovers = Leftovers.of(layout, maxCells);
      for (int pair = 0; pair < leftovers.count(); pair++) {
        HouseKind kind = leftovers.areRows(pair) ? HouseKind.ROW : HouseKind.COLUMN;
        found.add(kind + " " + leftovers.lines(pair) + " " + leftovers.regions(pair));
      }
      assertThat(found).as("%s, %d cells", layout, maxCells).isEqualTo(expected);
    }
  }

  /** The definition: equally many lines and regions, few leftover cells, and all connected. */
  private static boolean isPair(
      Layout layout, HouseKind kind, int lines, int regions, int maxCells) {
    int size = layout.size();
    int count = Integer.bitCount(lines);
    // The other half of the lines has the same leftovers, so only the half with the first line
    // counts.
    if (Integer.bitCount(regions) != count
        || 2 * count > size
        || (2 * count == size && (lines & 1) == 0)) {
      return false;
    }
    int outside = 0;
    int[] parts = IntStream.range(0, 2 * size).toArray();
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      int line = layout.house(kind, cell).index();
      int region = layout.region(cell);
      boolean inLines = (lines >> line & 1) != 0;
      boolean inRegions = (regions >> region & 1) != 0;
      outside += inLines && !inRegions ? 1 : 0;
      if (inLines && inRegions) {
        int from = parts[size + region];
        int to = parts[line];
        Arrays.setAll(parts, i -> parts[i] == from ? to : parts[i]);
      }
    }
    Set<Integer> roots = new HashSet<>();
    for (int i = 0; i < size; i++) {
      if ((lines >> i & 1) != 0) {
        roots.add(parts[i]);
      }
      if ((regions >> i & 1) != 0) {
        roots.add(parts[size + i]);
      }
    }
    return roots.size() == 1 && outside > 0 && outside <= (count == 1 ? 1 : maxCells);
  }

  private static Set<Integer> cells(List<House> houses) {
    Set<Integer> cells = new HashSet<>();
    houses.forEach(house -> cells.addAll(boxed(house.cells())));
    return cells;
  }

  private static List<Integer> boxed(int[] cells) {
    return Arrays.stream(cells).boxed().toList();
  }

  /** Returns rows as regions, with a few pairs of cells exchanged. */
  private static RegionMask shuffledRegions(int size, Random random) {
    int[] regions = IntStream.range(0, size * size).map(cell -> cell / size).toArray();
    for (int swap = 0; swap < size; swap++) {
      int first = random.nextInt(regions.length);
      int second = random.nextInt(regions.length);
      int region = regions[first];
      regions[first] = regions[second];
      regions[second] = region;
    }
    return RegionMask.jigsaw(size, regions);
  }

  @Test
  void boxesHaveNone() {
    assertThat(Leftovers.of(Layout.of(RegionMask.boxes(3, 4)), 12).pairs()).isEmpty();
  }

  @Test
  void areNotTooManyOnTheLargestSize() {
    int size = Grid.MAX_SIZE;
    int[] labels = IntStream.range(0, size * size).map(cell -> (cell + 1) / size % size).toArray();
    assertThat(Leftovers.of(Layout.of(RegionMask.jigsaw(size, labels)), 24).pairs())
        .hasSizeBetween(1, 50_000)
        .allSatisfy(pair -> assertThat(pair.outside()).hasSameSizeAs(pair.inside()));
  }
}
