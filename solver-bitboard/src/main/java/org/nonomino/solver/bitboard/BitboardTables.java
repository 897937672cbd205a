package org.nonomino.solver.bitboard;

import java.util.List;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.Leftovers;

/*
 * A board is a set of cells, kept in three views: by row, by column and by region. In a view each house is a lane: the n
 * cells of the house as neighbouring bits, and above them a guard bit. As many lanes as fit are in a word of 64 bits:
 *
 *   n = 9, a word of six lanes:   - - - - G 8..0  G 8..0  G 8..0  G 8..0  G 8..0  G 8..0
 *                                         lane 5  lane 4  lane 3  lane 2  lane 1  lane 0
 *
 * A view takes W words, a board 3W: the row view, the column view, the region view.
 */

/** What the search looks up for a layout: 80 µs to build and 18 KB to hold for n = 9. Immutable. */
final class BitboardTables {
  static final int VIEWS = 3;

  /** Up to this size boxes save so few guesses that the look at three places costs more. */
  private static final int LARGEST_WITHOUT_TRIPLES = 16;

  final Layout layout;
  final int size;

  /** Whether houses with three places are worth a look. */
  final boolean looksAtTriples;

  /**
   * Whether the guard bits of word w of a board, shifted by w to the right, are apart for all
   * words: so up to n = 20.
   */
  final boolean marksSeen;

  /** W. */
  final int wordsPerView;

  /** 3W. */
  final int wordsPerBoard;

  /** By word of a board: the guard bits, the lowest bits, and the cell bits of its lanes. */
  final long[] guards;

  final long[] lowest;
  final long[] cells;

  /** By cell, a board without the cell and its peers, guard bits set. */
  final long[] keep;

  /** By cell, a board of its peers. */
  final long[] peers;

  /** By cell, a board with only the guard bits of its three lanes. */
  final long[] done;

  /** By cell and view, the word in the board, and the bit in the word. */
  final int[] wordOf;

  final long[] bitOf;

  /** By word of a board and bit, the cell. */
  final short[] cellAt;

  /** The {@link Leftovers}: two boards for each pair, one after the other. Empty for boxes. */
  final long[] leftovers;

  /** The row view alone of these boards. */
  final long[] leftoversInRows;

  BitboardTables(Layout layout) {
    this.layout = layout;
    size = layout.size();
    boolean isJigsaw = BoxRegions.equalTo(layout.mask()).isEmpty();
    looksAtTriples = size > LARGEST_WITHOUT_TRIPLES || isJigsaw;
    int laneWidth = size + 1;
    int lanesPerWord = Long.SIZE / laneWidth;
    wordsPerView = (size + lanesPerWord - 1) / lanesPerWord;
    wordsPerBoard = VIEWS * wordsPerView;
    marksSeen = wordsPerBoard <= laneWidth + 1;
    int cellCount = layout.cellCount();
    guards = new long[wordsPerBoard];
    lowest = new long[wordsPerBoard];
    cells = new long[wordsPerBoard];
    wordOf = new int[cellCount * VIEWS];
    bitOf = new long[cellCount * VIEWS];
    cellAt = new short[wordsPerBoard * Long.SIZE];
    keep = new long[cellCount * wordsPerBoard];
    peers = new long[cellCount * wordsPerBoard];
    done = new long[cellCount * wordsPerBoard];
    for (House house : layout.houses()) {
      int view =
          switch (house.kind()) {
            case ROW -> 0;
            case COLUMN -> 1;
            case REGION -> 2;
            case EXTRA -> throw new IllegalArgumentException();
          };
      int word = view * wordsPerView + house.index() / lanesPerWord;
      int shift = house.index() % lanesPerWord * laneWidth;
      guards[word] |= 1L << (shift + size);
      lowest[word] |= 1L << shift;
      cells[word] |= ((1L << size) - 1) << shift;
      for (int position = 0; position < size; position++) {
        int cell = house.cell(position);
        wordOf[cell * VIEWS + view] = word;
        bitOf[cell * VIEWS + view] = 1L << (shift + position);
        cellAt[word * Long.SIZE + shift + position] = (short) cell;
        done[cell * wordsPerBoard + word] = 1L << (shift + size);
      }
    }
    for (int cell = 0; cell < cellCount; cell++) {
      int board = cell * wordsPerBoard;
      for (int peer : layout.peers(cell)) {
        addTo(peers, board, peer);
      }
      System.arraycopy(peers, board, keep, board, wordsPerBoard);
      addTo(keep, board, cell);
      for (int word = board; word < board + wordsPerBoard; word++) {
        keep[word] = ~keep[word];
      }
    }
    leftovers = findLeftovers();
    leftoversInRows = new long[leftovers.length / VIEWS];
    for (int set = 0; set < leftovers.length / wordsPerBoard; set++) {
      System.arraycopy(
          leftovers, set * wordsPerBoard, leftoversInRows, set * wordsPerView, wordsPerView);
    }
  }

  /**
   * Returns the leftovers of up to two thirds of a house. With fewer cells there would be more
   * guesses, with more cells more to look at than it saves.
   */
  private long[] findLeftovers() {
    List<Leftovers.Pair> pairs = Leftovers.ofNeighbours(layout, size * 2 / 3);
    long[] boards = new long[2 * pairs.size() * wordsPerBoard];
    int at = 0;
    for (Leftovers.Pair pair : pairs) {
      for (int[] cells : List.of(pair.outside(), pair.inside())) {
        for (int cell : cells) {
          addTo(boards, at, cell);
        }
        at += wordsPerBoard;
      }
    }
    return boards;
  }

  /** Adds a cell to the board that begins at an index. */
  private void addTo(long[] boards, int board, int cell) {
    for (int at = cell * VIEWS; at < (cell + 1) * VIEWS; at++) {
      boards[board + wordOf[at]] |= bitOf[at];
    }
  }
}
