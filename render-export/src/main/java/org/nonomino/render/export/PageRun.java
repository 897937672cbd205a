package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDPage;

/**
 * Consecutive pages that belong together, while they are filled: one page is open, and those before
 * it are complete. Not thread-safe.
 */
final class PageRun implements Closeable {
  private final PdfFile file;
  private final PageTemplate layout;
  private final String title;
  private final FittedText introduction;
  private String runningHead;
  private final int firstNumber;
  private final List<PDPage> pages = new ArrayList<>();
  private Optional<PdfPen> pen = Optional.empty();

  /**
   * Creates a run without a page.
   *
   * @param title above the first page; empty for none, and then no page has a head
   * @param runningHead above the other pages
   * @param firstNumber of its first page; arbitrary if pages are not mirrored
   */
  PageRun(PdfFile file, PageTemplate layout, String title, String runningHead, int firstNumber) {
    this(file, layout, title, "", runningHead, firstNumber);
  }

  /**
   * Creates a run without a page.
   *
   * @param introduction sentences at the top of the room of each page; empty for none
   */
  PageRun(
      PdfFile file,
      PageTemplate layout,
      String title,
      String introduction,
      String runningHead,
      int firstNumber) {
    this.file = file;
    this.layout = layout;
    this.title = title;
    this.introduction = layout.introduction(introduction);
    this.runningHead = runningHead;
    this.firstNumber = firstNumber;
  }

  /** Returns the layout of its pages. */
  PageTemplate layout() {
    return layout;
  }

  /** Returns the room for content, equal on all pages. */
  Frame room() {
    return layout.below(introduction, roomWithIntroduction());
  }

  private Frame roomWithIntroduction() {
    return layout.room(number(), !title.isEmpty());
  }

  /** Returns the number of the open page, or of the first page. */
  int number() {
    return firstNumber + Math.max(0, pages.size() - 1);
  }

  boolean isEmpty() {
    return pages.isEmpty();
  }

  /** Begins a section on the open page; its title is above the following pages. */
  void beginSection(String title, double top) throws IOException {
    layout.writeTitle(pen(), number(), title, top);
    runningHead = title;
  }

  /** Begins a section on the next page; its title is above the following pages. */
  void beginSection(String title) throws IOException {
    beginPage(title);
    runningHead = title;
  }

  /** Completes the open page and begins the next one. */
  void beginPage() throws IOException {
    beginPage(pages.isEmpty() ? title : "");
  }

  /**
   * Completes the open page and begins the next one.
   *
   * @param section the title of the section that begins on it; empty if a section continues
   */
  private void beginPage(String section) throws IOException {
    close();
    boolean isFirst = pages.isEmpty();
    PDPage page = file.newPage(layout.look().shape(), firstNumber + pages.size());
    pages.add(page);
    PdfPen next = file.penOn(page);
    pen = Optional.of(next);
    layout.drawGround(next);
    if (isFirst || !section.isEmpty()) {
      layout.writeTitle(next, number(), section);
    } else {
      layout.writeRunningHead(next, number(), runningHead);
    }
    layout.writeIntroduction(next, introduction, roomWithIntroduction());
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
