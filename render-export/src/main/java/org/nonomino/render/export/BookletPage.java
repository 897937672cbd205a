package org.nonomino.render.export;

import java.io.IOException;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Typeface;

/**
 * How the pages of a booklet look: where their heads, their room for slots and their numbers are,
 * and where things are in a slot. Immutable.
 */
record BookletPage(BookletStyle style, BookletType type) {
  /** Around the whole page, in points (14 mm): printers leave as much white, and a hole fits in. */
  private static final double MARGIN = 40;

  /** Between the slots and the text above and below them. */
  private static final double GAP = 8;

  private static final int WHITE = 0xFFFFFF;

  /** The most that a cell is wide, in points: just under an inch. */
  private static final double LARGEST_CELL = 64;

  /** How far letters reach below the baseline, by the size of the type. */
  private static final double DESCENT = 0.2;

  double width() {
    return style.page().width();
  }

  double height() {
    return style.page().height();
  }

  /** Returns what is left for slots, on a page with or without a head. */
  Frame room(boolean hasHead) {
    double head = hasHead ? type.title() * FittedText.LEADING + GAP : 0;
    double foot = type.runningHead() * FittedText.LEADING + GAP;
    return new Frame(
        MARGIN, MARGIN + head, width() - 2 * MARGIN, height() - 2 * MARGIN - head - foot);
  }

  /** Colours the whole page where the paper of the theme is not white. */
  void drawGround(PdfPen pen) throws IOException {
    int paper = colour(Ink.Kind.PAPER);
    if (paper != WHITE) {
      pen.fill(0, 0, width(), height(), paper);
    }
  }

  /** Writes the text above the first page of a section. */
  void writeTitle(PdfPen pen, String title) throws IOException {
    writeHead(pen, title, type.title(), Typeface.BOLD, Ink.Kind.GIVEN);
  }

  /** Writes the text above the other pages of a section. */
  void writeRunningHead(PdfPen pen, String head) throws IOException {
    writeHead(pen, head, type.runningHead(), Typeface.REGULAR, Ink.Kind.LABEL);
  }

  /** Writes the number of a page under it. */
  void writeNumber(PdfPen pen, int number, int total) throws IOException {
    writeLines(
        pen,
        FittedText.fit(number + " / " + total, Typeface.REGULAR, type.runningHead(), 1, 1, width()),
        width() / 2,
        height() - MARGIN,
        Typeface.REGULAR,
        Ink.Kind.LABEL);
  }

  /** Returns how many cells are as wide as a picture, about: row numbers need one more. */
  int cellsAcross(int size) {
    return style.labelled() ? size + 1 : size;
  }

  /**
   * Draws a picture into a slot.
   *
   * @param number which of the slot's pictures, from 0
   */
  void drawPicture(PdfPen pen, PageGrid.Slot slot, int number, PuzzlePicture picture)
      throws IOException {
    Frame frame = slot.picture(number, side(slot, picture.size()));
    PictureStyle pictureStyle =
        new PictureStyle(
            style.theme(),
            style.labelled(),
            style.digits(),
            frame.width() / PdfPicture.POINTS_PER_PIXEL);
    Drawing drawing = PictureLayout.lay(picture, pictureStyle);
    double scale = Math.min(frame.width() / drawing.width(), frame.height() / drawing.height());
    double left = frame.x() + (frame.width() - drawing.width() * scale) / 2;
    pen.draw(style.largePrint() ? LargePrint.of(drawing) : drawing, left, frame.y(), scale);
  }

  /** Writes the text above the pictures of a slot. */
  void writeHeading(PdfPen pen, PageGrid.Slot slot, String heading) throws IOException {
    double size = slot.grid().content().headingSize();
    FittedText text =
        FittedText.fit(
            heading,
            Typeface.BOLD,
            size,
            size * BookletType.SHRINKING,
            BookletType.HEADING_LINES,
            slot.width());
    double baseline = slot.headingBottom() - DESCENT * size;
    writeLines(pen, text, slot.centre(), baseline, Typeface.BOLD, Ink.Kind.GIVEN);
  }

  /**
   * Writes the text below the pictures of a slot.
   *
   * @param size n of the pictures
   */
  void writeRemark(PdfPen pen, PageGrid.Slot slot, String remark, int size) throws IOException {
    double typeSize = slot.grid().content().remarkSize();
    FittedText text =
        FittedText.fit(
            remark,
            Typeface.REGULAR,
            typeSize,
            typeSize * BookletType.SHRINKING,
            Math.max(1, slot.grid().content().remarkLines()),
            slot.width());
    double firstBaseline = slot.remarkTop(side(slot, size)) + typeSize;
    double baseline = firstBaseline + (text.lines().size() - 1) * text.size() * FittedText.LEADING;
    writeLines(pen, text, slot.centre(), baseline, Typeface.REGULAR, Ink.Kind.LABEL);
  }

  private double side(PageGrid.Slot slot, int size) {
    return Math.min(slot.grid().side(), LARGEST_CELL * cellsAcross(size));
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
    int last = text.lines().size() - 1;
    for (int line = 0; line <= last; line++) {
      pen.write(
          text.lines().get(line),
          centre,
          baseline - (last - line) * text.size() * FittedText.LEADING,
          text.size(),
          typeface,
          colour(ink));
    }
  }

  private void writeHead(PdfPen pen, String head, double size, Typeface typeface, Ink.Kind ink)
      throws IOException {
    double smallest = size * BookletType.SHRINKING;
    FittedText text = FittedText.fit(head, typeface, size, smallest, 1, width() - 2 * MARGIN);
    writeLines(pen, text, width() / 2, MARGIN + typeface.capHeight(size), typeface, ink);
  }

  private int colour(Ink.Kind kind) {
    return style.theme().colour(Ink.of(kind));
  }
}
