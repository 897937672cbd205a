package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.Ink;
import org.nonomino.render.Point;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Typeface;

/** Sets text on pages, in columns from left to right. Not thread-safe. */
final class TextFlow implements Closeable {
  private static final double LEADING = 1.35;

  /** The minimum distance of lines, relative to their type, if this saves a page. */
  private static final double MIN_LEADING = 1.2;

  private static final double LEADING_STEP = 0.05;

  /** The height of a few lines that closer lines can bring to the page before, per page. */
  private static final double FEW_LINES = 0.15;

  private static final double SUBHEADING = 1.2;
  private static final double PARAGRAPH_GAP = 0.45;
  private static final double COLUMN_GAP = 18;
  private static final double PICTURE_GAP = 14;

  /** The maximum width of a cell of a picture, in points, except in large print. */
  private static final double LARGEST_CELL = 24;

  /** The space above the title of a section below another section, in ems of the title. */
  private static final double TITLE_GAP = 1.2;

  /** The minimum factor for pictures that become smaller to fit into the rest of a page. */
  private static final double SMALLER_PICTURE = 0.75;

  /** The height of the text on a page that is nearly empty, relative to the page. */
  private static final double NEARLY_EMPTY = 0.4;

  /** The number of parts that a section on a nearly empty page begins with. */
  private static final int BEGINNING = 2;

  /** The steps in which the pictures of tips are enlarged. */
  private static final double GROWTH_STEP = 0.02;

  private static final double MAX_GROWTH = 1.5;

  /** The maximum height of a picture, relative to the height of a page. */
  private static final double PICTURE_HEIGHT = 0.48;

  /** The width and height of the picture of a sign, in ems. */
  private static final double SIGN = 9;

  /** The same in large print, so that the sum of a cage has 16 points. */
  private static final double LARGE_SIGN = 12.7;

  /** The maximum width of the picture of a sign in large print, relative to the column. */
  private static final double SIGN_WIDTH = 0.45;

  /** The distance of a sign from its text and from the next sign, in ems. */
  private static final double SIGN_GAP = 1.2;

  /** The size of the name of a sign, relative to that of the text. */
  private static final double SIGN_NAME = 1.1;

  /** The right end of the label of a row, in ems. */
  private static final double ROW_LABEL = 1.6;

  /** The left end of the text of a row, in ems. */
  private static final double ROW_TEXT = 2.3;

  /** The distance between a label and its text, in ems. */
  private static final double LABEL_GAP = 0.7;

  /** The distance between the end of an entry and its number, in ems. */
  private static final double ENTRY_NUMBER = 3;

  /** The distance of an entry from the next, in ems. */
  private static final double ENTRY_GAP = 0.7;

  private static final int MAX_ENTRY_LINES = 3;

  /** The width of a dot before the number of an entry, in points. */
  private static final double DOT = 0.9;

  private static final double DOT_DISTANCE = 5;

  /** The maximum difference between equal heights. */
  private static final double TOLERANCE = 1e-6;

  private final PageRun pages;
  private final PageTemplate layout;
  private final References references;
  private final int columns;
  private final Setting setting;
  private int column;
  private double y;

  /**
   * Begins on a run without a page.
   *
   * @param references accepts the references to other pages
   */
  TextFlow(PageRun pages, References references, int columns) {
    this(pages, references, columns, Setting.USUAL);
  }

  private TextFlow(PageRun pages, References references, int columns, Setting setting) {
    this.pages = pages;
    this.setting = setting;
    this.layout = pages.layout();
    this.references = references;
    this.columns = columns;
  }

  /** Adds text to a flow, always the same. */
  interface Content {
    void addTo(TextFlow flow) throws IOException;
  }

  /**
   * The distances of lines, and the place where the columns of some pages end.
   *
   * @param leading the distance of lines, relative to their type
   * @param firstShort the number of the first of these pages, among those of the flow, from 1
   * @param height of the columns of that page and the following ones
   */
  private record Setting(double leading, int firstShort, double height) {
    private static final Setting USUAL = of(LEADING);

    private static Setting of(double leading) {
      return new Setting(leading, Integer.MAX_VALUE, 0);
    }
  }

