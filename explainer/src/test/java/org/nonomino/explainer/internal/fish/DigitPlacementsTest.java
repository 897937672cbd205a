package org.nonomino.explainer.internal.fish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.internal.board.BoardTables;

/** Tests against all possible sets of places. */
final class DigitPlacementsTest {
  /** Boxes, connected regions, and disconnected ones. */
  @ParameterizedTest
  @ValueSource(strings = {"0011001122332233", "0001201122312333", "0123230112303012"})
  void findsJustThePlacesThatCanBeFilledWithAllHouses(String regions) {
    RegionMask mask = RegionMask.jigsaw(4, regions.chars().toArray());
    BoardTables tables = new BoardTables(Layout.of(mask));
    Random random = new Random(14);
    for (int round = 0; round < 200; round++) {
      int[] cells = IntStream.range(0, 16).filter(cell -> random.nextInt(5) < 3).toArray();
      DigitPlacements placements = new DigitPlacements(tables, cells, placesIn(tables, cells));
      int possible = possible(Layout.of(mask), cells);
      for (int place = 0; place < cells.length; place++) {
        assertThat(placements.has(place)).isEqualTo((possible & (1 << cells[place])) != 0);
      }
    }
  }

  private static long[] placesIn(BoardTables tables, int[] cells) {
    long[] placesIn = new long[tables.cellsOf.length];
    for (int place = 0; place < cells.length; place++) {
      for (int house : tables.housesOf[cells[place]]) {
        placesIn[house] |= 1L << place;
      }
    }
    return placesIn;
  }

  /**
   * Returns the cells, as bits, of all sets with one cell in each house that has any of the cells.
   */
  private static int possible(Layout layout, int[] cells) {
    int all = bits(cells);
    int possible = 0;
    for (int set = 1; set < 1 << 16; set++) {
      int chosen = set;
      boolean isOneEach =
          (set & ~all) == 0
              && layout.houses().stream()
                  .map(House::cells)
                  .mapToInt(DigitPlacementsTest::bits)
                  .filter(house -> (house & all) != 0)
                  .allMatch(house -> Integer.bitCount(house & chosen) == 1);
      possible |= isOneEach ? set : 0;
    }
    return possible;
  }

  private static int bits(int[] cells) {
    return IntStream.of(cells).map(cell -> 1 << cell).sum();
  }
}
