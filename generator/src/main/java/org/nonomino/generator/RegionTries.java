package org.nonomino.generator;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The trees of a size, each made when it is asked for the first time. For any number of threads.
 */
final class RegionTries {
  private final GridCells cells;
  private final AtomicReferenceArray<RegionTrie> byColumn;

  RegionTries(GridCells cells) {
    this.cells = cells;
    this.byColumn = new AtomicReferenceArray<>(cells.size());
  }

  RegionTrie of(int column) {
    RegionTrie known = byColumn.get(column);
    if (known != null) {
      return known;
    }
    // Two threads may make the same tree, which takes a moment and does no harm.
    RegionTrie made = RegionTrie.of(cells, column);
    byColumn.set(column, made);
    return made;
  }
}
