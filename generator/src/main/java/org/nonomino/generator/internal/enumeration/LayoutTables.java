package org.nonomino.generator.internal.enumeration;

/**
 * Tables for the enumeration of the layouts of a size. For any number of threads.
 *
 * @param tries the region tries, used for sizes that are not too large
 * @param memory a cache of the last regions of layouts
 */
public record LayoutTables(
    GridCells cells,
    GridImages images,
    ListedRegions.Tries tries,
    RememberedRegions.Memory memory) {
  /** Two levels are a tenth slower, and more are no faster: docs/performance-log.md. */
  private static final int REGIONS_REMEMBERED = 3;

  public static LayoutTables of(int size) {
    GridCells cells = new GridCells(size);
    return new LayoutTables(
        cells,
        new GridImages(cells),
        new ListedRegions.Tries(cells),
        new RememberedRegions.Memory());
  }

  public int size() {
    return cells.size();
  }

  /** Returns the choices for one level, from 0. */
  RegionChoices newChoices(int level) {
    RegionChoices choices =
        cells.size() <= RegionTrie.MAX_SIZE
            ? new ListedRegions(cells, tries)
            : new SearchedRegions(cells);
    return isRemembered(level) ? new RememberedRegions(cells, choices, memory) : choices;
  }

  /** Returns whether the choices of a level leave no piece of a wrong size. */
  boolean isRemembered(int level) {
    return level >= cells.size() - REGIONS_REMEMBERED;
  }
}
