package org.nonomino.render.export;

import java.io.IOException;
import org.nonomino.render.Ink;
import org.nonomino.render.Theme;
import org.nonomino.render.Typeface;

/** Draws the cover and the title page of a book. */
record FrontPages(PageTemplate layout, Book.Titles titles) {
  private static final int WHITE = 0xFFFFFF;
  private static final int BLACK = 0x000000;
  private static final int TITLE_LINES = 3;

  /** The maximum size of the title, relative to the width of the page. */
  private static final double COVER_TITLE = 0.115;

  private static final double TITLE = 0.085;

  void drawCover(PdfPen pen, Book.Cover cover) throws IOException {
    Frame page = layout.look().shape().bled();
    PageSize trim = layout.look().shape().trim();
    double width = trim.width();
    double height = trim.height();
    pen.fill(page, cover.colour());
    int ink = brightness(cover.colour()) > 0.5 ? BLACK : WHITE;
    Frame text = new Frame(0.09 * width, 0, 0.82 * width, height);
    double largest = COVER_TITLE * Math.min(width, 0.75 * height);
    double bottom =
        writeBelow(pen, titles.title(), text, 0.075 * height, largest, Typeface.BOLD, ink);
    double subtitleBottom =
        writeBelow(
            pen,
            titles.subtitle(),
            text,
            bottom + 0.012 * height,
            0.4 * largest,
            Typeface.REGULAR,
            ink);
    double foot = 0.91 * height;
    double authorSize = 0.42 * largest;
    FittedText author = fit(titles.author(), text, authorSize, Typeface.REGULAR);
    layout.writeLines(pen, author, text.centre(), foot, Typeface.REGULAR, ink);
    double top = subtitleBottom + 0.03 * height;
    double room = foot - authorSize * 2.2 - top;
    double side = Math.min(0.76 * width, room);
    Frame card = new Frame((width - side) / 2, top + (room - side) / 2, side, side);
    pen.fill(card, WHITE);
    double edge = 0.035 * side;
    PageTemplate tinted = new PageTemplate(layout.look().with(Theme.LIGHT), layout.type());
    tinted.draw(
        pen,
        new Frame(card.x() + edge, card.y() + edge, side - 2 * edge, side - 2 * edge),
        cover.picture());
  }

  void drawTitle(PdfPen pen, int number) throws IOException {
    Frame room = layout.look().shape().room(number);
    int ink = layout.colour(Ink.Kind.GIVEN);
    double largest = TITLE * Math.min(room.width(), 0.75 * room.height()) * 1.25;
    double top = room.y() + 0.22 * room.height();
    double bottom = writeBelow(pen, titles.title(), room, top, largest, Typeface.BOLD, ink);
    bottom =
        writeBelow(
            pen,
            titles.subtitle(),
            room,
            bottom + 0.02 * room.height(),
            0.45 * largest,
            Typeface.REGULAR,
            ink);
    writeBelow(
        pen,
        titles.author(),
        room,
        bottom + 0.08 * room.height(),
        0.5 * largest,
        Typeface.REGULAR,
        ink);
    FittedText publisher = fit(titles.publisher(), room, layout.type().text(), Typeface.REGULAR);
    layout.writeLines(pen, publisher, room.centre(), room.bottom(), Typeface.REGULAR, ink);
  }

  /** Writes the notice at the foot of the back of the title page. */
  void drawNotice(PdfPen pen, int number) throws IOException {
    Frame room = layout.look().shape().room(number);
    double size = layout.look().largePrint() ? layout.type().text() : 0.85 * layout.type().text();
    double baseline = room.bottom();
    String[] lines = titles.notice().split("\\R", -1);
    for (int i = lines.length - 1; i >= 0; i--) {
      FittedText text =
          layout.fit(lines[i], Typeface.REGULAR, size, size, Integer.MAX_VALUE, room.width());
      for (int line = text.lines().size() - 1; line >= 0; line--) {
        pen.writeFrom(
            text.lines().get(line),
            room.x(),
            baseline,
            size,
            Typeface.REGULAR,
            layout.colour(Ink.Kind.LABEL));
        baseline -= size * FittedText.LEADING;
      }
      if (text.lines().isEmpty()) {
        baseline -= 0.6 * size * FittedText.LEADING;
      }
    }
  }

  /** Writes text downwards, and returns its end. */
  private double writeBelow(
      PdfPen pen, String words, Frame room, double top, double size, Typeface typeface, int ink)
      throws IOException {
    FittedText text = fit(words, room, size, typeface);
    if (text.lines().isEmpty()) {
      return top;
    }
    double height = text.lines().size() * text.size() * FittedText.LEADING;
    double lastBaseline = top + height - 0.3 * text.size();
    layout.writeLines(pen, text, room.centre(), lastBaseline, typeface, ink);
    return top + height;
  }

  private FittedText fit(String words, Frame room, double size, Typeface typeface) {
    return layout.fit(words, typeface, size, 0.7 * size, TITLE_LINES, room.width());
  }

  private static double brightness(int colour) {
    return (0.299 * (colour >> 16 & 0xFF) + 0.587 * (colour >> 8 & 0xFF) + 0.114 * (colour & 0xFF))
        / 255;
  }
}
