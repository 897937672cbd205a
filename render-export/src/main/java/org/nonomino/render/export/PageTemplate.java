package org.nonomino.render.export;

import java.io.IOException;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.Picture;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.Shape;
import org.nonomino.render.Typeface;

/**
 * The common layout of all pages of a document: the places of heads, slots and page numbers, and of
 * the parts of a slot. Immutable.
 *
 * @param look the look of the pages
 * @param type the sizes of their type
 * @param isOfBook whether running heads and page numbers are at the outer edges
 */
record PageTemplate(PageLook look, TypeSizes type, boolean isOfBook) {
  /** The distance between the slots and the text above and below them. */
  private static final double GAP = 8;

  /** The width of a picture that is only measured. */
  private static final double MEASURED = 1000;

  /** The distance between the slots and the text above and below them, in a book. */
  private static final double BOOK_GAP = 9;

  /** The maximum width of a cell in a booklet, in points, just under an inch. */
  private static final double LARGEST_CELL = 64;

  /** The maximum number of lines between the head of a page and its slots. */
  private static final int INTRODUCTION_LINES = 4;

  /** The descent of letters below the baseline, relative to the size of the type. */
  static final double DESCENT = 0.2;

  /** Creates the layout of a booklet. */
  PageTemplate(PageLook look, TypeSizes type) {
    this(look, type, false);
  }

  /**
   * Returns the area for slots.
   *
   * @param number of the page, from 1
   * @param hasHead whether it has a head
   */
  Frame room(int number, boolean hasHead) {
    Frame all = look.shape().room(number);
    double head = hasHead ? headHeight() : 0;
    double foot =
        isOfBook
            ? Typeface.REGULAR.capHeight(type.runningHead()) + BOOK_GAP
            : type.runningHead() * FittedText.LEADING + GAP;
    return new Frame(all.x(), all.y() + head, all.width(), all.height() - head - foot);
  }

  /** Returns the height of a title, with the distance to the text below it. */
  double headHeight() {
    return isOfBook
        ? Typeface.BOLD.capHeight(type.title()) + DESCENT * type.title() + BOOK_GAP
        : type.title() * FittedText.LEADING + GAP;
  }

  /** Colours the whole page if the paper of the theme is not white. */
  void drawGround(PdfPen pen) throws IOException {
    if (look.hasGround()) {
      pen.fillGround(colour(Ink.Kind.PAPER));
    }
  }

  /** Writes the text above the first page of a section. */
  void writeTitle(PdfPen pen, int number, String title) throws IOException {
    writeTitle(pen, number, title, look.shape().room(number).y());
  }

  /**
   * Writes the title of a section.
   *
   * @param top the y of the upper edge of its capitals
   */
  void writeTitle(PdfPen pen, int number, String title, double top) throws IOException {
    Frame room = look.shape().room(number);
    double smallest = type.title() * TypeSizes.TITLE_SHRINKING;
    FittedText text = fit(title, Typeface.BOLD, type.title(), smallest, 1, room.width());
    double baseline = top + Typeface.BOLD.capHeight(type.title());
    writeLines(pen, text, room.centre(), baseline, Typeface.BOLD, Ink.Kind.GIVEN);
  }

  /** Fits sentences below the head of each page. */
  FittedText introduction(String sentences) {
    double width = look.shape().room(1).width();
    return fit(sentences, Typeface.REGULAR, type.text(), type.text(), INTRODUCTION_LINES, width);
  }

  /** Returns the room below the sentences at its top. */
  Frame below(FittedText introduction, Frame room) {
    if (introduction.lines().isEmpty()) {
      return room;
    }
    double height = introduction.lines().size() * lineHeight(introduction) + GAP;
    return new Frame(room.x(), room.y() + height, room.width(), room.height() - height);
  }

  /** Writes sentences at the top of a room. */
  void writeIntroduction(PdfPen pen, FittedText introduction, Frame room) throws IOException {
    double last =
        room.y()
            + Typeface.REGULAR.capHeight(introduction.size())
            + (introduction.lines().size() - 1) * lineHeight(introduction);
    writeLines(pen, introduction, room.centre(), last, Typeface.REGULAR, Ink.Kind.GIVEN);
  }

  private static double lineHeight(FittedText text) {
    return text.size() * FittedText.LEADING;
  }

