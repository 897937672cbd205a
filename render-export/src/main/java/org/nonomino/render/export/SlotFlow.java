package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPage;

/**
 * Places slots on pages that belong together, for either the puzzles or the solutions. Not
 * thread-safe.
 */
final class SlotFlow implements Closeable {
  /** The maximum difference between equal lengths. */
  private static final double TOLERANCE = 1e-6;

  private final PageRun pages;
  private final List<Mark> marks = new ArrayList<>();

  /*
   * Slots are filled from left to right in rows, and rows from the top. Slots of one page may
   * belong to several grids, if puzzles of several sizes share it. A row is as high as its highest
   * slot, and each slot uses up its share of the page's number.
   */
  private double nextX;
  private double rowTop;
  private double rowHeight;
  private double rowGap;
  private double slotWidth;
  private double used;

  /** Begins on a run without a page. */
  SlotFlow(PageRun pages) {
    this.pages = pages;
  }

  /** Returns the area for the slots on the open page, equal on all pages. */
  Frame room() {
    return pages.room();
  }

  /** Returns the next slot, on a new page if this one is full, and adds a mark for it. */
  PageGrid.Slot nextSlot(PageGrid grid, String heading) throws IOException {
    // Narrower or wider slots begin a row, so that slots are in columns.
    boolean isOther = Math.abs(grid.slotWidth() - slotWidth) > TOLERANCE && rowHeight > 0;
    if (isOther || nextX + grid.slotWidth() > room().right() + TOLERANCE) {
      nextX = room().x();
      rowTop += rowHeight + rowGap;
      rowHeight = 0;
    }
    double share = 1.0 / grid.perPage();
    if (pages.isEmpty()
        || rowTop + grid.slotHeight() > room().bottom() + TOLERANCE
        || used + share > 1 + TOLERANCE) {
      pages.beginPage();
      nextX = room().x();
      rowTop = room().y();
      rowHeight = 0;
      used = 0;
    }
    PageGrid.Slot slot = new PageGrid.Slot(grid, nextX, rowTop);
    nextX += grid.slotWidth() + PageGrid.GAP;
    rowHeight = Math.max(rowHeight, grid.slotHeight());
    rowGap = grid.rowGap();
    slotWidth = grid.slotWidth();
    used += share;
    marks.add(pages.mark(heading, slot.y()));
    return slot;
  }

  /** Returns the pen of the page with the last slot. */
  PdfPen pen() {
    return pages.pen();
  }

  /** Returns the page with the last slot. */
  PDPage page() {
    return pages.page();
  }

  List<PDPage> pages() {
    return pages.pages();
  }

  /** Returns a mark for each slot so far, in their order. */
  List<Mark> marks() {
    return marks;
  }

  @Override
  public void close() throws IOException {
    pages.close();
  }
}
