package org.nonomino.render.export;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.nonomino.render.Ink;
import org.nonomino.render.Typeface;

/** Draws the title page of a book. */
record FrontPages(PageTemplate layout, Book.Titles titles) {
  private static final int TITLE_LINES = 3;

  /** The height of a blank line of the notice, relative to that of other lines. */
  private static final double BLANK_LINE = 0.6;

  /** The maximum size of the title on the title page, relative to the width of the text. */
  private static final double TITLE = 0.106;

  /** The size of the half title, relative to that of the title. */
  private static final double HALF_TITLE = 0.6;

  /** The distance of the title from the top, relative to the height of the text. */
  private static final double TITLE_TOP = 0.22;

  /** Writes the title at the height of the one on the title page, but smaller. */
  void drawHalfTitle(PdfPen pen, int number) throws IOException {
    Frame room = layout.look().shape().room(number);
    writeBelow(
        pen,
        titles.title(),
        room,
        room.y() + TITLE_TOP * room.height(),
        HALF_TITLE * titleSize(room),
        Typeface.BOLD,
        layout.colour(Ink.Kind.GIVEN));
  }

  private static double titleSize(Frame room) {
    return TITLE * Math.min(room.width(), 0.75 * room.height());
  }

  void drawTitle(PdfPen pen, int number) throws IOException {
    Frame room = layout.look().shape().room(number);
    int ink = layout.colour(Ink.Kind.GIVEN);
    double largest = titleSize(room);
    double top = room.y() + TITLE_TOP * room.height();
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
    List<FittedText> paragraphs =
        Stream.of(titles.notice().split("\\R", -1))
            .map(
                line ->
                    layout.fit(line, Typeface.REGULAR, size, size, Integer.MAX_VALUE, room.width()))
            .toList();
    double leading = size * FittedText.LEADING;
    double height =
        paragraphs.stream()
            .mapToDouble(text -> text.lines().isEmpty() ? BLANK_LINE : text.lines().size())
            .sum();
    double baseline = room.bottom() - (height - 1) * leading;
    for (FittedText text : paragraphs) {
      for (String line : text.lines()) {
        pen.writeFrom(
            line, room.x(), baseline, size, Typeface.REGULAR, layout.colour(Ink.Kind.LABEL));
        baseline += leading;
      }
      if (text.lines().isEmpty()) {
        baseline += BLANK_LINE * leading;
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
}