  /**
   * A line with a label at its left.
   *
   * @param label such as the number of a puzzle
   * @param text in one or more lines
   */
  record Labelled(String label, String text) {}

  /**
   * Sets a text whose columns on the last page are equally long. If only a few lines would be on
   * that page, lines are closer if this saves the page. The text is set several times to measure
   * it.
   *
   * @param run returns a new run without a page
   */
  static TextFlow balanced(
      Supplier<PageRun> run, References references, int columns, Content content)
      throws IOException {
    Setting setting = withoutFewLines(run, references, columns, content);
    int count = set(run, references, columns, setting, content).pages().size();
    return columns > 1
        ? shortest(run, references, columns, new Setting(setting.leading(), count, 0), content)
        : set(run, references, columns, setting, content);
  }

  /**
   * Sets a text whose pages are evenly filled. If only a few lines would be on the last page, lines
   * are closer if this saves the page. The text is set several times to measure it.
   *
   * @param run returns a new run without a page
   */
  static TextFlow even(Supplier<PageRun> run, References references, Content content)
      throws IOException {
    Setting setting = withoutFewLines(run, references, 1, content);
    return shortest(run, references, 1, new Setting(setting.leading(), 1, 0), content);
  }

  /** Returns a setting with closer lines if this saves a last page of a few lines. */
  private static Setting withoutFewLines(
      Supplier<PageRun> run, References references, int columns, Content content)
      throws IOException {
    TextFlow measured = set(run, references, columns, Setting.USUAL, content);
    int count = measured.pages().size();
    double few = FEW_LINES * measured.room().height();
    boolean hasFew = measured.column == 0 && measured.y - measured.room().y() < few;
    double leading = LEADING - LEADING_STEP;
    while (count > 1 && hasFew && leading > MIN_LEADING - LEADING_STEP / 2) {
      Setting closer = Setting.of(leading);
      if (set(run, references, columns, closer, content).pages().size() < count) {
        return closer;
      }
      leading -= LEADING_STEP;
    }
    return Setting.USUAL;
  }

  /** Sets a text with the least height of its short pages that does not need more pages. */
  private static TextFlow shortest(
      Supplier<PageRun> run, References references, int columns, Setting setting, Content content)
      throws IOException {
    TextFlow full = set(run, references, columns, Setting.of(setting.leading()), content);
    int count = full.pages().size();
    double tooLow = 0;
    double enough = full.room().height();
    while (enough - tooLow > 1) {
      double middle = (tooLow + enough) / 2;
      Setting shorter = new Setting(setting.leading(), setting.firstShort(), middle);
      if (set(run, references, columns, shorter, content).pages().size() > count) {
        tooLow = middle;
      } else {
        enough = middle;
      }
    }
    return set(
        run,
        references,
        columns,
        new Setting(setting.leading(), setting.firstShort(), enough),
        content);
  }

  private static TextFlow set(
      Supplier<PageRun> run, References references, int columns, Setting setting, Content content)
      throws IOException {
    try (TextFlow flow = new TextFlow(run.get(), references, columns, setting)) {
      content.addTo(flow);
      return flow;
    }
  }

  /** Returns the room of the open page, or of the first page. */
  private Frame room() {
    Frame room = pages.room();
    return pages.pages().size() >= setting.firstShort()
        ? new Frame(room.x(), room.y(), room.width(), setting.height())
        : room;
  }

  /** Adds parts of a section. Consecutive tips fill their pages. */
  void addAll(List<Book.Block> blocks) throws IOException {
    int next = 0;
    while (next < blocks.size()) {
      List<Book.Block.Tip> tips =
          blocks.subList(next, blocks.size()).stream()
              .takeWhile(Book.Block.Tip.class::isInstance)
              .map(Book.Block.Tip.class::cast)
              .toList();
      if (tips.isEmpty()) {
        add(blocks.get(next));
        next++;
      } else {
        tips(tips);
        next += tips.size();
      }
    }
  }

