package org.nonomino.generator.internal.enumeration;

/**
 * The trees of a size, each made when it is asked for the first time. For any number of threads.
 */
final class RegionTries {
  private final GridCells cells;

  /**
   * By column. A thread may see the trees of others late or never, and makes one of its own then,
   * which is the same; what it sees is right, as a tree is immutable.
   */
  private final RegionTrie[] byColumn;

  RegionTries(GridCells cells) {
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
