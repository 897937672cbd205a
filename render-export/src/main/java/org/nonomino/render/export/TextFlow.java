package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.Ink;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Typeface;

/** Sets text on pages, in columns from left to right. Not thread-safe. */
final class TextFlow implements Closeable {
  private static final double LEADING = 1.35;
  private static final double SUBHEADING = 1.2;
  private static final double PARAGRAPH_GAP = 0.45;
  private static final double COLUMN_GAP = 18;
  private static final double PICTURE_GAP = 14;

  /** The maximum width of a cell of a picture, in points, except in large print. */
  private static final double LARGEST_CELL = 24;

  /** The maximum height of a picture, relative to the height of a page. */
  private static final double PICTURE_HEIGHT = 0.48;

  /** The width and height of the picture of a sign, in ems. */
  private static final double SIGN = 7;

  /** The distance of a sign from its text and from the next sign, in ems. */
  private static final double SIGN_GAP = 1.2;

  /** The size of the name of a sign, relative to that of the text. */
  private static final double SIGN_NAME = 1.1;

  /** The right end of the label of a row, in ems. */
  private static final double ROW_LABEL = 1.6;

  /** The left end of the text of a row, in ems. */
  private static final double ROW_TEXT = 2.3;

  /** The distance between the end of an entry and its number, in ems. */
  private static final double ENTRY_NUMBER = 3;

  private final PageRun pages;
  private final PageTemplate layout;
  private final References references;
  private final int columns;
  private int column;
  private double y;

  /**
   * Begins on a run without a page.
   *
   * @param references accepts the references to other pages
   */
  TextFlow(PageRun pages, References references, int columns) {
    this.pages = pages;
    this.layout = pages.layout();
    this.references = references;
    this.columns = columns;
  }

  void add(Book.Block block) throws IOException {
    if (block instanceof Book.Block.Group group) {
      double height = group.blocks().stream().mapToDouble(this::height).sum();
      if (height <= pages.room().height()) {
        require(height);
      }
      for (Book.Block each : group.blocks()) {
        add(each);
      }
    } else if (block instanceof Book.Block.Subheading subheading) {
      subheading(subheading.text());
    } else if (block instanceof Book.Block.Paragraph paragraph) {
      lines(paragraph.text(), Typeface.REGULAR, size(), PARAGRAPH_GAP * size());
    } else if (block instanceof Book.Block.Sign sign) {
      sign(sign);
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
      return Math.max(SIGN * size(), wordsHeight(sign)) + SIGN_GAP * size();
    }
    if (block instanceof Book.Block.Row row) {
      return rowText(row).lines().size() * size() * LEADING;
    }
    Book.Block.Pictures pictures = (Book.Block.Pictures) block;
    return side(pictures.pictures())
        + 1.4 * size()
        + height(pictures.caption(), Typeface.REGULAR, layout.type().remark());
  }

  private double height(String text, Typeface typeface, double size) {
    return wrapped(text, typeface, size).lines().size() * size * LEADING;
  }

  private FittedText wrapped(String text, Typeface typeface, double size) {
    return layout.fit(text, typeface, size, size, Integer.MAX_VALUE, columnRoom().width());
  }

  /** Adds a heading, not at the end of a column, and returns its place. */
  Mark subheading(String text) throws IOException {
    double size = size() * SUBHEADING;
    require(3 * size * LEADING + 2 * size() * LEADING);
    y += isAtTop() ? 0 : 0.6 * size;
    Mark mark = pages.mark(text, y);
    lines(text, Typeface.BOLD, size, 0.2 * size);
    return mark;
  }

  /** Adds a line close to the one before. */
  void line(String text) throws IOException {
    lines(text, Typeface.REGULAR, layout.type().remark(), 0);
  }

  /** Adds a line that links to another page and ends with its number. */
  void entry(String text, Supplier<Mark> to) throws IOException {
    double size = size() * SUBHEADING;
    double height = 1.5 * size;
    require(height);
    Frame room = columnRoom();
    FittedText fitted =
        layout.fit(
            text,
            Typeface.REGULAR,
            size,
            size * TypeSizes.SHRINKING,
            1,
            room.width() - ENTRY_NUMBER * size);
    double baseline = y + size;
    for (String line : fitted.lines()) {
      write(line, room.x(), baseline, fitted.size(), Typeface.REGULAR);
    }
    references.add(
        pages.page(),
        new References.Reference(
            "{page}",
            to,
            room.right(),
            false,
            baseline,
            size,
            new Frame(room.x(), y, room.width(), height)));
    y += height;
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
    for (String line : wrapped(text, typeface, size).lines()) {
      require(size * LEADING);
      write(line, columnRoom().x(), y + size, size, typeface);
      y += size * LEADING;
    }
    y += gap;
  }

