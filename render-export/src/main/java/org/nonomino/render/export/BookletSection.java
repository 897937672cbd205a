package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDPage;

/**
 * Pages of a booklet that belong together, the puzzles or the solutions, while they are filled: one
 * page is open, those before it are complete. Not thread-safe.
 */
final class BookletSection implements Closeable {
  /** Lengths that differ by less are equal. */
  private static final double TOLERANCE = 1e-6;

  private final PdfFile file;
  private final BookletPage layout;
  private final String title;
  private final String runningHead;
  private final Frame room;
  private final List<PDPage> pages = new ArrayList<>();
  private final List<Mark> marks = new ArrayList<>();
  private Optional<PdfPen> pen = Optional.empty();

  /*
   * Slots are filled from left to right in rows, and rows from the top. Slots of one page may be of
   * several grids, where puzzles of several sizes share it: a row is as high as its highest slot,
   * and each slot uses up its share of the page's number.
   */
  private double nextX;
  private double rowTop;
  private double rowHeight;
  private double used;

  /** A place that a bookmark leads to: {@code top} points below the upper edge of the page. */
  record Mark(String heading, PDPage page, double top) {}

  /**
   * Begins without a page.
   *
   * @param title over the first page; empty for none, then no page has a head
   * @param runningHead over the other pages
   */
  BookletSection(PdfFile file, BookletPage layout, String title, String runningHead) {
    this.file = file;
    this.layout = layout;
    this.title = title;
    this.runningHead = runningHead;
    this.room = layout.room(!title.isEmpty());
  }

  /** Returns the part of each page that the slots have. */
  Frame room() {
    return room;
  }

  /** Returns the next slot, on a new page where this one is full, and makes a mark for it. */
  PageGrid.Slot nextSlot(PageGrid grid, String heading) throws IOException {
    if (nextX + grid.slotWidth() > room.right() + TOLERANCE) {
      nextX = room.x();
      rowTop += rowHeight + PageGrid.GAP;
      rowHeight = 0;
    }
    double share = 1.0 / grid.perPage();
    if (pen.isEmpty()
        || rowTop + grid.slotHeight() > room.bottom() + TOLERANCE
        || used + share > 1 + TOLERANCE) {
      beginPage();
    }
    PageGrid.Slot slot = new PageGrid.Slot(grid, nextX, rowTop);
    nextX += grid.slotWidth() + PageGrid.GAP;
    rowHeight = Math.max(rowHeight, grid.slotHeight());
    used += share;
    marks.add(new Mark(heading, pages.get(pages.size() - 1), slot.y()));
    return slot;
  }

  /** Returns the pen of the page that has the last slot. */
  PdfPen pen() {
    return pen.orElseThrow();
  }

  /** Returns its pages so far. */
  List<PDPage> pages() {
    return pages;
  }

  /** Returns a mark for each slot so far, in their order. */
  List<Mark> marks() {
    return marks;
  }

  /** Completes the open page. */
  @Override
  public void close() throws IOException {
    if (pen.isPresent()) {
      pen.get().close();
      pen = Optional.empty();
    }
  }

  private void beginPage() throws IOException {
    close();
    boolean isFirst = pages.isEmpty();
    PDPage page = file.newPage(layout.width(), layout.height());
    pages.add(page);
    PdfPen next = file.penOn(page);
    pen = Optional.of(next);
    layout.drawGround(next);
    if (isFirst) {
      layout.writeTitle(next, title);
    } else {
      layout.writeRunningHead(next, runningHead);
    }
    nextX = room.x();
    rowTop = room.y();
    rowHeight = 0;
    used = 0;
  }
}
