package org.nonomino.generator.internal.enumeration;

/** Takes regions from lists that are made once for each size; many times as fast as a search. */
final class ListedRegions implements RegionChoices {
  private final GridCells cells;
  private final Tries tries;
  private RegionTrie trie;
  private int node;

  /** The row of the first cell: the lists are for the first row. */
  private int row;

  /**
   * The cells that are not free, and those that there are not, moved so that the row is the first.
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

  /** The trees of a size, each made when it is first needed. For any number of threads. */
  static final class Tries {
    private final GridCells cells;

    /**
     * By column. A thread may see the trees of others late or never, and makes one of its own then,
     * which is the same; what it sees is right, as a tree is immutable.
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
