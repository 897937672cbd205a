package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;

/**
 * Pages that belong together, such as the puzzles or the solutions, while slots are placed on them:
 * one page is open, those before it are complete. Not thread-safe.
 */
final class SlotFlow implements Closeable {
  /** Lengths that differ by less are equal. */
  private static final double TOLERANCE = 1e-6;

  private final PdfFile file;
  private final PageTemplate layout;
  private final String title;
  private final String runningHead;
  private final int firstNumber;
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

  /** What the slots have of the open page. */
  private Frame room;

  /**
   * A place that bookmarks and references lead to.
   *
   * @param number of the page
   * @param top in points below the upper edge of the page as it is cut
   */
  record Mark(String heading, PDPage page, int number, double top) {
    PDPageXYZDestination destination() {
      PDPageXYZDestination destination = new PDPageXYZDestination();
      destination.setPage(page);
      destination.setTop((int) Math.ceil(page.getTrimBox().getUpperRightY() - top));
      return destination;
    }
  }

  /**
   * Begins without a page.
   *
   * @param title over the first page; empty for none, then no page has a head
   * @param runningHead over the other pages
   * @param firstNumber of its first page; where pages are not mirrored, any will do
   */
  SlotFlow(
      PdfFile file, PageTemplate layout, String title, String runningHead, int firstNumber) {
    this.file = file;
    this.layout = layout;
    this.title = title;
    this.runningHead = runningHead;
    this.firstNumber = firstNumber;
    this.room = layout.room(firstNumber, !title.isEmpty());
  }

  /** Returns the part of the open page that the slots have, as large as on every other page. */
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
    marks.add(new Mark(heading, page(), firstNumber + pages.size() - 1, slot.y()));
    return slot;
  }

  /** Returns the pen of the page that has the last slot. */
  PdfPen pen() {
    return pen.orElseThrow();
  }

  /** Returns the page that has the last slot. */
  PDPage page() {
    return pages.get(pages.size() - 1);
  }

  /** Returns the mark of the last slot. */
  Mark mark() {
    return marks.get(marks.size() - 1);
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
    PDPage page = file.newPage(layout.look().shape());
    int number = firstNumber + pages.size();
    pages.add(page);
    room = layout.room(number, !title.isEmpty());
    PdfPen next = file.penOn(page);
    pen = Optional.of(next);
    layout.drawGround(next);
    if (isFirst) {
      layout.writeTitle(next, number, title);
    } else {
      layout.writeRunningHead(next, number, runningHead);
    }
    nextX = room.x();
    rowTop = room.y();
    rowHeight = 0;
    used = 0;
  }
}