  /** Writes the text above the other pages of a section. */
  void writeRunningHead(PdfPen pen, int number, String head) throws IOException {
    Frame room = look.shape().room(number);
    writeAtEdge(pen, number, head, room.y() + Typeface.REGULAR.capHeight(type.runningHead()));
  }

  /**
   * Writes the number of a page under it.
   *
   * @param words the number, and perhaps more
   */
  void writeNumber(PdfPen pen, int number, String words) throws IOException {
    writeAtEdge(pen, number, words, look.shape().room(number).bottom());
  }

  /** Writes a line in the middle of a page, or at the outer edge of a page of a book. */
  private void writeAtEdge(PdfPen pen, int number, String words, double baseline)
      throws IOException {
    Frame room = look.shape().room(number);
    double size = type.runningHead();
    FittedText text = fit(words, Typeface.REGULAR, size, TypeSizes.shrunk(size), 1, room.width());
    for (String line : text.lines()) {
      double rest = room.width() - width(line, Typeface.REGULAR, text.size());
      double left = room.x() + (!isOfBook ? rest / 2 : number % 2 == 1 ? rest : 0);
      pen.writeFrom(line, left, baseline, text.size(), Typeface.REGULAR, colour(Ink.Kind.LABEL));
    }
  }

  /**
   * Returns the approximate number of cells in the width of a picture: row numbers need one more.
   *
   * @param cells the width without row numbers, in cells
   */
  double cellsAcross(double cells) {
    return look.labelled() ? cells + 1 : cells;
  }

  /**
   * Draws a picture into a slot.
   *
   * @param number the number of the picture in the slot, from 0
   */
  void drawPicture(PdfPen pen, PageGrid.Slot slot, int number, Picture picture) throws IOException {
    draw(pen, slot.picture(number, side(slot.grid(), picture.longerSide())), picture);
  }

  /** Draws a picture into the upper middle of a frame, as large as possible. */
  void draw(PdfPen pen, Frame frame, Picture picture) throws IOException {
    draw(pen, frame, picture, look.labelled() || picture.hasCandidates(), look.largePrint());
  }

  /** Returns the minimum width of a picture with readable candidates; 0 if the picture has none. */
  double legibleSide(Picture picture) {
    return picture.hasCandidates() ? legibleSide(picture, true, look.largePrint()) : 0;
  }

  /** Returns the minimum width of a picture without numbered rows that is readable. */
  double plainLegibleSide(Picture picture) {
    return legibleSide(picture, false, true);
  }

  private double legibleSide(Picture picture, boolean isLabelled, boolean hasLargeMarks) {
    Drawing drawing =
        PictureLayout.lay(
            picture,
            new PictureStyle(look.theme(), isLabelled, look.digits(), MEASURED, hasLargeMarks));
    double smallest =
        drawing.shapes().stream()
            .filter(Shape.Word.class::isInstance)
            .map(Shape.Word.class::cast)
            .mapToDouble(Shape.Word::size)
            .min()
            .orElse(MEASURED);
    double min = look.largePrint() ? TypeSizes.MIN_LARGE_PRINT : TypeSizes.MIN;
    return min * Math.max(drawing.width(), drawing.height()) / smallest;
  }

  /**
   * Draws a small picture into a frame, with large candidates and sums. Its rows and columns are
   * never numbered.
   */
  void drawPlain(PdfPen pen, Frame frame, Picture picture) throws IOException {
    draw(pen, frame, picture, false, true);
  }

  private void draw(
      PdfPen pen, Frame frame, Picture picture, boolean isLabelled, boolean hasLargeMarks)
      throws IOException {
    PictureStyle pictureStyle =
        new PictureStyle(
            look.theme(),
            isLabelled,
            look.digits(),
            frame.width() / PdfPicture.POINTS_PER_PIXEL,
            hasLargeMarks);
    Drawing drawing = PictureLayout.lay(picture, pictureStyle);
    double scale = Math.min(frame.width() / drawing.width(), frame.height() / drawing.height());
    double left = frame.x() + (frame.width() - drawing.width() * scale) / 2;
    pen.draw(look.largePrint() ? LargePrint.of(drawing) : drawing, left, frame.y(), scale);
  }

