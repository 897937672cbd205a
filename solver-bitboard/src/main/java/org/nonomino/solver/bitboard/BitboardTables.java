package org.nonomino.solver.bitboard;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Leftovers;

/*
 * A board is a set of cells, kept in three views: by row, by column and by region. In a view each house is a lane, which has
 * the n cells of the house as adjacent bits, and a guard bit above them. A word of 64 bits has as many lanes as fit:
 *
 *   n = 9, a word of six lanes:   - - - - G 8..0  G 8..0  G 8..0  G 8..0  G 8..0  G 8..0
 *                                         lane 5  lane 4  lane 3  lane 2  lane 1  lane 0
 *
 * A view has W words, a board 3W: the row view, the column view, the region view. Extra houses are further lanes in E words
 * after these, because a cell may be in several of them, or in none.
 */

/**
 * The tables of a layout for the search. They take 3 µs to build and 17 KB of memory for n = 9.
 * Immutable except for the leftovers, found on first use.
 */
final class BitboardTables {
  static final int VIEWS = HouseKind.OF_EACH_CELL.size();

  /** The maximum size at which boxes save too few guesses for the check of three places. */
  private static final int LARGEST_WITHOUT_TRIPLES = 16;

  final Layout layout;
  final int size;

  /** Whether the check of houses with three places is worthwhile. */
  final boolean looksAtTriples;

  /**
   * Whether the guard bits of word w of a board, shifted right by w, are distinct for all words,
   * which holds up to n = 20.
   */
  final boolean marksSeen;

  /** W, the number of words in a view. */
  final int wordsPerView;

  /** 3W + E, the number of words in a board. */
  final int wordsPerBoard;

  /** The guard bits, the lowest bits, and the cell bits of the lanes in each word of a board. */
  final long[] guards;

  final long[] lowest;
  final long[] cells;

  /**
   * A board for each cell, without the cell and its peers, and with the guard bits of all lanes
   * except those of its houses.
   */
  final long[] keep;

  /** The word in the board and the bit in the word, for each cell and view. */
  final int[] wordOf;

  final long[] bitOf;

  /** The bits of each cell in the words after the views, for extra houses: E words per cell. */
  final long[] inExtraHouses;

  /** The cell for each word of a board and bit. */
  final short[] cellAt;

  /** The board of the cells of each house, with the guard bit of its lane. */
  private final long[] houseBoards;

  // Deliberately unsynchronised: threads may find them twice, with equal results.
  private Optional<LeftoverBoards> leftovers = Optional.empty();

  BitboardTables(Layout layout) {
    this.layout = layout;
    size = layout.size();
    looksAtTriples = size > LARGEST_WITHOUT_TRIPLES || BoxRegions.equalTo(layout.mask()).isEmpty();
    int laneWidth = size + 1;
    int lanesPerWord = Long.SIZE / laneWidth;
    int firstExtra = layout.first(HouseKind.EXTRA);
    wordsPerView = (size + lanesPerWord - 1) / lanesPerWord;
    int extraWords = (layout.houseCount() - firstExtra + lanesPerWord - 1) / lanesPerWord;
    wordsPerBoard = VIEWS * wordsPerView + extraWords;
    marksSeen = wordsPerBoard <= laneWidth + 1;
    int cellCount = layout.cellCount();
    guards = new long[wordsPerBoard];
    lowest = new long[wordsPerBoard];
    cells = new long[wordsPerBoard];
    wordOf = new int[cellCount * VIEWS];
    bitOf = new long[cellCount * VIEWS];
    inExtraHouses = new long[cellCount * extraWords];
    cellAt = new short[wordsPerBoard * Long.SIZE];
    keep = new long[cellCount * wordsPerBoard];
    houseBoards = new long[layout.houseCount() * wordsPerBoard];
    for (int house = 0; house < layout.houseCount(); house++) {
      int view = viewOf(layout.kind(house));
      int lane = house - layout.first(layout.kind(house));
      int word = view * wordsPerView + lane / lanesPerWord;
      int shift = lane % lanesPerWord * laneWidth;
      long guard = 1L << (shift + size);
      guards[word] |= guard;
      lowest[word] |= 1L << shift;
      cells[word] |= guard - (1L << shift);
      houseBoards[house * wordsPerBoard + word] = guard;
      for (int position = 0; position < size; position++) {
        int cell = layout.cell(house, position);
        long bit = 1L << (shift + position);
        if (view < VIEWS) {
          wordOf[cell * VIEWS + view] = word;
          bitOf[cell * VIEWS + view] = bit;
        } else {
          inExtraHouses[cell * extraWords + word - VIEWS * wordsPerView] |= bit;
        }
        cellAt[word * Long.SIZE + shift + position] = (short) cell;
      }
    }
    addCellsToHouses();
    findKeep();
  }

  /**
   * Returns the view with the lanes of the houses of a kind; extra houses come after the last view.
   */
  private static int viewOf(HouseKind kind) {
    return switch (kind) {
      case ROW -> 0;
      case COLUMN -> 1;
      case REGION -> 2;
      case EXTRA -> VIEWS;
    };
  }

