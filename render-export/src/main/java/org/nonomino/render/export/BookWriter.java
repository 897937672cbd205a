package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.PuzzlePicture;

/**
 * Writes a book as PDF: with page numbers, bookmarks, and references that lead from each puzzle to
 * its solution and back.
 */
public final class BookWriter implements Closeable {
  /*
   * Pages are drawn in the order of the book, so that the side of each page is known. A mention of
   * a later page is kept as a reference, and written with the page numbers when all pages are
   * complete. A puzzle is identified by its place in the list of all.
   */

  /** The minimum width of the room, in points, for setting the steps of a path in two columns. */
  private static final double TWO_COLUMNS_FROM = 380;

  /**
   * The number of puzzles on a page that determines the type of text pages: the type of a page with
   * much room.
   */
  private static final int AS_ROOMY_AS = 1;

  private final Book book;
  private final BookStyle style;
  private final PdfFile file;
  private final PageTemplate textLayout;
  private final References references = new References();
  private final List<PDPage> pages = new ArrayList<>();
  private final Set<PDPage> unnumbered = new HashSet<>();
  private final Bookmarks bookmarks = new Bookmarks();
  private final List<Mark> puzzleMarks = new ArrayList<>();
  private final Map<Integer, Mark> answerMarks = new HashMap<>();
  private final Map<Integer, Mark> pathMarks = new HashMap<>();
  private final Map<String, Mark> partMarks = new HashMap<>();

  private BookWriter(Book book, BookStyle style) {
    this.book = book;
    this.style = style;
    this.file = new PdfFile(style.look().fonts(), style.look().colours(), book.words().language());
    this.textLayout = style.layout(AS_ROOMY_AS);
  }