  private void pictures(List<PuzzlePicture> pictures, String caption) throws IOException {
    int count = pictures.size();
    double gaps = (count - 1) * PICTURE_GAP;
    double side = side(pictures);
    double captionSize = layout.type().remark();
    FittedText words = wrapped(caption, Typeface.REGULAR, captionSize);
    double captionHeight = words.lines().size() * captionSize * LEADING;
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
      y += captionSize * LEADING;
    }
    y += size();
  }

  /** Adds a picture with the name and the sentences at its right. */
  private void sign(Book.Block.Sign sign) throws IOException {
    double side = SIGN * size();
    double words = wordsHeight(sign);
    double height = Math.max(side, words);
    require(height);
    layout.drawSign(pages.pen(), new Frame(columnRoom().x(), y, side, side), sign.picture());
    double left = columnRoom().x() + side + SIGN_GAP * size();
    double top = y + Math.max(0, (side - words) / 2);
    double nameSize = size() * SIGN_NAME;
    write(sign.name(), left, top + nameSize, nameSize, Typeface.BOLD);
    double baseline = top + nameSize * LEADING + size();
    for (String sentence : sign.sentences()) {
      for (String line : besideSign(sentence).lines()) {
        write(line, left, baseline, size(), Typeface.REGULAR);
        baseline += size() * LEADING;
      }
    }
    y += height + SIGN_GAP * size();
  }

  private double wordsHeight(Book.Block.Sign sign) {
    int lines = 0;
    for (String sentence : sign.sentences()) {
      lines += besideSign(sentence).lines().size();
    }
    return (SIGN_NAME + lines) * size() * LEADING;
  }

  private FittedText besideSign(String sentence) {
    double width = columnRoom().width() - (SIGN + SIGN_GAP) * size();
    return layout.fit(sentence, Typeface.REGULAR, size(), size(), Integer.MAX_VALUE, width);
  }

  private void row(Book.Block.Row row) throws IOException {
    FittedText text = rowText(row);
    require(text.lines().size() * size() * LEADING);
    double left = columnRoom().x();
    double label = layout.width(row.label(), Typeface.BOLD, size());
    write(row.label(), left + ROW_LABEL * size() - label, y + size(), size(), Typeface.BOLD);
    for (String line : text.lines()) {
      write(line, left + ROW_TEXT * size(), y + size(), size(), Typeface.REGULAR);
      y += size() * LEADING;
    }
  }

  private FittedText rowText(Book.Block.Row row) {
    double width = columnRoom().width() - ROW_TEXT * size();
    return layout.fit(row.text(), Typeface.REGULAR, size(), size(), Integer.MAX_VALUE, width);
  }

  /** Returns the width and height of each of several pictures. */
  private double side(List<PuzzlePicture> pictures) {
    int count = pictures.size();
    int cells = pictures.stream().mapToInt(PuzzlePicture::size).max().orElseThrow();
    double gaps = (count - 1) * PICTURE_GAP;
    double max =
        Math.min((columnRoom().width() - gaps) / count, PICTURE_HEIGHT * pages.room().height());
    return layout.look().largePrint() ? max : Math.min(max, LARGEST_CELL * cells);
  }

  private void write(String text, double left, double baseline, double size, Typeface typeface)
      throws IOException {
    pages.pen().writeFrom(text, left, baseline, size, typeface, layout.colour(Ink.Kind.GIVEN));
  }

  private boolean isAtTop() {
    return y == pages.room().y();
  }

  /** Moves to the next column or page if the current one has too little room. */
  private void require(double height) throws IOException {
    if (pages.isEmpty()) {
      beginPage();
    } else if (y + height > pages.room().bottom() && !isAtTop()) {
      column++;
      y = pages.room().y();
      if (column == columns) {
        beginPage();
      }
    }
  }

  private void beginPage() throws IOException {
    pages.beginPage();
    column = 0;
    y = pages.room().y();
  }

  private Frame columnRoom() {
    Frame room = pages.room();
    double width = (room.width() - (columns - 1) * COLUMN_GAP) / columns;
    return new Frame(room.x() + column * (width + COLUMN_GAP), room.y(), width, room.height());
  }
}
