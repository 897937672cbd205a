package org.nonomino.generator;

/** Takes regions from lists that are made once for each size; many times as fast as a search. */
final class ListedRegions implements RegionChoices {
  private final RegionTries tries;
  private final int size;
  private RegionTrie trie;
  private int node;

  /** The row of the first cell: the lists are for the first row. */
  private int row;

  /**
   * The cells that are not free, and those that there are not, moved so that the row is the first.
   */
  private long takenLow;

  private long takenHigh;

  ListedRegions(GridCells cells, RegionTries tries) {
    this.tries = tries;
    this.size = cells.size();
    this.trie = tries.of(0);
  }

  @Override
  public void begin(long[] free, int first) {
    row = first / size;
    trie = tries.of(first % size);
    node = 0;
    int shift = row * size;
    long low = free[0];
    long high = free.length > 1 ? free[1] : 0;
    takenLow = ~downBy(shift, low, high);
    takenHigh = ~downBy(shift, high, 0);
  }

  /** Returns a word of a set whose cells are moved by so many towards 0. */
  private static long downBy(int shift, long word, long next) {
    if (shift >= Long.SIZE) {
      return next >>> shift;
    }
    return shift == 0 ? word : (word >>> shift) | (next << -shift);
  }

  @Override
  public boolean next(long[] region) {
    int found = trie.next(node, takenLow, takenHigh);
    if (found < 0) {
      return false;
    }
    node = found + 1;
    int shift = row * size;
    long low = trie.low(found);
    region[0] = shift < Long.SIZE ? low << shift : 0;
    if (region.length > 1) {
      // The mirror image of what begin does.
      region[1] = upBy(shift, low, trie.high(found));
    }
    return true;
  }

  private static long upBy(int shift, long previous, long word) {
    if (shift >= Long.SIZE) {
      return previous << shift;
    }
    return shift == 0 ? word : (word << shift) | (previous >>> -shift);
  }
}