  /**
   * Returns whether a section can begin on the open page: if the rest has room for all of it, or if
   * little is on the page and the rest has room for the beginning. Text is torn only if it would
   * need as many pages on its own; lists of signs or tips can continue on the next page.
   */
  boolean hasRoom(Book.Text section) {
    if (hasRoomForAll(section)) {
      return true;
    }
    double rest = roomForSection();
    List<Book.Block> blocks = section.blocks();
    double all = height(blocks);
    boolean isNearlyEmpty = y - room().y() < NEARLY_EMPTY * room().height();
    double page = room().height();
    boolean isTorn =
        blocks.stream().noneMatch(TextFlow::isOfList)
            && 1 + Math.ceil((all - rest) / page) > Math.ceil(all / page);
    return isNearlyEmpty
        && !isTorn
        && blocks.size() > BEGINNING
        && height(blocks.subList(0, BEGINNING)) <= rest;
  }

  /** Returns whether the open page has room for a whole section. */
  boolean hasRoomForAll(Book.Text section) {
    return height(section.blocks()) <= roomForSection();
  }

  /** Returns the height for a section on the open page, without its title. */
  private double roomForSection() {
    return room().bottom() - y - titleGap() - layout.headHeight();
  }

  private static boolean isOfList(Book.Block block) {
    return block instanceof Book.Block.Sign
        || block instanceof Book.Block.Tip
        || block instanceof Book.Block.Row;
  }

  /** Returns an upper estimate of the height of parts, without the space below the last. */
  private double height(List<Book.Block> blocks) {
    boolean endsWithSign =
        !blocks.isEmpty() && blocks.get(blocks.size() - 1) instanceof Book.Block.Sign;
    double gap = endsWithSign ? SIGN_GAP * size() : 0;
    return blocks.stream().mapToDouble(this::height).sum() - gap;
  }

  /** Adds a section below the one before, and returns its place. */
  Mark section(Book.Text section) throws IOException {
    y += titleGap();
    Mark mark = pages.mark(section.title(), y);
    pages.beginSection(section.title(), y);
    y += layout.headHeight();
    addAll(section.blocks());
    return mark;
  }

  private double titleGap() {
    return TITLE_GAP * layout.type().title();
  }

  private void add(Book.Block block) throws IOException {
    if (block instanceof Book.Block.Group group) {
      double height = group.blocks().stream().mapToDouble(this::height).sum();
      if (height <= room().height()) {
        require(height);
      }
      addAll(group.blocks());
    } else if (block instanceof Book.Block.Subheading subheading) {
      subheading(subheading.text());
    } else if (block instanceof Book.Block.Paragraph paragraph) {
      paragraph(paragraph.text());
    } else if (block instanceof Book.Block.Sign sign) {
      sign(sign);
    } else if (block instanceof Book.Block.Tip tip) {
      tips(List.of(tip));
    } else if (block instanceof Book.Block.Row row) {
      row(row);
    } else if (block instanceof Book.Block.Pictures pictures) {
      pictures(pictures.pictures(), pictures.caption());
    }
  }

  /** Returns an upper estimate of the height of a part. */
  private double height(Book.Block block) {
    if (block instanceof Book.Block.Group group) {
      return group.blocks().stream().mapToDouble(this::height).sum();
    }
    if (block instanceof Book.Block.Subheading subheading) {
      double size = size() * SUBHEADING;
      return 0.8 * size + height(subheading.text(), Typeface.BOLD, size);
    }
    if (block instanceof Book.Block.Paragraph paragraph) {
      return height(paragraph.text(), Typeface.REGULAR, size()) + PARAGRAPH_GAP * size();
    }
    if (block instanceof Book.Block.Sign sign) {
      return Math.max(signSide(), wordsHeight(sign)) + SIGN_GAP * size();
    }
    if (block instanceof Book.Block.Tip tip) {
      return TipLayout.of(tip, layout, columnRoom(), 1).height();
    }
    if (block instanceof Book.Block.Row row) {
      return rowText(row).lines().size() * size() * setting.leading();
    }
    Book.Block.Pictures pictures = (Book.Block.Pictures) block;
    if (areIllegible(pictures.pictures())) {
      return 0;
    }
    return side(pictures.pictures())
        + 1.4 * size()
        + height(pictures.caption(), Typeface.REGULAR, layout.type().remark());
  }

  private double height(String text, Typeface typeface, double size) {
    return wrapped(text, typeface, size).lines().size() * size * setting.leading();
  }

