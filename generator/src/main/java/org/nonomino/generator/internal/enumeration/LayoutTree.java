package org.nonomino.generator.internal.enumeration;

/**
 * Walks through the layouts that begin with certain regions, or through their beginnings of a
 * certain number of regions. Used by one thread.
 */
public final class LayoutTree {
  /*
   * Level k of the tree chooses region k, the region of the first free cell. A choice is dropped at once if the size of
   * a piece of the remaining free cells is not a multiple of n. So the last region need not be chosen. The choices for the
   * two regions before it are cached without those that would be dropped.
   *
   * If only the first of a layout's images is requested, the region of a corner determines the beginning of two images. If
   * such a beginning comes before the first region, the choice is also dropped. Whole layouts are compared with all their
   * images.
   */
  private final GridCells cells;
  private final GridImages images;
  private final boolean isDistinct;
  private final int from;
  private final int to;
  private final RegionChoices[] choices;

  /** Whether the choices of each level leave no piece of a wrong size. */
  private final boolean[] isRemembered;

  /**
   * The cells that are free before the region of each level is chosen; the last entry is the end.
   */
  private final long[][] free;

  private final long[][] regions;

  /** The level at which the next choice begins. */
  private int level;

  private boolean isRestTaken;
  private boolean isEnded;

  /**
   * @param tables the tables of the size
   * @param isDistinct whether only the first of a layout's images is requested
   * @param begun the regions with which all layouts begin
   * @param to the number of regions of a result, from {@code begun.length} to n
   */
  public LayoutTree(LayoutTables tables, boolean isDistinct, long[][] begun, int to) {
    this.cells = tables.cells();
    this.images = tables.images();
    this.isDistinct = isDistinct;
    this.from = begun.length;
    this.to = to;
    this.choices = new RegionChoices[to];
    this.isRemembered = new boolean[to];
    this.free = new long[to + 1][cells.words()];
    this.regions = new long[to][cells.words()];
    free[0] = cells.all();
    for (int k = 0; k < from; k++) {
      regions[k] = begun[k];
      take(k);
    }
    for (int k = from; k < to; k++) {
      choices[k] = tables.newChoices(k);
      isRemembered[k] = tables.isRemembered(k);
    }
    this.level = from;
    begin();
  }

  /** Moves to the next result; returns whether there is one. */
  public boolean next() {
    if (from == to) {
      boolean isFirst = !isEnded;
      isEnded = true;
      return isFirst;
    }
    while (level >= from) {
      if (!choose()) {
        level--;
      } else if (level + 1 < to) {
        level++;
        begin();
      } else if (isWanted()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the regions of the result in the order of their first cells; the array is reused. */
  public long[][] regions() {
    return regions;
  }

  private void begin() {
    if (level < Math.min(to, cells.size() - 1)) {
      choices[level].begin(free[level], GridCells.first(free[level]));
    }
    isRestTaken = false;
  }

  private boolean choose() {
    if (level == cells.size() - 1) {
      return takeRest();
    }
    long[] region = regions[level];
    while (choices[level].next(region)) {
      take(level);
      if ((isRemembered[level] || cells.canBeRegions(free[level + 1]))
          && !(isDistinct && images.comesBefore(region, regions[0]))) {
        return true;
      }
    }
    return false;
  }

  private boolean takeRest() {
    if (isRestTaken) {
      return false;
    }
    System.arraycopy(free[level], 0, regions[level], 0, cells.words());
    isRestTaken = true;
    return true;
  }

  private void take(int at) {
    for (int word = 0; word < cells.words(); word++) {
      free[at + 1][word] = free[at][word] & ~regions[at][word];
    }
  }

  private boolean isWanted() {
    return !isDistinct || to < cells.size() || images.isFirst(regions);
  }
}
