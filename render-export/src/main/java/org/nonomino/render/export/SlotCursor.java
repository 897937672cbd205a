package org.nonomino.render.export;

/**
 * The place of the next slot on consecutive pages, from the upper left corner of their room. Slots
 * are filled from left to right in rows, and rows from the top. Slots of one page may belong to
 * several grids, if puzzles of several sizes share it. A row is as high as its highest slot, and
 * each slot uses up its share of the page's number. Not thread-safe.
 */
final class SlotCursor {
  /** The maximum difference between equal lengths. */
  private static final double TOLERANCE = 1e-6;

  private final double width;
  private final double height;
  private int pages;
  private double nextX;
  private double rowTop;
  private double rowHeight;
  private double rowGap;
  private double slotWidth;
  private double used;

  /**
   * Begins before the first page.
   *
   * @param width of the room of each page
   * @param height of the room of each page that is used; a higher slot has a page for itself
   */
  SlotCursor(double width, double height) {
    this.width = width;
    this.height = height;
  }

  /** Moves to the next slot, on a new page if this one is full, and returns it. */
  PageGrid.Slot next(PageGrid grid) {
    // Narrower or wider slots begin a row, so that slots are in columns.
    boolean isOther = Math.abs(grid.slotWidth() - slotWidth) > TOLERANCE && rowHeight > 0;
    if (isOther || nextX + grid.slotWidth() > width + TOLERANCE) {
      nextX = 0;
      rowTop += rowHeight + rowGap;
      rowHeight = 0;
    }
    double share = 1.0 / grid.perPage();
    if (pages == 0
        || (used > 0 && rowTop + grid.slotHeight() > height + TOLERANCE)
        || used + share > 1 + TOLERANCE) {
      pages++;
      nextX = 0;
      rowTop = 0;
      rowHeight = 0;
      used = 0;
    }
    PageGrid.Slot slot = new PageGrid.Slot(grid, nextX, rowTop);
    nextX += grid.slotWidth() + PageGrid.GAP;
    rowHeight = Math.max(rowHeight, grid.slotHeight());
    rowGap = grid.rowGap();
    slotWidth = grid.slotWidth();
    used += share;
    return slot;
  }

  /** Returns the number of pages so far. */
  int pages() {
    return pages;
  }
}
