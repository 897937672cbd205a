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
  private final PageRun pages;
  private final List<Mark> marks = new ArrayList<>();
  private final SlotCursor cursor;

  /** Begins on a run without a page. */
  SlotFlow(PageRun pages) {
    this(pages, pages.room().height());
  }

  /**
   * Begins on a run without a page.
   *
   * @param height of the room of each page that is used
   */
  SlotFlow(PageRun pages, double height) {
    this.pages = pages;
    this.cursor = new SlotCursor(pages.room().width(), height);
  }

  /** Returns the area for the slots on the open page, equal on all pages. */
  Frame room() {
    return pages.room();
  }

  /** Returns the next slot, on a new page if this one is full, and adds a mark for it. */
  PageGrid.Slot nextSlot(PageGrid grid, String heading) throws IOException {
    PageGrid.Slot relative = cursor.next(grid);
    if (cursor.pages() > pages.pages().size()) {
      pages.beginPage();
    }
    PageGrid.Slot slot =
        new PageGrid.Slot(grid, room().x() + relative.x(), room().y() + relative.y());
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