  /** Adds each cell to the boards of its houses, in all views. */
  private void addCellsToHouses() {
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      int at = cell * VIEWS;
      addTo(layout.row(cell), at);
      addTo(layout.first(HouseKind.COLUMN) + layout.column(cell), at);
      addTo(layout.first(HouseKind.REGION) + layout.region(cell), at);
    }
    if (layout.hasExtraHouses()) {
      addCellsOfExtraHouses();
    }
  }

  private void addTo(int house, int at) {
    int board = house * wordsPerBoard;
    houseBoards[board + wordOf[at]] |= bitOf[at];
    houseBoards[board + wordOf[at + 1]] |= bitOf[at + 1];
    houseBoards[board + wordOf[at + 2]] |= bitOf[at + 2];
  }

  /** Adds each cell to the boards of its extra houses, and its bits there to all its boards. */
  private void addCellsOfExtraHouses() {
    int views = VIEWS * wordsPerView;
    int extraWords = wordsPerBoard - views;
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      for (int i = 0; i < layout.houseCountOf(cell); i++) {
        int house = layout.houseOf(cell, i);
        if (i >= VIEWS) {
          addTo(house, cell * VIEWS);
        }
        for (int word = 0; word < extraWords; word++) {
          houseBoards[house * wordsPerBoard + views + word] |=
              inExtraHouses[cell * extraWords + word];
        }
      }
    }
  }

  private void findKeep() {
    int firstColumn = layout.first(HouseKind.COLUMN);
    int firstRegion = layout.first(HouseKind.REGION);
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      int board = cell * wordsPerBoard;
      int row = layout.row(cell) * wordsPerBoard;
      int column = (firstColumn + layout.column(cell)) * wordsPerBoard;
      int region = (firstRegion + layout.region(cell)) * wordsPerBoard;
      for (int word = 0; word < wordsPerBoard; word++) {
        keep[board + word] =
            ~(houseBoards[row + word] | houseBoards[column + word] | houseBoards[region + word]);
      }
      for (int i = VIEWS; i < layout.houseCountOf(cell); i++) {
        int house = layout.houseOf(cell, i) * wordsPerBoard;
        for (int word = 0; word < wordsPerBoard; word++) {
          keep[board + word] &= ~houseBoards[house + word];
        }
      }
    }
  }

  /** Returns the leftovers if they have been found already. */
  Optional<LeftoverBoards> knownLeftovers() {
    return leftovers;
  }

  /** Returns the leftovers, found on the first call. */
  LeftoverBoards leftovers() {
    Optional<LeftoverBoards> seen = leftovers;
    if (seen.isEmpty()) {
      seen = Optional.of(new LeftoverBoards());
      leftovers = seen;
    }
    return seen.get();
  }

  /**
   * The {@link Leftovers} as boards, up to two thirds of a house. Fewer cells would cause more
   * guesses, and checking more cells would cost more than it saves.
   */
  final class LeftoverBoards {
    /** Two adjacent boards for each pair, first the lines, then the regions. */
    final long[] boards;

    /** Only the row view of these boards. */
    final long[] inRows;

    private LeftoverBoards() {
      Leftovers pairs = Leftovers.ofNeighbours(layout, Math.max(1, size * 2 / 3));
      boards = new long[2 * pairs.count() * wordsPerBoard];
      inRows = new long[2 * pairs.count() * wordsPerView];
      long[] ofLines = new long[wordsPerBoard];
      long[] ofRegions = new long[wordsPerBoard];
      for (int pair = 0; pair < pairs.count(); pair++) {
        unite(
            layout.first(pairs.areRows(pair) ? HouseKind.ROW : HouseKind.COLUMN),
            pairs.lines(pair),
            ofLines);
        unite(layout.first(HouseKind.REGION), pairs.regions(pair), ofRegions);
        int board = 2 * pair * wordsPerBoard;
        for (int word = 0; word < wordsPerBoard; word++) {
          boards[board + word] = ofLines[word] & ~ofRegions[word] & cells[word];
          boards[board + wordsPerBoard + word] = ofRegions[word] & ~ofLines[word] & cells[word];
        }
        int inRow = 2 * pair * wordsPerView;
        System.arraycopy(boards, board, inRows, inRow, wordsPerView);
        System.arraycopy(boards, board + wordsPerBoard, inRows, inRow + wordsPerView, wordsPerView);
      }
    }

    /** Sets a board to the cells of the given houses, bit i for house {@code first} + i. */
    private void unite(int first, long houses, long[] board) {
      Arrays.fill(board, 0);
      for (long rest = houses; rest != 0; rest &= rest - 1) {
        int from = (first + Long.numberOfTrailingZeros(rest)) * wordsPerBoard;
        for (int word = 0; word < wordsPerBoard; word++) {
          board[word] |= houseBoards[from + word];
        }
      }
    }
  }
}
