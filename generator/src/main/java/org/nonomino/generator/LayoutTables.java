package org.nonomino.generator;

/**
 * What an enumeration of layouts knows of a size. For any number of threads.
 *
 * @param tries of use for sizes that are not too large
 */
record LayoutTables(GridCells cells, GridImages images, RegionTries tries) {
  static LayoutTables of(int size) {
    GridCells cells = new GridCells(size);
    return new LayoutTables(cells, new GridImages(cells), new RegionTries(cells));
  }

  /** Returns the choices for one level. */
  RegionChoices newChoices() {
    return cells.size() <= RegionTrie.MAX_SIZE
        ? new ListedRegions(cells, tries)
        : new SearchedRegions(cells);
  }
}
