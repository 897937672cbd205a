package org.nonomino.generator.internal.enumeration;

import java.util.Arrays;
import org.nonomino.generator.internal.cells.CellBits;

/**
 * The neighbour relation of the cells of an n×n grid, for sets of cells as in {@link CellBits}.
 * Immutable.
 */
final class GridCells {
  private final int size;
  private final int words;

  /**
   * All cells except those of the first column, because no cell has these as its right neighbour.
   */
  private final long[] notFirstColumn;

  private final long[] notLastColumn;

  /** The bits at multiples of n, for counting within a word. */
  private final long multiples;

  /**
   * @param size n, at least 1
   */
  GridCells(int size) {
    this.size = size;
    this.words = CellBits.words(size * size);
    this.notFirstColumn = all();
    this.notLastColumn = all();
    for (int row = 0; row < size; row++) {
      CellBits.remove(notFirstColumn, row * size);
      CellBits.remove(notLastColumn, row * size + size - 1);
    }
    long found = 0;
    for (int count = 0; count < Long.SIZE; count += size) {
      found |= 1L << count;
    }
    this.multiples = found;
  }

  int size() {
    return size;
  }

  /** Returns the number of words of a set. */
  int words() {
    return words;
  }

  /** Returns a new set of all cells. */
  long[] all() {
    long[] set = new long[words];
    for (int cell = 0; cell < size * size; cell++) {
      CellBits.add(set, cell);
    }
    return set;
  }

  /** Returns the first cell of a non-empty set. */
  static int first(long[] set) {
    int word = 0;
    while (set[word] == 0) {
      word++;
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(set[word]);
  }

  /** Adds to a set its neighbours within another set; returns whether there are any. */
  boolean grow(long[] set, long[] within) {
    boolean grown = false;
    long before = 0;
    long here = set[0];
    for (int word = 0; word < words; word++) {
      long after = word + 1 < words ? set[word + 1] : 0;
      long larger = here | (beside(word, before, here, after) & within[word]);
      grown |= larger != here;
      set[word] = larger;
      before = here;
      here = after;
    }
    return grown;
  }

  /** Returns a word of the neighbours of a set, from three words of it. */
  private long beside(int word, long before, long here, long after) {
    return (((here << 1) | (before >>> -1)) & notFirstColumn[word])
        | (((here >>> 1) | (after << -1)) & notLastColumn[word])
        | ((here << size) | (before >>> -size))
        | ((here >>> size) | (after << -size));
  }

  /**
   * Returns whether each piece of a non-empty set has a multiple of n cells, which is necessary for
   * filling it with regions.
   */
  boolean canBeRegions(long[] set) {
    if (words == 1) {
      return canBeRegions(set[0]);
    }
    int rows = rowsBefore(set);
    return fitsWord(set, rows) ? canBeRegions(moved(set, rows, 0)) : hasWholePieces(set);
  }

  /** Returns the number of rows before the first cell of a non-empty set. */
  int rowsBefore(long[] set) {
    return first(set) / size;
  }

  /**
   * Returns whether a set fits into one word if it is moved up by some empty rows. That is so for
   * nearly all sets that are free after some regions are chosen.
   */
  boolean fitsWord(long[] set, int rows) {
    for (int word = 1; rows * size + word * Long.SIZE < words * Long.SIZE; word++) {
      if (moved(set, rows, word) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns a word of a set moved up by some rows, or 0 beyond its end. */
  long moved(long[] set, int rows, int word) {
    int from = rows * size + word * Long.SIZE;
    int at = from / Long.SIZE;
    if (at >= words) {
      return 0;
    }
    long low = set[at] >>> from;
    return from % Long.SIZE == 0 || at + 1 >= words ? low : low | (set[at + 1] << -from);
  }

  /** Writes a set, given its first two words after it was moved up by some rows. */
  void moveBack(long low, long high, int rows, long[] set) {
    int shift = rows * size;
    Arrays.fill(set, 0);
    add(low, shift, set);
    add(high, shift + Long.SIZE, set);
  }

  private void add(long word, int shift, long[] set) {
    int at = shift / Long.SIZE;
    if (at < words) {
      set[at] |= word << shift;
    }
    if (at + 1 < words && shift % Long.SIZE != 0) {
      set[at + 1] |= word >>> -shift;
    }
  }

  /** The same test for one word, more than twice as fast as for an array of one. */
  private boolean canBeRegions(long set) {
    if (size > 1 && (set & ~beside(0, 0, set, 0)) != 0) {
      // A single isolated cell is the reason for most refusals.
      return false;
    }
    long rest = set;
    while (rest != 0) {
      long piece = Long.lowestOneBit(rest);
      long smaller;
      do {
        smaller = piece;
        piece |= beside(0, 0, piece, 0) & rest;
        piece |= beside(0, 0, piece, 0) & rest;
      } while (piece != smaller);
      if (piece == rest && Long.bitCount(set) != Long.SIZE) {
        return (multiples >>> Long.bitCount(piece) & 1) != 0;
      }
      if (Long.bitCount(piece) % size != 0) {
        return false;
      }
      rest &= ~piece;
    }
    return true;
  }

  private boolean hasWholePieces(long[] set) {
    long[] rest = set.clone();
    long[] piece = new long[words];
    while (CellBits.count(rest) > 0) {
      Arrays.fill(piece, 0);
      CellBits.add(piece, first(rest));
      while (grow(piece, rest)) {
        // Grow until the whole piece is found.
      }
      if (CellBits.count(piece) % size != 0) {
        return false;
      }
      for (int word = 0; word < words; word++) {
        rest[word] &= ~piece[word];
      }
    }
    return true;
  }
}
