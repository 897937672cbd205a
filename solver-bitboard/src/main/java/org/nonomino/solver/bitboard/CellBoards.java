package org.nonomino.solver.bitboard;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Layout;
import org.nonomino.core.Leftovers;

/**
 * The houses and peers of a layout as boards: sets of cells with bit c for cell c, in as many words
 * as needed. Immutable.
 */
final class CellBoards {
  final int size;
  final int cellCount;

  /** The number of words in a board. */
  final int words;

  final int houseCount;

  /** The number of words in a set of houses. */
  final int houseWords;

  /** The cells of each house, n each. */
  final short[] cellAt;

  /** A board for each house. */
  final long[] houses;

  /** A set of houses for each cell. */
  final long[] housesOf;

  /** A board for each cell, of the cells that share a house with it, without the cell itself. */
  final long[] peers;

  private final Layout layout;

  // Deliberately unsynchronised: threads may find them twice, with equal results.
  private Optional<List<Propagator>> leftovers = Optional.empty();

  CellBoards(Layout layout) {
    this.layout = layout;
    size = layout.size();
    cellCount = layout.cellCount();
    words = wordsFor(cellCount);
    houseCount = layout.houseCount();
    houseWords = wordsFor(houseCount);
    cellAt = new short[houseCount * size];
    houses = new long[houseCount * words];
    housesOf = new long[cellCount * houseWords];
    peers = new long[cellCount * words];
    for (int house = 0; house < houseCount; house++) {
      for (int position = 0; position < size; position++) {
        int cell = layout.cell(house, position);
        cellAt[house * size + position] = (short) cell;
        add(houses, house * words, cell);
        add(housesOf, cell * houseWords, house);
      }
    }
    for (int at = 0; at < cellAt.length; at++) {
      int cell = cellAt[at];
      int house = at / size * words;
      for (int word = 0; word < words; word++) {
        peers[cell * words + word] |= houses[house + word];
      }
    }
    for (int cell = 0; cell < cellCount; cell++) {
      peers[cell * words + (cell >>> 6)] &= ~(1L << cell);
    }
  }

  /** Returns the leftovers of the layout, found on the first call. */
  List<Propagator> leftovers() {
    Optional<List<Propagator>> seen = leftovers;
    if (seen.isEmpty()) {
      int maxCells = Math.max(1, size * 2 / 3);
      seen =
          Optional.of(
              Leftovers.ofNeighbours(layout, maxCells).pairs().stream()
                  .<Propagator>map(LeftoverPropagator::of)
                  .toList());
      leftovers = seen;
    }
    return seen.get();
  }

  /** Returns the number of words that a set of so many elements takes. */
  static int wordsFor(int count) {
    return (count + Long.SIZE - 1) / Long.SIZE;
  }

  /** Adds an element to a set of an array of sets. */
  static void add(long[] sets, int set, int element) {
    sets[set + (element >>> 6)] |= 1L << element;
  }

  /** Returns whether a set of an array of sets has an element. */
  static boolean has(long[] sets, int set, int element) {
    return (sets[set + (element >>> 6)] >>> element & 1) != 0;
  }
}