  /** Writes the text above the pictures of a slot. */
  void writeHeading(PdfPen pen, PageGrid.Slot slot, Heading heading) throws IOException {
    double size = slot.grid().content().headingSize();
    double stars = Stars.width(heading, size);
    FittedText text =
        fit(
            heading.text(),
            Typeface.BOLD,
            size,
            TypeSizes.shrunk(size),
            slot.grid().content().headingLines(),
            slot.width() - stars);
    double baseline = slot.headingBottom() - DESCENT * size;
    double centre = slot.centre() - stars / 2;
    writeLines(pen, text, centre, baseline, Typeface.BOLD, Ink.Kind.GIVEN);
    double end =
        text.lines().isEmpty()
            ? centre
            : centre
                + width(text.lines().get(text.lines().size() - 1), Typeface.BOLD, text.size()) / 2;
    Stars.draw(pen, heading, end, baseline, text.size(), colour(Ink.Kind.GIVEN));
  }

  /**
   * Writes the text below the pictures of a slot, with a paragraph after each line feed, and
   * returns its number of lines.
   *
   * @param picture one of the pictures, all of the same size
   */
  int writeRemark(PdfPen pen, PageGrid.Slot slot, String remark, Picture picture)
      throws IOException {
    double typeSize = slot.grid().content().remarkSize();
    FittedText text = remark(slot.grid(), remark, Math.max(1, slot.grid().content().remarkLines()));
    double firstBaseline = slot.remarkTop(side(slot.grid(), picture.longerSide())) + typeSize;
    double baseline = firstBaseline + (text.lines().size() - 1) * text.size() * FittedText.LEADING;
    writeLines(pen, text, slot.centre(), baseline, Typeface.REGULAR, Ink.Kind.LABEL);
    return text.lines().size();
  }

  /**
   * Returns the number of lines that a remark needs in a slot, at most as many as half of the slot
   * has.
   */
  int remarkLines(PageGrid grid, String remark) {
    double line = grid.content().remarkSize() * FittedText.LEADING;
    int most = Math.max(1, (int) (grid.slotHeight() / 2 / line));
    return Math.max(1, remark(grid, remark, most).lines().size());
  }

  private FittedText remark(PageGrid grid, String remark, int maxLines) {
    double typeSize = grid.content().remarkSize();
    return FittedText.fitParagraphs(
        remark,
        look.fonts().of(Typeface.REGULAR),
        typeSize,
        TypeSizes.shrunk(typeSize),
        maxLines,
        grid.slotWidth());
  }

  /**
   * Returns the width and the maximum height of a picture in a slot. In a book, it is as large as
   * the slot, because children write large in small puzzles.
   *
   * @param cells the longer side of the picture, in cells: n without clues outside the grid
   */
  double side(PageGrid grid, double cells) {
    return isOfBook || look.fillsPage()
        ? grid.side()
        : Math.min(grid.side(), LARGEST_CELL * cellsAcross(cells));
  }

  /** Fits text in the fonts of the pages; see {@link FittedText#fit}. */
  FittedText fit(
      String text, Typeface typeface, double largest, double smallest, int lines, double width) {
    return FittedText.fit(text, look.fonts().of(typeface), largest, smallest, lines, width);
  }

  /** Returns the width of a string that can be shown. */
  double width(String text, Typeface typeface, double size) {
    return look.fonts().of(typeface).width(text, size);
  }

  /**
   * Writes lines one under the other.
   *
   * @param centre the x of their middles
   * @param baseline of the last line
   */
  private void writeLines(
      PdfPen pen, FittedText text, double centre, double baseline, Typeface typeface, Ink.Kind ink)
      throws IOException {
    writeLines(pen, text, centre, baseline, typeface, colour(ink));
  }

  /**
   * Writes lines one under the other.
   *
   * @param centre the x of their middles
   * @param baseline of the last line
   * @param colour 0xRRGGBB
   */
  void writeLines(
      PdfPen pen, FittedText text, double centre, double baseline, Typeface typeface, int colour)
      throws IOException {
    int last = text.lines().size() - 1;
    for (int line = 0; line <= last; line++) {
      pen.write(
          text.lines().get(line),
          centre,
          baseline - (last - line) * text.size() * FittedText.LEADING,
          text.size(),
          typeface,
          colour);
    }
  }

  /** Returns the colour of an ink: 0xRRGGBB. */
  int colour(Ink.Kind kind) {
    return look.theme().colour(Ink.of(kind));
  }
}
