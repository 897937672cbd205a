package org.nonomino.render.export;

import java.io.IOException;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Typeface;

/**
 * The common layout of all pages of a document: the places of heads, slots and page numbers, and of
 * the parts of a slot. Immutable.
 *
 * @param look the look of the pages
 * @param type the sizes of their type
 */
record PageTemplate(PageLook look, TypeSizes type) {
  /** The distance between the slots and the text above and below them. */
  private static final double GAP = 8;

  private static final int WHITE = 0xFFFFFF;

  /** The maximum width of a cell, in points, just under an inch. */
  private static final double LARGEST_CELL = 64;

  /** The descent of letters below the baseline, relative to the size of the type. */
  private static final double DESCENT = 0.2;

  /**
   * Returns the area for slots.
   *
   * @param number of the page, from 1
   * @param hasHead whether it has a head
   */
  Frame room(int number, boolean hasHead) {
    Frame all = look.shape().room(number);
    double head = hasHead ? type.title() * FittedText.LEADING + GAP : 0;
    double foot = type.runningHead() * FittedText.LEADING + GAP;
    return new Frame(all.x(), all.y() + head, all.width(), all.height() - head - foot);
  }

  /** Colours the whole page if the paper of the theme is not white. */
  void drawGround(PdfPen pen) throws IOException {
    int paper = colour(Ink.Kind.PAPER);
    if (paper != WHITE) {
      pen.fill(look.shape().bled(), paper);
    }
  }

  /** Writes the text above the first page of a section. */
  void writeTitle(PdfPen pen, int number, String title) throws IOException {
    writeHead(pen, number, title, type.title(), Typeface.BOLD, Ink.Kind.GIVEN);
  }

  /** Writes the text above the other pages of a section. */
  void writeRunningHead(PdfPen pen, int number, String head) throws IOException {
    writeHead(pen, number, head, type.runningHead(), Typeface.REGULAR, Ink.Kind.LABEL);
  }

  /**
   * Writes the number of a page under it.
   *
   * @param words the number, and perhaps more
   */
  void writeNumber(PdfPen pen, int number, String words) throws IOException {
    Frame room = look.shape().room(number);
    writeLines(
        pen,
        fit(words, Typeface.REGULAR, type.runningHead(), 1, 1, room.width()),
        room.centre(),
        room.bottom(),
        Typeface.REGULAR,
        Ink.Kind.LABEL);
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
  void drawPicture(PdfPen pen, PageGrid.Slot slot, int number, PuzzlePicture picture)
      throws IOException {
    draw(pen, slot.picture(number, side(slot, picture)), picture);
  }

  /** Draws a picture into the upper middle of a frame, as large as possible. */
  void draw(PdfPen pen, Frame frame, PuzzlePicture picture) throws IOException {
    draw(pen, frame, picture, look.labelled() || picture.hasCandidates());
  }

  /** Draws the picture of a sign into a frame. Its rows and columns are never numbered. */
  void drawSign(PdfPen pen, Frame frame, PuzzlePicture picture) throws IOException {
    draw(pen, frame, picture, false);
  }

  private void draw(PdfPen pen, Frame frame, PuzzlePicture picture, boolean isLabelled)
      throws IOException {
    PictureStyle pictureStyle =
        new PictureStyle(
            look.theme(), isLabelled, look.digits(), frame.width() / PdfPicture.POINTS_PER_PIXEL);
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
            size * TypeSizes.SHRINKING,
            TypeSizes.HEADING_LINES,
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
   * Writes the text below the pictures of a slot, and returns its number of lines.
   *
   * @param picture one of the pictures, which are equally large
   */
  int writeRemark(PdfPen pen, PageGrid.Slot slot, String remark, PuzzlePicture picture)
      throws IOException {
    double typeSize = slot.grid().content().remarkSize();
    FittedText text =
        fit(
            remark,
            Typeface.REGULAR,
            typeSize,
            typeSize * TypeSizes.SHRINKING,
            Math.max(1, slot.grid().content().remarkLines()),
            slot.width());
    double firstBaseline = slot.remarkTop(side(slot, picture)) + typeSize;
    double baseline = firstBaseline + (text.lines().size() - 1) * text.size() * FittedText.LEADING;
    writeLines(pen, text, slot.centre(), baseline, Typeface.REGULAR, Ink.Kind.LABEL);
    return text.lines().size();
  }

  /** Returns the width and the maximum height of a picture in a slot. */
  double side(PageGrid.Slot slot, PuzzlePicture picture) {
    return look.fillsPage()
        ? slot.grid().side()
        : Math.min(slot.grid().side(), LARGEST_CELL * cellsAcross(picture.longerSide()));
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

  private void writeHead(
      PdfPen pen, int number, String head, double size, Typeface typeface, Ink.Kind ink)
      throws IOException {
    Frame room = look.shape().room(number);
    double smallest = size * TypeSizes.SHRINKING;
    FittedText text = fit(head, typeface, size, smallest, 1, room.width());
    writeLines(pen, text, room.centre(), room.y() + typeface.capHeight(size), typeface, ink);
  }

  /** Returns the colour of an ink: 0xRRGGBB. */
  int colour(Ink.Kind kind) {
    return look.theme().colour(Ink.of(kind));
  }
}