  private FittedText wrapped(String text, Typeface typeface, double size) {
    return layout.fit(text, typeface, size, size, Integer.MAX_VALUE, columnRoom().width());
  }

  /** Adds a heading, not at the end of a column, and returns its place. */
  Mark subheading(String text) throws IOException {
    double size = size() * SUBHEADING;
    require(3 * size * setting.leading() + 2 * size() * setting.leading());
    y += isAtTop() ? 0 : 0.6 * size;
    Mark mark = pages.mark(text, y);
    lines(text, Typeface.BOLD, size, 0.2 * size);
    return mark;
  }

  void paragraph(String text) throws IOException {
    lines(text, Typeface.REGULAR, size(), PARAGRAPH_GAP * size());
  }

  /** Adds a line close to the one before. */
  void line(String text) throws IOException {
    lines(text, Typeface.REGULAR, layout.type().remark(), 0);
  }

  /**
   * Adds a line that links to another page and ends with its number, with dots before it. A long
   * text has several lines.
   *
   * @param extent after the text, in a lighter colour, or below a long text; empty for none
   */
  void entry(String text, String extent, Supplier<Mark> to) throws IOException {
    double size = size() * SUBHEADING;
    require((2 + MAX_ENTRY_LINES) * size);
    Frame room = columnRoom();
    double top = y;
    FittedText fitted =
        layout.fit(
            text,
            Typeface.REGULAR,
            size,
            TypeSizes.shrunk(size),
            MAX_ENTRY_LINES,
            room.width() - ENTRY_NUMBER * size);
    double baseline = y + size;
    double end = room.x();
    for (int i = 0; i < fitted.lines().size(); i++) {
      String line = fitted.lines().get(i);
      baseline += i == 0 ? 0 : fitted.size() * setting.leading();
      write(line, room.x(), baseline, fitted.size(), Typeface.REGULAR);
      end = room.x() + layout.width(line, Typeface.REGULAR, fitted.size());
    }
    double numbers = room.right() - ENTRY_NUMBER * size;
    if (!extent.isEmpty()) {
      String shown = ShownText.of(extent, layout.look().fonts().of(Typeface.REGULAR));
      double width = layout.width(shown, Typeface.REGULAR, fitted.size());
      double gap = 0.7 * size;
      if (end + gap + width > numbers) {
        baseline += size * setting.leading();
        end = room.x();
      }
      pages
          .pen()
          .writeFrom(
              shown,
              end + gap,
              baseline,
              fitted.size(),
              Typeface.REGULAR,
              layout.colour(Ink.Kind.LABEL));
      end += gap + width;
    }
    leaders(end + 0.5 * size, numbers + size, baseline);
    references.add(
        pages.page(),
        new References.Reference(
            "{page}",
            List.of(to),
            room.right(),
            false,
            baseline,
            size,
            new Frame(room.x(), top, room.width(), baseline + 0.3 * size - top)));
    y = baseline + ENTRY_GAP * size;
  }

  /** Draws dots, counted from the right, so that those of all lines are in columns. */
  private void leaders(double left, double right, double baseline) throws IOException {
    int ink = layout.colour(Ink.Kind.LABEL);
    double y = baseline - DOT / 2;
    for (double dot = right; dot > left; dot -= DOT_DISTANCE) {
      pages.pen().stroke(List.of(new Point(dot, y), new Point(dot + 0.1, y)), DOT, ink);
    }
  }

  /** Returns the pages so far. */
  List<PDPage> pages() {
    return pages.pages();
  }

  @Override
  public void close() throws IOException {
    pages.close();
  }

  private double size() {
    return layout.type().text();
  }

