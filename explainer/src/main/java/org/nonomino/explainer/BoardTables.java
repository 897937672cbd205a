package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.Leftovers;

/** What techniques need of a layout, in arrays. Immutable; thread-safe. */
final class BoardTables {
  final Layout layout;
  final int size;

  /** The cells of each house by position, ascending; rows first, then columns, then regions. */
  final int[][] cellsOf;

  /** The three houses of each cell: its row, its column, its region. */
  final int[][] housesOf;

  /** The position of each cell in these. */
  final int[][] positionsOf;

  final int[][] peersOf;

  /** The peers of each cell as a set of cells. */
  final long[][] peerSets;

  /** Whether the regions are boxes: some steps are easier to see in these. */
  final boolean hasBoxes;

  /**
   * By two houses: the positions in the first of the cells that also lie in the second; all of them
   * where the two are one.
   */
  final long[][] overlaps;

  /**
   * The houses in the order in which people, and Sudoku Explainer, look at them: boxes, columns,
   * rows; but regions of other shapes last.
   */
  final int[] searchOrder;

  /**
   * By the kinds of two houses (0 rows, 1 columns, 2 regions): the pairs of houses that share
   * several cells, those with a lower first house first.
   */
  final Crossing[][][] crossings = new Crossing[3][3][];

  private volatile Optional<List<Leftovers.Pair>> leftovers = Optional.empty();

  /**
   * The same in groups: singles are looked for in all ways in the houses of one before the next,
   * which are the rows and columns where regions are not boxes.
   */
  final int[][] singlesOrder;

  /** The number of words of a set of cells: bit c mod 64 of word c / 64 for cell c. */
  final int words;

  BoardTables(Layout layout) {
    this.layout = layout;
    size = layout.size();
    int cells = layout.cellCount();
    words = (cells + Long.SIZE - 1) / Long.SIZE;
    hasBoxes = BoxRegions.equalTo(layout.mask()).isPresent();
    searchOrder =
        hasBoxes
            ? concat(housesFrom(2 * size), housesFrom(size), housesFrom(0))
            : concat(housesFrom(size), housesFrom(0), housesFrom(2 * size));
    singlesOrder =
        hasBoxes
            ? new int[][] {searchOrder}
            : new int[][] {
              Arrays.copyOf(searchOrder, 2 * size),
              Arrays.copyOfRange(searchOrder, 2 * size, 3 * size)
            };
    cellsOf = layout.houses().stream().map(House::cells).toArray(int[][]::new);
    housesOf = new int[cells][];
    positionsOf = new int[cells][3];
    peersOf = new int[cells][];
    peerSets = new long[cells][words];
    for (int cell = 0; cell < cells; cell++) {
      housesOf[cell] =
          new int[] {layout.row(cell), size + layout.column(cell), 2 * size + layout.region(cell)};
      peersOf[cell] = layout.peers(cell);
      for (int peer : peersOf[cell]) {
        peerSets[cell][peer / Long.SIZE] |= 1L << peer;
      }
    }
    for (int house = 0; house < cellsOf.length; house++) {
      for (int position = 0; position < size; position++) {
        positionsOf[cellsOf[house][position]][house / size] = position;
      }
    }
    overlaps = new long[cellsOf.length][cellsOf.length];
    for (int cell = 0; cell < cells; cell++) {
      for (int kind = 0; kind < housesOf[cell].length; kind++) {
        for (int other : housesOf[cell]) {
          overlaps[housesOf[cell][kind]][other] |= 1L << positionsOf[cell][kind];
        }
      }
    }
    for (int firstKind = 0; firstKind < crossings.length; firstKind++) {
      for (int secondKind = 0; secondKind < crossings.length; secondKind++) {
        crossings[firstKind][secondKind] = crossings(firstKind, secondKind);
      }
    }
  }

  private Crossing[] crossings(int firstKind, int secondKind) {
    List<Crossing> found = new ArrayList<>();
    for (int first = firstKind * size; first < (firstKind + 1) * size; first++) {
      for (int second = secondKind * size; second < (secondKind + 1) * size; second++) {
        long shared = overlaps[first][second];
        if (first != second && (shared & (shared - 1)) != 0) {
          found.add(new Crossing(first, second, shared, overlaps[second][first]));
        }
      }
    }
    return found.toArray(new Crossing[0]);
  }

  /**
   * Returns the pairs for the law of leftovers, the easiest first, computed at the first call:
   * those that leave up to two thirds of n cells over. (With up to n cells there are eight times as
   * many on 9×9, and one more of 644 rated puzzles ends without chains.)
   */
  List<Leftovers.Pair> leftovers() {
    Optional<List<Leftovers.Pair>> seen = leftovers;
    if (seen.isPresent()) {
      return seen.get();
    }
    synchronized (this) {
      if (leftovers.isEmpty()) {
        leftovers =
            Optional.of(
                Leftovers.of(layout, size * 2 / 3).pairs().stream()
                    .sorted(Comparator.comparing(LawOfLeftovers::rating))
                    .toList());
      }
      return leftovers.get();
    }
  }

  private IntStream housesFrom(int first) {
    return IntStream.range(first, first + size);
  }

  private static int[] concat(IntStream first, IntStream second, IntStream third) {
    return IntStream.concat(first, IntStream.concat(second, third)).toArray();
  }

  /**
   * Returns whether a line and a region share several cells, but not all: a digit can be locked.
   */
  boolean canLock() {
    for (int kind = 0; kind < 2; kind++) {
      for (Crossing crossing : crossings[kind][2]) {
        if (Long.bitCount(crossing.inFirst()) < size) {
          return true;
        }
      }
    }
    return false;
  }

  boolean isRegion(int house) {
    return house >= 2 * size;
  }

  boolean arePeers(int first, int second) {
    return (peerSets[first][second / Long.SIZE] & (1L << second)) != 0;
  }

  House house(int house) {
    return layout.houses().get(house);
  }

  /**
   * Two houses that share several cells.
   *
   * @param first a house
   * @param second another one
   * @param inFirst the positions of the shared cells in the first house
   * @param inSecond their positions in the second
   */
  record Crossing(int first, int second, long inFirst, long inSecond) {}
}