  /**
   * Writes a whole book; equal books and styles give equal bytes. The stream is not closed.
   *
   * @throws IllegalArgumentException if there is no puzzle
   */
  public static void write(Book book, BookStyle style, OutputStream out) throws IOException {
    if (book.chapters().stream().allMatch(chapter -> chapter.puzzles().isEmpty())) {
      throw new IllegalArgumentException("a book needs at least one puzzle");
    }
    try (BookWriter writer = new BookWriter(book, style)) {
      writer.write(out);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  private void write(OutputStream out) throws IOException {
    addFront();
    if (book.hasContents()) {
      addContents();
    }
    for (Book.Text text : book.front()) {
      addText(text);
    }
    for (int chapter = 0; chapter < book.chapters().size(); chapter++) {
      addChapter(book.chapters().get(chapter), chapterKey(chapter));
    }
    if (style.answers() == BookletStyle.Answers.END) {
      addAnswers();
    }
    if (items().stream().anyMatch(item -> !item.path().isEmpty())) {
      addPaths();
    }
    for (Book.Text text : book.back()) {
      addText(text);
    }
    finish(out);
  }

  private static String chapterKey(int chapter) {
    return "chapter " + chapter;
  }

  private List<Book.Item> items() {
    return book.chapters().stream().flatMap(chapter -> chapter.puzzles().stream()).toList();
  }

  private int nextNumber() {
    return pages.size() + 1;
  }

  private void addFront() throws IOException {
    FrontPages front = new FrontPages(textLayout, book.titles());
    if (book.cover().isPresent()) {
      addSingle(pen -> front.drawCover(pen, book.cover().get()));
      addSingle(textLayout::drawGround);
    }
    int number = nextNumber();
    PDPage title = addSingle(pen -> drawOnGround(pen, () -> front.drawTitle(pen, number)));
    String name = book.titles().title();
    bookmarks.addPage(
        name.isBlank() ? book.words().puzzles() : name, new Mark("", title, number, 0));
    addSingle(pen -> drawOnGround(pen, () -> front.drawNotice(pen, number + 1)));
  }

  private interface Drawing {
    void draw() throws IOException;
  }

  private interface Page {
    void draw(PdfPen pen) throws IOException;
  }

  private void drawOnGround(PdfPen pen, Drawing drawing) throws IOException {
    textLayout.drawGround(pen);
    drawing.draw();
  }

  /** Adds a page without a number. */
  private PDPage addSingle(Page content) throws IOException {
    PDPage page = file.newPage(style.look().shape());
    try (PdfPen pen = file.penOn(page)) {
      content.draw(pen);
    }
    unnumbered.add(page);
    pages.add(page);
    return page;
  }

  /** Begins a part. If parts begin on the right, a blank page may precede it. */
  private PageRun newRun(PageTemplate layout, String title) throws IOException {
    if (style.startsRight() && nextNumber() % 2 == 0) {
      addSingle(textLayout::drawGround);
    }
    return new PageRun(file, layout, title, title, nextNumber());
  }

  private void addContents() throws IOException {
    try (TextFlow flow = new TextFlow(newRun(textLayout, book.words().contents()), references, 1)) {
      for (Book.Text text : book.front()) {
        flow.entry(text.title(), part(text.title()));
      }
      for (int chapter = 0; chapter < book.chapters().size(); chapter++) {
        flow.entry(book.chapters().get(chapter).title(), part(chapterKey(chapter)));
      }
      if (style.answers() == BookletStyle.Answers.END
          && items().stream().anyMatch(item -> item.answer().isPresent())) {
        flow.entry(book.words().solutions(), part(book.words().solutions()));
      }
      if (items().stream().anyMatch(item -> !item.path().isEmpty())) {
        flow.entry(book.words().paths(), part(book.words().paths()));
      }
      for (Book.Text text : book.back()) {
        flow.entry(text.title(), part(text.title()));
      }
      pages.addAll(flow.pages());
    }
  }

  private Supplier<Mark> part(String key) {
    return () -> known(Optional.ofNullable(partMarks.get(key)));
  }

  private static Mark known(Optional<Mark> mark) {
    return mark.orElseThrow(() -> new IllegalStateException("a reference has no target"));
  }

  private void addText(Book.Text text) throws IOException {
    PageRun run = newRun(textLayout, text.title());
    try (TextFlow flow = new TextFlow(run, references, columns(text, run))) {
      for (Book.Block block : text.blocks()) {
        flow.add(block);
      }
      Mark mark = markOfPart(text.title(), text.title(), flow.pages());
      bookmarks.addPage(text.title(), mark);
    }
  }

  private int columns(Book.Text text, PageRun run) {
    return text.minColumn() == 0
        ? 1
        : (int) Math.max(1, run.room().width() / (text.minColumn() * textLayout.type().text()));
  }

  /** Adds the pages of a part to those of the book, and returns the place where the part begins. */
  private Mark markOfPart(String key, String title, List<PDPage> added) {
    Mark mark = new Mark(title, added.get(0), nextNumber(), 0);
    partMarks.put(key, mark);
    pages.addAll(added);
    return mark;
  }

  private void addChapter(Book.Chapter chapter, String key) throws IOException {
    PageTemplate layout = style.layout(chapter.perPage());
    SlotSizes sizes = style.sizes(chapter.perPage());
    int first = puzzleMarks.size();
    try (SlotFlow flow = new SlotFlow(newRun(layout, chapter.title()))) {
      for (Book.Item item : chapter.puzzles()) {
        addPuzzle(flow, layout, sizes, item);
      }
      markOfPart(key, chapter.title(), flow.pages());
    }
    bookmarks.addSection(chapter.title(), puzzleMarks.subList(first, puzzleMarks.size()));
  }

  private void addPuzzle(SlotFlow flow, PageTemplate layout, SlotSizes sizes, Book.Item item)
      throws IOException {
    double cells = item.picture().longerSide();
    boolean hasRemark = !item.remark().isEmpty();
    PageGrid.Slot slot =
        flow.nextSlot(
            sizes.puzzles(flow.room(), cells, hasRemark ? 2 : 1), item.heading().toString());
    int index = puzzleMarks.size();
    puzzleMarks.add(flow.marks().get(flow.marks().size() - 1));
    PdfPen pen = flow.pen();
    layout.writeHeading(pen, slot, item.heading());
    layout.drawPicture(pen, slot, 0, item.picture());
    if (style.answers() == BookletStyle.Answers.BESIDE && item.answer().isPresent()) {
      layout.drawPicture(pen, slot, 1, item.answer().get().picture());
    }
    int lines = layout.writeRemark(pen, slot, item.remark(), item.picture());
    if (style.answers() == BookletStyle.Answers.END && item.answer().isPresent()) {
      refer(
          flow,
          layout,
          slot,
          item.picture(),
          lines,
          book.words().solutionOn(),
          () -> known(Optional.ofNullable(answerMarks.get(index))));
    }
  }

  /** Writes a reference below a slot's picture when the page number is known. */
  private void refer(
      SlotFlow flow,
      PageTemplate layout,
      PageGrid.Slot slot,
      PuzzlePicture picture,
      int linesBefore,
      String words,
      Supplier<Mark> to) {
    double type = slot.grid().content().remarkSize();
    double top =
        slot.remarkTop(layout.side(slot, picture)) + linesBefore * type * FittedText.LEADING;
    references.add(
        flow.pages().get(flow.pages().size() - 1),
        new References.Reference(
            words,
            to,
            slot.centre(),
            true,
            top + type,
            type,
            new Frame(slot.x(), top, slot.width(), type * FittedText.LEADING)));
  }

  private void addAnswers() throws IOException {
    PageTemplate layout = style.layout(AS_ROOMY_AS);
    SlotSizes sizes = style.sizes(AS_ROOMY_AS);
    int index = 0;
    try (SlotFlow flow = new SlotFlow(newRun(layout, book.words().solutions()))) {
      for (Book.Item item : items()) {
        if (item.answer().isPresent()) {
          addAnswer(flow, layout, sizes, item, item.answer().get(), index);
        }
        index++;
      }
      if (!flow.pages().isEmpty()) {
        markOfPart(book.words().solutions(), book.words().solutions(), flow.pages());
        bookmarks.addSection(book.words().solutions(), flow.marks());
      }
    }
  }

  private void addAnswer(
      SlotFlow flow,
      PageTemplate layout,
      SlotSizes sizes,
      Book.Item item,
      Book.Answer answer,
      int index)
      throws IOException {
    double cells = answer.picture().longerSide();
    boolean hasText = !answer.text().isEmpty();
    boolean hasPath = !item.path().isEmpty();
    int textLines = hasText ? SlotSizes.TEXT_LINES : 0;
    PageGrid.Slot slot =
        flow.nextSlot(
            sizes.answers(flow.room(), cells, textLines + (hasPath ? 2 : 1), hasText),
            item.heading().toString());
    answerMarks.put(index, flow.marks().get(flow.marks().size() - 1));
    layout.writeHeading(flow.pen(), slot, Heading.of(item.name()));
    layout.drawPicture(flow.pen(), slot, 0, answer.picture());
    int lines = layout.writeRemark(flow.pen(), slot, answer.text(), answer.picture());
    refer(
        flow,
        layout,
        slot,
        answer.picture(),
        lines,
        book.words().puzzleOn(),
        () -> puzzleMarks.get(index));
    if (hasPath) {
      refer(
          flow,
          layout,
          slot,
          answer.picture(),
          lines + 1,
          book.words().pathOn(),
          () -> known(Optional.ofNullable(pathMarks.get(index))));
    }
  }

  private void addPaths() throws IOException {
    PageRun run = newRun(textLayout, book.words().paths());
    int columns = run.room().width() >= TWO_COLUMNS_FROM && !style.look().largePrint() ? 2 : 1;
    List<Mark> marks = new ArrayList<>();
    int index = 0;
    try (TextFlow flow = new TextFlow(run, references, columns)) {
      for (Book.Item item : items()) {
        if (!item.path().isEmpty()) {
          Mark mark = flow.subheading(item.name());
          marks.add(new Mark(item.heading().toString(), mark.page(), mark.number(), mark.top()));
          pathMarks.put(index, mark);
          for (String line : item.path()) {
            flow.line(line);
          }
        }
        index++;
      }
      markOfPart(book.words().paths(), book.words().paths(), flow.pages());
      bookmarks.addSection(book.words().paths(), marks);
    }
  }

  /** Writes the page numbers and references, when all pages are complete. */
  private void finish(OutputStream out) throws IOException {
    int number = 0;
    for (PDPage page : pages) {
      number++;
      try (PdfPen pen = file.penOn(page)) {
        if (!unnumbered.contains(page)) {
          textLayout.writeNumber(pen, number, String.valueOf(number));
        }
        references.write(file, textLayout, page, pen);
      }
      file.append(page);
    }
    file.setOutline(bookmarks.outline());
    Book.Titles titles = book.titles();
    file.describe(titles.title(), titles.author(), titles.subtitle());
    file.save(out);
  }
}
