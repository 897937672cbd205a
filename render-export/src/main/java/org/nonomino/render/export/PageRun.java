package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDPage;

/**
 * Pages that follow each other and belong together, while they are filled: one page is open, those
 * before it are complete. Not thread-safe.
 */
final class PageRun implements Closeable {
  private final PdfFile file;
  private final PageTemplate layout;
  private final String title;
  private final String runningHead;
  private final int firstNumber;
  private final List<PDPage> pages = new ArrayList<>();
  private Optional<PdfPen> pen = Optional.empty();

  /**
   * Begins without a page.
   *
   * @param title over the first page; empty for none, then no page has a head
   * @param runningHead over the other pages
   * @param firstNumber of its first page; where pages are not mirrored, any will do
   */
  PageRun(PdfFile file, PageTemplate layout, String title, String runningHead, int firstNumber) {
    this.file = file;
    this.layout = layout;
    this.title = title;
    this.runningHead = runningHead;
    this.firstNumber = firstNumber;
  }

  /** Returns how its pages look. */
  PageTemplate layout() {
    return layout;
  }

  /** Returns what the content has of the open page, or of the first one; all have as much. */
  Frame room() {
    return layout.room(number(), !title.isEmpty());
  }

  /** Returns the number of the open page, or of the first one. */
  int number() {
    return firstNumber + Math.max(0, pages.size() - 1);
  }

  /** Returns whether no page was begun. */
  boolean isEmpty() {
    return pages.isEmpty();
  }

  /** Completes the open page and begins the next one. */
  void beginPage() throws IOException {
    close();
    boolean isFirst = pages.isEmpty();
    PDPage page = file.newPage(layout.look().shape());
    pages.add(page);
    PdfPen next = file.penOn(page);
    pen = Optional.of(next);
    layout.drawGround(next);
    if (isFirst) {
      layout.writeTitle(next, number(), title);
    } else {
      layout.writeRunningHead(next, number(), runningHead);
    }
  }

  /** Returns the pen of the open page. */
  PdfPen pen() {
    return pen.orElseThrow();
  }

  /** Returns a place on the open page. */
  Mark mark(String heading, double top) {
    return new Mark(heading, page(), number(), top);
  }

  /** Returns the open page. */
  PDPage page() {
    return pages.get(pages.size() - 1);
  }

  /** Returns the pages so far. */
  List<PDPage> pages() {
    return pages;
  }

  /** Completes the open page. */
  @Override
  public void close() throws IOException {
    if (pen.isPresent()) {
      pen.get().close();
      pen = Optional.empty();
    }
  }
}