  private void lines(String text, Typeface typeface, double size, double gap) throws IOException {
    List<String> lines = wrapped(text, typeface, size).lines();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      // Neither the first nor the last line of a paragraph is alone in a column.
      boolean withNext =
          (lines.size() > 1 && i == 0) || (lines.size() > 2 && i == lines.size() - 2);
      require(size * setting.leading() * (withNext ? 2 : 1));
      write(line, columnRoom().x(), y + size, size, typeface);
      y += size * setting.leading();
    }
    y += gap;
  }

  private void pictures(List<PuzzlePicture> pictures, String caption) throws IOException {
    if (areIllegible(pictures)) {
      return;
    }
    int count = pictures.size();
    double captionSize = layout.type().remark();
    FittedText words = wrapped(caption, Typeface.REGULAR, captionSize);
    double captionHeight = words.lines().size() * captionSize * setting.leading();
    double side = side(pictures);
    double rest = room().bottom() - y - captionHeight - 1.4 * size();
    if (!pages.isEmpty() && rest < side && rest >= SMALLER_PICTURE * side) {
      side = Math.max(rest, legibleSide(pictures));
    }
    double gaps = (count - 1) * PICTURE_GAP;
    require(side + captionHeight + 1.4 * size());
    double left = columnRoom().centre() - (count * side + gaps) / 2;
    for (PuzzlePicture picture : pictures) {
      layout.draw(pages.pen(), new Frame(left, y, side, side), picture);
      left += side + PICTURE_GAP;
    }
    y += side + 0.4 * size();
    for (String line : words.lines()) {
      pages
          .pen()
          .write(
              line,
              columnRoom().centre(),
              y + captionSize,
              captionSize,
              Typeface.REGULAR,
              layout.colour(Ink.Kind.LABEL));
      y += captionSize * setting.leading();
    }
    y += size();
  }

  /** Adds a picture with the name and the sentences at its right. */
  private void sign(Book.Block.Sign sign) throws IOException {
    double side = signSide();
    double words = wordsHeight(sign);
    double height = Math.max(side, words);
    require(height);
    layout.drawPlain(pages.pen(), new Frame(columnRoom().x(), y, side, side), sign.picture());
    double left = columnRoom().x() + side + SIGN_GAP * size();
    double top = y + Math.max(0, (side - words) / 2);
    double nameSize = size() * SIGN_NAME;
    write(sign.name(), left, top + nameSize, nameSize, Typeface.BOLD);
    double baseline = top + nameSize * setting.leading() + size();
    for (String sentence : sign.sentences()) {
      for (String line : besideSign(sentence).lines()) {
        write(line, left, baseline, size(), Typeface.REGULAR);
        baseline += size() * setting.leading();
      }
    }
    y += height + SIGN_GAP * size();
  }

  private double signSide() {
    return layout.look().largePrint()
        ? Math.min(LARGE_SIGN * size(), SIGN_WIDTH * columnRoom().width())
        : SIGN * size();
  }

  private double wordsHeight(Book.Block.Sign sign) {
    int lines = 0;
    for (String sentence : sign.sentences()) {
      lines += besideSign(sentence).lines().size();
    }
    return (SIGN_NAME + lines) * size() * setting.leading();
  }

  private FittedText besideSign(String sentence) {
    double width = columnRoom().width() - signSide() - SIGN_GAP * size();
    return layout.fit(sentence, Typeface.REGULAR, size(), size(), Integer.MAX_VALUE, width);
  }

  /**
   * Adds tips, evenly over as few columns as possible. The pictures of a column are enlarged, and
   * the rest of its height is evenly below its tips, except in the last column.
   */
  private void tips(List<Book.Block.Tip> tips) throws IOException {
    Frame column = columnRoom();
    double top = pages.isEmpty() ? column.y() : y;
    Frame rest = new Frame(column.x(), top, column.width(), column.bottom() - top);
    TipLayout smaller = TipLayout.of(tips.get(0), layout, rest, 1);
    boolean fits = smaller.drawnHeight() <= rest.height() && smaller.isLegible();
    Frame first = fits ? rest : column;
    int[] max =
        IntStream.range(0, tips.size())
            .map(from -> fitting(tips.subList(from, tips.size()), from == 0 ? first : column))
            .toArray();
    int next = 0;
    for (int count : EvenParts.of(tips.size(), from -> max[from])) {
      List<TipLayout> chosen =
          enlarged(tips.subList(next, next + count), next == 0 ? first : column);
      require(drawnHeight(chosen));
      double free = room().bottom() - y - drawnHeight(chosen);
      next += count;
      double gap = next == tips.size() ? 0 : free / count;
      for (TipLayout tip : chosen) {
        tip.draw(pages.pen(), columnRoom().x(), y);
        y += tip.height() + gap;
      }
    }
  }

  /** Returns the number of tips from the first on that fit into a column, at least 1. */
  private int fitting(List<Book.Block.Tip> tips, Frame room) {
    int count = 1;
    while (count < tips.size()
        && drawnHeight(laidOut(tips.subList(0, count + 1), room, 1)) <= room.height()) {
      count++;
    }
    return count;
  }

  /** Lays out the tips of a column with pictures that are as large as possible. */
  private List<TipLayout> enlarged(List<Book.Block.Tip> tips, Frame room) {
    List<TipLayout> largest = laidOut(tips, room, 1);
    for (double growth = 1 + GROWTH_STEP; growth <= MAX_GROWTH; growth += GROWTH_STEP) {
      List<TipLayout> larger = laidOut(tips, room, growth);
      if (drawnHeight(larger) > room.height()) {
        break;
      }
      largest = larger;
    }
    return largest;
  }

  private List<TipLayout> laidOut(List<Book.Block.Tip> tips, Frame room, double growth) {
    return tips.stream().map(tip -> TipLayout.of(tip, layout, room, growth)).toList();
  }

  private static double drawnHeight(List<TipLayout> tips) {
    TipLayout last = tips.get(tips.size() - 1);
    return tips.stream().mapToDouble(TipLayout::height).sum()
        - (last.height() - last.drawnHeight());
  }

  /**
   * Begins a section of lines with labels: below the section before it, or on the next page if the
   * rest of this one is too short for its title and first lines. Returns its place.
   */
  Mark section(String title, List<Labelled> lines, int columns) throws IOException {
    double gap = titleGap();
    double first =
        new LabelledColumns(lines, columns)
            .heights().stream().limit(BEGINNING).mapToDouble(height -> height).sum();
    if (y + gap + layout.headHeight() + first > room().bottom()) {
      pages.beginSection(title);
      beginColumns();
      return pages.mark(title, y);
    }
    y += gap;
    Mark mark = pages.mark(title, y);
    pages.beginSection(title, y);
    y += layout.headHeight();
    return mark;
  }

  /**
   * Adds lines with labels at their left, in columns that are equally long on their last page.
   *
   * @param columns the number of columns that divide a column of this flow
   * @return the places of the lines
   */
  List<Mark> labelled(List<Labelled> lines, int columns) throws IOException {
    require(size() * setting.leading());
    LabelledColumns all = new LabelledColumns(lines, columns);
    List<Mark> marks = new ArrayList<>();
    while (true) {
      int next = marks.size();
      double height = room().bottom() - y;
      if (all.fitting(next, height) == lines.size()) {
        height = all.leastHeight(next, height);
      }
      all.draw(next, height, marks);
      if (marks.size() == lines.size()) {
        return marks;
      }
      require(room().height());
    }
  }

  /** Lines with labels in columns, from the current place downwards. */
  private final class LabelledColumns {
    private final int columns;
    private final double width;
    private final double left;
    private final List<Labelled> lines;
    private final List<FittedText> texts;

    LabelledColumns(List<Labelled> lines, int columns) {
      this.lines = lines;
      this.columns = columns;
      this.width = (columnRoom().width() - (columns - 1) * COLUMN_GAP) / columns;
      this.left =
          LABEL_GAP * size()
              + lines.stream()
                  .mapToDouble(line -> layout.width(line.label(), Typeface.BOLD, size()))
                  .max()
                  .orElse(0);
      this.texts =
          lines.stream()
              .map(
                  line ->
                      layout.fit(
                          line.text(),
                          Typeface.REGULAR,
                          size(),
                          size(),
                          Integer.MAX_VALUE,
                          width - left))
              .toList();
    }

    List<Double> heights() {
      return IntStream.range(0, texts.size()).mapToObj(this::height).toList();
    }

    private double height(int line) {
      return texts.get(line).lines().size() * size() * setting.leading();
    }

    /** Returns the end of the lines that fit into columns of a height. */
    int fitting(int from, double height) {
      int end = from;
      for (int column = 0; column < columns; column++) {
        end = endOfColumn(end, height);
      }
      return end;
    }

    private int endOfColumn(int from, double height) {
      int end = from;
      double used = 0;
      while (end < texts.size() && used + height(end) <= height + TOLERANCE) {
        used += height(end);
        end++;
      }
      return end;
    }

    /** Returns the least height of columns for all lines, to a fraction of a line. */
    double leastHeight(int from, double enough) {
      double step = size() * setting.leading();
      double height = enough;
      while (height > step && fitting(from, height - step / 2) == texts.size()) {
        height -= step / 2;
      }
      return height;
    }

    /** Draws the lines that fit, at least one of them at the top of a page, and moves below. */
    void draw(int from, double height, List<Mark> marks) throws IOException {
      double top = y;
      double lowest = y;
      int next = from;
      for (int column = 0; column < columns; column++) {
        int end = endOfColumn(next, height);
        if (end == from && isAtTop()) {
          end++;
        }
        y = top;
        for (; next < end; next++) {
          drawLine(next, columnRoom().x() + column * (width + COLUMN_GAP), marks);
        }
        lowest = Math.max(lowest, y);
      }
      y = lowest;
    }

    private void drawLine(int index, double x, List<Mark> marks) throws IOException {
      String label = lines.get(index).label();
      marks.add(pages.mark(label, y));
      double right = x + left - LABEL_GAP * size();
      double labelWidth = layout.width(label, Typeface.BOLD, size());
      write(label, right - labelWidth, y + size(), size(), Typeface.BOLD);
      for (String line : texts.get(index).lines()) {
        write(line, x + left, y + size(), size(), Typeface.REGULAR);
        y += size() * setting.leading();
      }
    }
  }

  private void row(Book.Block.Row row) throws IOException {
    FittedText text = rowText(row);
    require(text.lines().size() * size() * setting.leading());
    double left = columnRoom().x();
    double label = layout.width(row.label(), Typeface.BOLD, size());
    write(row.label(), left + ROW_LABEL * size() - label, y + size(), size(), Typeface.BOLD);
    for (String line : text.lines()) {
      write(line, left + ROW_TEXT * size(), y + size(), size(), Typeface.REGULAR);
      y += size() * setting.leading();
    }
  }

  private FittedText rowText(Book.Block.Row row) {
    double width = columnRoom().width() - ROW_TEXT * size();
    return layout.fit(row.text(), Typeface.REGULAR, size(), size(), Integer.MAX_VALUE, width);
  }

  /** Returns whether the column is too narrow for the candidates of some pictures. */
  private boolean areIllegible(List<PuzzlePicture> pictures) {
    return side(pictures) < legibleSide(pictures);
  }

  private double legibleSide(List<PuzzlePicture> pictures) {
    return pictures.stream().mapToDouble(layout::legibleSide).max().orElseThrow();
  }

  /** Returns the width and height of each of several pictures. */
  private double side(List<PuzzlePicture> pictures) {
    int count = pictures.size();
    int cells = pictures.stream().mapToInt(PuzzlePicture::size).max().orElseThrow();
    double gaps = (count - 1) * PICTURE_GAP;
    double widest = (columnRoom().width() - gaps) / count;
    double max = Math.min(widest, PICTURE_HEIGHT * room().height());
    double usual = layout.look().largePrint() ? max : Math.min(max, LARGEST_CELL * cells);
    double legible = legibleSide(pictures);
    return legible > widest ? usual : Math.max(usual, legible);
  }

  private void write(String text, double left, double baseline, double size, Typeface typeface)
      throws IOException {
    pages.pen().writeFrom(text, left, baseline, size, typeface, layout.colour(Ink.Kind.GIVEN));
  }

  private boolean isAtTop() {
    return y == room().y();
  }

  /** Moves to the next column or page if the current one has too little room. */
  private void require(double height) throws IOException {
    if (pages.isEmpty()) {
      beginPage();
    } else if (y + height > room().bottom() && !isAtTop()) {
      column++;
      y = room().y();
      if (column == columns) {
        beginPage();
      }
    }
  }

  private void beginPage() throws IOException {
    pages.beginPage();
    beginColumns();
  }

  private void beginColumns() {
    column = 0;
    y = room().y();
  }

  private Frame columnRoom() {
    Frame room = room();
    double width = (room.width() - (columns - 1) * COLUMN_GAP) / columns;
    return new Frame(room.x() + column * (width + COLUMN_GAP), room.y(), width, room.height());
  }
}
