package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
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
  private static final double TWO_COLUMNS_OF_STEPS = 380;

  /** The same for hints, because they are shorter. */
  private static final double TWO_COLUMNS_OF_HINTS = 310;

  /**
   * The number of puzzles on a page that determines the type of text pages: the type of a page with
   * much room.
   */
  private static final int AS_ROOMY_AS = 1;

  private final Book book;
  private final BookStyle style;
  private final Optional<PrintOrder> order;
  private final PdfFile file;
  private final PageTemplate textLayout;
  private final References references = new References();
  private final List<PDPage> pages = new ArrayList<>();
  private final Set<PDPage> unnumbered = new HashSet<>();
  private final Bookmarks bookmarks = new Bookmarks();
  private final List<Mark> puzzleMarks = new ArrayList<>();
  private final Map<Integer, Mark> answerMarks = new HashMap<>();
  private final Map<Integer, Mark> pathMarks = new HashMap<>();

  /** The places of the hints, by section and puzzle. */
  private final Map<Integer, Map<Integer, Mark>> hintMarks = new HashMap<>();

  private final Map<String, Mark> partMarks = new HashMap<>();

  private final BookProgress progress;

  /** The number of puzzles, solutions and paths. */
  private final int partCount;

  /** How many of them are on pages. */
  private int placed;

  private BookWriter(
      Book book, BookStyle style, Optional<PrintOrder> order, BookProgress progress) {
    this.book = book;
    this.style = style;
    this.order = order;
    this.progress = progress;
    this.file =
        new PdfFile(
            style.look().fonts(),
            style.look().colours(),
            book.words().language(),
            order.map(PrintOrder::service));
    this.textLayout = style.layout(AS_ROOMY_AS);
    this.partCount = partCount();
  }

  /**
   * Writes a whole book; equal books and styles give equal bytes. The stream is not closed.
   *
   * @param progress is told of each puzzle and each page
   * @return where the puzzles are
   * @throws IllegalArgumentException if there is no puzzle
   */
  public static BookPages write(Book book, BookStyle style, BookProgress progress, OutputStream out)
      throws IOException {
    requirePuzzles(book);
    try (BookWriter writer = new BookWriter(book, style, Optional.empty(), progress)) {
      writer.layOut();
      writer.finish(out);
      return writer.places();
    }
  }

  /**
   * Writes the pages of a book for a printing service, without its cover. Their number is even.
   * Equal arguments give equal bytes. The stream is not closed.
   *
   * @param style its margins are minimums, because the service has rules for them
   * @param progress is told of each puzzle and each page
   * @return where the puzzles are; if the service cannot bind so many or so few pages, nothing is
   *     written
   * @throws IllegalArgumentException if there is no puzzle
   */
  public static BookPages write(
      Book book, BookStyle style, PrintOrder order, BookProgress progress, OutputStream out)
      throws IOException {
    requirePuzzles(book);
    PageSize trim = style.look().shape().trim();
    int max = 1;
    while (true) {
      BookStyle shaped = order.shaped(style, max);
      try (BookWriter writer = new BookWriter(book, shaped, Optional.of(order), progress)) {
        writer.layOut();
        int pages = writer.pages.size();
        // Wider inner margins can need more pages, and more pages wider inner margins.
        if (PrintService.gutter(pages) <= PrintService.gutter(max)) {
          PrintService.Limits limits = order.service().limits(trim, order.paper());
          if (limits.min() <= pages && pages <= limits.max()) {
            writer.finish(out);
          }
          return writer.places();
        }
        max = pages;
      }
    }
  }

  private BookPages places() {
    return new BookPages(pages.size(), puzzleMarks.stream().map(Mark::number).toList());
  }

  private static void requirePuzzles(Book book) {
    if (book.chapters().stream().allMatch(chapter -> chapter.puzzles().isEmpty())) {
      throw new IllegalArgumentException("a book needs at least one puzzle");
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  private void layOut() throws IOException {
    progress.advance(BookProgress.Phase.LAYOUT, 0, partCount, 0);
    addFront();
    int withContents = book.hasContents() ? addContents() : 0;
    addTexts(book.front().subList(withContents, book.front().size()), withContents == 0);
    for (int chapter = 0; chapter < book.chapters().size(); chapter++) {
      addChapter(book.chapters().get(chapter), chapterKey(chapter));
    }
    if (hintSections() > 0) {
      addHints();
    }
    if (style.answers() == BookletStyle.Answers.END) {
      addAnswers();
    }
    if (items().stream().anyMatch(item -> !item.path().isEmpty())) {
      addPaths();
    }
    addTexts(book.back(), false);
    if (order.isPresent() && pages.size() % 2 == 1) {
      addSingle(textLayout::drawGround);
    }
  }

  /** Returns the number of puzzles, solutions and paths that will be placed on pages. */
  private int partCount() {
    boolean hasAnswers = style.answers() == BookletStyle.Answers.END;
    return items().stream()
        .mapToInt(
            item ->
                1
                    + (hasAnswers && item.answer().isPresent() ? 1 : 0)
                    + (item.path().isEmpty() ? 0 : 1))
        .sum();
  }

  /**
   * Counts a puzzle, a solution or a path.
   *
   * @param added the pages so far of the part of the book to which it belongs
   */
  private void countPlaced(List<PDPage> added) {
    placed++;
    progress.advance(BookProgress.Phase.LAYOUT, placed, partCount, pages.size() + added.size());
  }

  private static String chapterKey(int chapter) {
    return "chapter " + chapter;
  }

  private List<Book.Item> items() {
    return book.chapters().stream().flatMap(chapter -> chapter.puzzles().stream()).toList();
  }

  /** Returns the number of sections of hints, 0 if no puzzle has any. */
  private int hintSections() {
    return items().stream().mapToInt(item -> item.hints().size()).max().orElse(0);
  }

  private int nextNumber() {
    return pages.size() + 1;
  }

  private void addFront() throws IOException {
    FrontPages front = new FrontPages(textLayout, book.titles());
    if (book.cover().isPresent() && order.isEmpty()) {
      addSingle(pen -> drawCover(pen, book.cover().get()));
      addSingle(textLayout::drawGround);
    }
    if (book.hasHalfTitle()) {
      int half = nextNumber();
      addSingle(pen -> drawOnGround(pen, () -> front.drawHalfTitle(pen, half)));
      addSingle(textLayout::drawGround);
    }
    int number = nextNumber();
    PDPage title = addSingle(pen -> drawOnGround(pen, () -> front.drawTitle(pen, number)));
    String name = book.titles().title();
    bookmarks.addPage(
        name.isBlank() ? book.words().puzzles() : name, new Mark("", title, number, 0));
    addSingle(pen -> drawOnGround(pen, () -> front.drawNotice(pen, number + 1)));
  }

  private void drawCover(PdfPen pen, Book.Cover cover) throws IOException {
    PageShape shape = style.look().shape();
    CoverArt art = new CoverArt(textLayout, book.titles(), cover);
    art.drawGround(pen, shape.bled(1), shape.trim());
    art.drawFront(pen, new Frame(0, 0, shape.trim().width(), shape.trim().height()));
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
    PDPage page = file.newPage(style.look().shape(), nextNumber());
    try (PdfPen pen = file.penOn(page)) {
      content.draw(pen);
    }
    unnumbered.add(page);
    pages.add(page);
    return page;
  }

  /** Begins a main part. If these begin on the right, a blank page may precede it. */
  private PageRun newPart(PageTemplate layout, String title) throws IOException {
    if (style.startsRight() && nextNumber() % 2 == 0) {
      addSingle(textLayout::drawGround);
    }
    return newRun(layout, title);
  }

  private PageRun newRun(PageTemplate layout, String title) {
    return new PageRun(file, layout, title, title, nextNumber());
  }

  /**
   * Adds the contents. Short sections of text follow on the same page.
   *
   * @return the number of these sections
   */
  private int addContents() throws IOException {
    PageRun run = newPart(textLayout, book.words().contents());
    try (TextFlow flow = new TextFlow(run, references, 1)) {
      for (Book.Text text : book.front()) {
        flow.entry(text.title(), "", part(text.title()));
      }
      for (int chapter = 0; chapter < book.chapters().size(); chapter++) {
        Book.Chapter each = book.chapters().get(chapter);
        flow.entry(each.title(), each.extent(), part(chapterKey(chapter)));
      }
      for (String title : book.words().hints().subList(0, hintSections())) {
        flow.entry(title, "", part(title));
      }
      if (style.answers() == BookletStyle.Answers.END
          && items().stream().anyMatch(item -> item.answer().isPresent())) {
        flow.entry(book.words().solutions(), "", part(book.words().solutions()));
      }
      if (items().stream().anyMatch(item -> !item.path().isEmpty())) {
        flow.entry(book.words().paths(), "", part(book.words().paths()));
      }
      for (Book.Text text : book.back()) {
        flow.entry(text.title(), "", part(text.title()));
      }
      int texts = 0;
      while (texts < book.front().size()
          && columns(book.front().get(texts), run) == 1
          && flow.hasRoomForAll(book.front().get(texts))) {
        addSection(flow, book.front().get(texts));
        texts++;
      }
      pages.addAll(flow.pages());
      return texts;
    }
  }

  private Supplier<Mark> part(String key) {
    return () -> known(Optional.ofNullable(partMarks.get(key)));
  }

  private static Mark known(Optional<Mark> mark) {
    return mark.orElseThrow(() -> new IllegalStateException("a reference has no target"));
  }

  /**
   * Adds sections of text. A section begins below the one before if all of it fits there.
   *
   * @param areMain whether the first is a main part, or continues the part before
   */
  private void addTexts(List<Book.Text> texts, boolean areMain) throws IOException {
    int next = 0;
    while (next < texts.size()) {
      Book.Text first = texts.get(next);
      PageRun run =
          areMain && next == 0
              ? newPart(textLayout, first.title())
              : newRun(textLayout, first.title());
      int columns = columns(first, run);
      try (TextFlow flow =
          columns == 1
              ? new TextFlow(run, references, 1)
              : TextFlow.balanced(
                  () -> newRun(textLayout, first.title()),
                  references,
                  columns,
                  each -> each.addAll(first.blocks()))) {
        if (columns == 1) {
          flow.addAll(first.blocks());
        }
        addMark(first.title(), new Mark(first.title(), flow.pages().get(0), nextNumber(), 0));
        next++;
        while (next < texts.size()
            && columns == 1
            && columns(texts.get(next), run) == 1
            && flow.hasRoom(texts.get(next))) {
          addSection(flow, texts.get(next));
          next++;
        }
        pages.addAll(flow.pages());
      }
    }
  }

  private void addSection(TextFlow flow, Book.Text section) throws IOException {
    addMark(section.title(), flow.section(section));
  }

  private void addMark(String title, Mark mark) {
    partMarks.put(title, mark);
    bookmarks.addPage(title, mark);
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
    List<Integer> pageSizes = FilledPages.of(chapter.puzzles().size(), chapter.perPage());
    int max = pageSizes.stream().max(Comparator.naturalOrder()).orElse(1);
    PageTemplate layout = style.layout(max);
    int first = puzzleMarks.size();
    try (SlotFlow flow = new SlotFlow(newPart(layout, chapter.title()))) {
      SlotText text =
          textOfPuzzles(layout, new ItemSizes(layout, style, max), flow.room(), chapter.puzzles());
      Iterator<Book.Item> items = chapter.puzzles().iterator();
      for (int pageSize : pageSizes) {
        ItemSizes sizes = new ItemSizes(layout, style, pageSize);
        for (int puzzle = 0; puzzle < pageSize; puzzle++) {
          addPuzzle(flow, layout, sizes, text, items.next());
          countPlaced(flow.pages());
        }
      }
      if (!flow.pages().isEmpty()) {
        markOfPart(key, chapter.title(), flow.pages());
        bookmarks.addSection(chapter.title(), puzzleMarks.subList(first, puzzleMarks.size()));
      }
    }
  }

  /** Finds the place of the text for the smallest pictures of a chapter. */
  private SlotText textOfPuzzles(
      PageTemplate layout, ItemSizes sizes, Frame room, List<Book.Item> items) {
    List<SlotText.Words> words =
        items.stream()
            .map(
                item ->
                    new SlotText.Words(
                        item.heading(),
                        item.remark(),
                        puzzleReferences(item, 0).stream()
                            .map(SlotText.Reference::longest)
                            .toList()))
            .toList();
    double cells = items.stream().mapToDouble(item -> item.picture().longerSide()).min().orElse(1);
    PageGrid grid = sizes.puzzles(room, cells, ItemSizes.Lines.MAX);
    double width = grid.grids(layout.side(grid, cells));
    return SlotText.of(layout, layout.type().heading(), layout.type().remark(), words, width);
  }

  /** Returns the references below or next to the puzzle with an index among all. */
  private List<SlotText.Reference> puzzleReferences(Book.Item item, int index) {
    List<SlotText.Reference> references = new ArrayList<>();
    if (style.answers() == BookletStyle.Answers.END && item.answer().isPresent()) {
      references.add(
          new SlotText.Reference(
              book.words().solutionOn(),
              List.of(() -> known(Optional.ofNullable(answerMarks.get(index))))));
    }
    if (!item.hints().isEmpty()) {
      references.add(
          new SlotText.Reference(
              book.words().hintsOn(),
              IntStream.range(0, item.hints().size())
                  .<Supplier<Mark>>mapToObj(section -> () -> known(hintMark(section, index)))
                  .toList()));
    }
    return references;
  }

  private Optional<Mark> hintMark(int section, int index) {
    return Optional.ofNullable(hintMarks.getOrDefault(section, Map.of()).get(index));
  }

  private List<SlotText.Reference> answerReferences(Book.Item item, int index) {
    List<SlotText.Reference> references = new ArrayList<>();
    references.add(
        new SlotText.Reference(book.words().puzzleOn(), List.of(() -> puzzleMarks.get(index))));
    if (!item.path().isEmpty()) {
      references.add(
          new SlotText.Reference(
              book.words().pathOn(),
              List.of(() -> known(Optional.ofNullable(pathMarks.get(index))))));
    }
    return references;
  }

  private void addPuzzle(
      SlotFlow flow, PageTemplate layout, ItemSizes sizes, SlotText text, Book.Item item)
      throws IOException {
    PuzzlePicture picture = item.picture();
    PageGrid grid = sizes.puzzles(flow.room(), picture.longerSide(), text.lines());
    PageGrid.Slot slot = flow.nextSlot(grid, item.heading().toString());
    int index = puzzleMarks.size();
    puzzleMarks.add(flow.marks().get(flow.marks().size() - 1));
    PdfPen pen = flow.pen();
    double side = layout.side(grid, picture.longerSide());
    text.write(
        pen,
        flow.page(),
        references,
        slot,
        side,
        item.heading(),
        item.remark(),
        puzzleReferences(item, index));
    layout.drawPicture(pen, slot, 0, picture);
    if (style.answers() == BookletStyle.Answers.BESIDE && item.answer().isPresent()) {
      layout.drawPicture(pen, slot, 1, item.answer().get().picture());
    }
    new WritingPen(layout, style.writing(), book.words())
        .draw(pen, slot.writing(side), sizes.hasNotes() && grid.perPage() == 1, picture);
  }

  /** Adds all sections of hints, one below the other. */
  private void addHints() throws IOException {
    List<String> titles = book.words().hints().subList(0, hintSections());
    PageRun first = newPart(textLayout, titles.get(0));
    int columns = textColumns(first, TWO_COLUMNS_OF_HINTS);
    Map<String, Mark> sections = new LinkedHashMap<>();
    TextFlow flow =
        TextFlow.even(
            () -> newRun(textLayout, titles.get(0)),
            references,
            each -> {
              for (int section = 0; section < titles.size(); section++) {
                writeHints(each, section, columns, sections);
              }
            });
    addMark(titles.get(0), new Mark(titles.get(0), flow.pages().get(0), nextNumber(), 0));
    sections.forEach(this::addMark);
    pages.addAll(flow.pages());
  }

  /**
   * Writes a section of hints.
   *
   * @param sections accepts the place of the section, except that of the first
   */
  private void writeHints(TextFlow flow, int section, int columns, Map<String, Mark> sections)
      throws IOException {
    List<Book.Item> items = items();
    int[] withHint =
        IntStream.range(0, items.size())
            .filter(index -> section < items.get(index).hints().size())
            .toArray();
    List<TextFlow.Labelled> lines =
        Arrays.stream(withHint)
            .mapToObj(items::get)
            .map(item -> new TextFlow.Labelled(item.name(), item.hints().get(section)))
            .toList();
    String title = book.words().hints().get(section);
    if (section == 0) {
      for (String paragraph : book.words().aboutHints()) {
        flow.paragraph(paragraph);
      }
    } else {
      sections.put(title, flow.section(title, lines, columns));
    }
    List<Mark> marks = flow.labelled(lines, columns);
    Map<Integer, Mark> places = new HashMap<>();
    for (int line = 0; line < withHint.length; line++) {
      places.put(withHint[line], marks.get(line));
    }
    hintMarks.put(section, places);
  }

  private void addAnswers() throws IOException {
    PageTemplate layout = style.layout(AS_ROOMY_AS);
    int index = 0;
    PageRun run = newPart(layout, book.words().solutions());
    AnswerSizes sizes = AnswerSizes.of(book, style, layout, run.room());
    try (SlotFlow flow = new SlotFlow(run, sizes.height())) {
      for (Book.Item item : items()) {
        if (item.answer().isPresent()) {
          addAnswer(flow, layout, sizes, item, item.answer().get(), index);
          countPlaced(flow.pages());
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
      AnswerSizes sizes,
      Book.Item item,
      Book.Answer answer,
      int index)
      throws IOException {
    AnswerSizes.Placed placed = sizes.of(item, answer);
    PageGrid.Slot slot = flow.nextSlot(placed.grid(), item.heading().toString());
    answerMarks.put(index, flow.marks().get(flow.marks().size() - 1));
    placed
        .text()
        .write(
            flow.pen(),
            flow.page(),
            references,
            slot,
            layout.side(placed.grid(), answer.picture().longerSide()),
            Heading.of(item.name()),
            answer.text(),
            answerReferences(item, index));
    layout.drawPicture(flow.pen(), slot, 0, answer.picture());
  }

  /**
   * Returns the number of columns for short lines.
   *
   * @param minWidth of the room for two columns
   */
  private int textColumns(PageRun run, double minWidth) {
    return run.room().width() >= minWidth && !style.look().largePrint() ? 2 : 1;
  }

  private void addPaths() throws IOException {
    PageRun run = newPart(textLayout, book.words().paths());
    int columns = textColumns(run, TWO_COLUMNS_OF_STEPS);
    List<Mark> marks = new ArrayList<>();
    int index = 0;
    try (TextFlow flow = new TextFlow(run, references, columns)) {
      for (String paragraph : book.words().aboutPaths()) {
        flow.paragraph(paragraph);
      }
      for (Book.Item item : items()) {
        if (!item.path().isEmpty()) {
          Mark mark = flow.subheading(item.name());
          marks.add(new Mark(item.heading().toString(), mark.page(), mark.number(), mark.top()));
          pathMarks.put(index, mark);
          for (String line : item.path()) {
            flow.line(line);
          }
          countPlaced(flow.pages());
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
    progress.advance(BookProgress.Phase.WRITING, 0, pages.size(), 0);
    for (PDPage page : pages) {
      number++;
      try (PdfPen pen = file.penOn(page)) {
        if (!unnumbered.contains(page)) {
          textLayout.writeNumber(pen, number, String.valueOf(number));
        }
        references.write(file, textLayout, page, pen);
      }
      file.append(page);
      progress.advance(BookProgress.Phase.WRITING, number, pages.size(), number);
    }
    file.setOutline(bookmarks.outline());
    Book.Titles titles = book.titles();
    file.describe(titles.title(), titles.author(), titles.subtitle());
    file.save(out);
  }
}
