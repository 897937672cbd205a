package org.nonomino.generator.internal.enumeration;

/** Finds regions in lists created once per size, many times as fast as a search. */
final class ListedRegions implements RegionChoices {
  private final GridCells cells;
  private final Tries tries;
  private RegionTrie trie;
  private int node;

  /** The row of the first cell, because the lists are for the first row. */
  private int row;

  /**
   * The cells that are not free or do not exist, moved so that the row of the first cell is the
   * first.
   */
  private long takenLow;

  private long takenHigh;

  ListedRegions(GridCells cells, Tries tries) {
    this.cells = cells;
    this.tries = tries;
    this.trie = tries.of(0);
  }

  @Override
  public void begin(long[] free, int first) {
    row = first / cells.size();
    trie = tries.of(first % cells.size());
    node = 0;
    takenLow = ~cells.moved(free, row, 0);
    takenHigh = ~cells.moved(free, row, 1);
  }

  @Override
  public boolean next(long[] region) {
    int found = trie.next(node, takenLow, takenHigh);
    if (found < 0) {
      return false;
    }
    node = found + 1;
    cells.moveBack(trie.low(found), trie.high(found), row, region);
    return true;
  }

  /** The tries of a size, each created when it is first needed. For any number of threads. */
  static final class Tries {
    private final GridCells cells;

    /**
     * The trie of each column. A thread may see those of other threads late or never. It then
     * creates an equal trie of its column; every visible trie is valid, because tries are
     * immutable.
     */
    private final RegionTrie[] byColumn;

    Tries(GridCells cells) {
      this.cells = cells;
      this.byColumn = new RegionTrie[cells.size()];
    }

    RegionTrie of(int column) {
      RegionTrie known = byColumn[column];
      if (known == null) {
        known = RegionTrie.of(cells, column);
        byColumn[column] = known;
      }
      return known;
    }
  }
}
