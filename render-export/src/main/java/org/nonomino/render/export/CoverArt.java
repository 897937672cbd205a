package org.nonomino.render.export;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.nonomino.render.Point;
import org.nonomino.render.Theme;
import org.nonomino.render.Typeface;

/** Draws the ground, the front and the spine of a cover. */
final class CoverArt {
  /** The number of squares of the ground across the width of a page. */
  private static final int SQUARES = 9;

  /**
   * The shares in the colours of the squares of the ground: of white, or of black if negative; the
   * reverse if text is black, so that most squares give text more contrast.
   */
  private static final double[] SHADES = {-0.16, -0.08, 0, 0, 0, 0.035, 0.07};

  /** How strongly a conspicuous square is tinted, from 0 to 1. */
  private static final double STRIKING = 0.14;

  /** The average number of squares per conspicuous square. */
  private static final int STRIKING_ONES = 23;

  private static final double TILT = -6;
  private static final double BADGE_TILT = 8;
  private static final int MAX_TITLE_LINES = 3;

  /** The size of the title, relative to the width of the page. */
  private static final double MAX_TITLE = 0.19;

  /** The maximum height of the title, relative to that of the page. */
  private static final double TITLE_HEIGHT = 0.27;

  private static final double TITLE_LEADING = 1.04;

  /** The size of the names of levels, the smallest type, relative to that of the subtitle. */
  private static final double LEVELS = 0.8;

  /** The maximum size of the text on the spine, relative to its width and in points. */
  private static final double SPINE_TYPE = 0.55;

  private static final double MAX_SPINE_TYPE = 24;

  private final PageTemplate layout;
  private final Book.Titles titles;
  private final Book.Cover cover;
  private final CoverColours colours;

  /**
   * @param layout the pages of the book
   */
  CoverArt(PageTemplate layout, Book.Titles titles, Book.Cover cover) {
    this.layout = layout;
    this.titles = titles;
    this.cover = cover;
    this.colours = new CoverColours(cover.colour());
  }

  CoverColours colours() {
    return colours;
  }

  /**
   * Covers a sheet with squares in shades of one colour.
   *
   * @param sheet with its bleed
   * @param page the size of a page
   */
  void drawGround(PdfPen pen, Frame sheet, PageSize page) throws IOException {
    pen.fillGround(colours.ground());
    double side = page.width() / SQUARES;
    pen.clipped(
        () -> {
          for (int shade = 0; shade <= SHADES.length; shade++) {
            for (int row = 0; row * side < sheet.height(); row++) {
              for (int column = 0; column * side < sheet.width(); column++) {
                if (shade(row, column) == shade) {
                  pen.fill(
                      new Frame(sheet.x() + column * side, sheet.y() + row * side, side, side),
                      square(shade));
                }
              }
            }
          }
        });
  }

  private int square(int shade) {
    double share = shade == SHADES.length ? STRIKING : SHADES[shade];
    return colours.shade(colours.ink() == CoverColours.WHITE ? share : -share);
  }

  /** Returns the number of the shade of a square: arbitrary, but always the same. */
  private static int shade(int row, int column) {
    int hash = row * 0x9E3779B1 ^ column * 0x85EBCA77;
    hash = (hash ^ hash >>> 15) * 0x2C1B3C6D;
    hash = (hash ^ hash >>> 12) * 0x297A2D39;
    hash ^= hash >>> 15;
    return Math.floorMod(hash, STRIKING_ONES) == 0
        ? SHADES.length
        : Math.floorMod(hash >>> 5, SHADES.length);
  }

  /** Draws title, picture, badge and author. */
  void drawFront(PdfPen pen, Frame front) throws IOException {
    double width = front.width();
    double height = front.height();
    double margin = Math.max(1.2 * CoverSheet.SAFE, 0.075 * width);
    Frame room = front.inset(margin);
    double top = writeTitle(pen, room);
    double least = layout.look().largePrint() ? TypeSizes.MIN_LARGE_PRINT / LEVELS : 0;
    double type = Math.max(least, 0.045 * Math.min(width, 0.75 * height));
    top = writeBelow(pen, cover.front().subtitle(), room, top + 0.4 * type, type, colours.accent());
    double bottom = room.bottom();
    if (!titles.author().isBlank()) {
      FittedText author = fit(titles.author(), 0.9 * type, room.width(), 1);
      layout.writeLines(pen, author, room.centre(), bottom, Typeface.REGULAR, colours.ink());
      bottom -= 2 * author.size();
    }
    if (!cover.front().levels().isBlank()) {
      double band = 1.9 * type;
      Frame strip = new Frame(room.x(), bottom - band, room.width(), band);
      pen.fill(strip, colours.shade(-0.45));
      FittedText levels = fit(cover.front().levels(), LEVELS * type, 0.94 * room.width(), 1);
      layout.writeLines(
          pen,
          levels,
          strip.centre(),
          centred(strip.y() + band / 2, levels.size(), Typeface.REGULAR),
          Typeface.REGULAR,
          CoverColours.inkOn(colours.shade(-0.45)));
      bottom = strip.y() - 0.6 * type;
    }
    drawPicture(pen, new Frame(front.x(), top + 0.5 * type, width, bottom - top - 0.5 * type));
  }

  /** Draws the tilted picture in the middle of a frame, and the badge on its corner. */
  private void drawPicture(PdfPen pen, Frame frame) throws IOException {
    // A tilted square is wider than an upright one.
    double turn = StrictMath.toRadians(Math.abs(TILT));
    double widening = StrictMath.cos(turn) + StrictMath.sin(turn);
    double side = Math.min(0.78 * frame.width(), 0.97 * frame.height() / widening);
    Point middle = new Point(frame.centre(), frame.y() + frame.height() / 2);
    Frame card = new Frame(middle.x() - side / 2, middle.y() - side / 2, side, side);
    double shadow = 0.018 * side;
    pen.turned(
        TILT,
        middle,
        () -> {
          pen.fill(
              new Frame(card.x() + shadow, card.y() + shadow, side, side), colours.shade(-0.6));
          pen.fill(card, CoverColours.WHITE);
          coloured().draw(pen, card.inset(0.022 * side), cover.picture());
        });
    double radius = 0.17 * side;
    Point badge = new Point(card.right() - 0.3 * radius, card.bottom() - 0.75 * radius);
    pen.fillCircle(badge, radius * 1.07, colours.shade(-0.6));
    pen.fillCircle(badge, radius, colours.accent());
    int ink = CoverColours.inkOn(colours.accent());
    pen.turned(
        BADGE_TILT,
        badge,
        () -> {
          FittedText count = fitBold(cover.front().count(), 0.85 * radius, 1.4 * radius);
          layout.writeLines(pen, count, badge.x(), badge.y() + 0.12 * radius, Typeface.BOLD, ink);
          FittedText things = fit(cover.front().things(), 0.36 * radius, 1.5 * radius, 1);
          layout.writeLines(
              pen, things, badge.x(), badge.y() + 0.52 * radius, Typeface.REGULAR, ink);
        });
  }

  /** Returns the layout for pictures in colour. */
  PageTemplate coloured() {
    return new PageTemplate(layout.look().with(Theme.LIGHT), layout.type());
  }

  /** Writes the title as large as possible, and returns its end. */
  private double writeTitle(PdfPen pen, Frame room) throws IOException {
    List<String> lines = List.of();
    double size = 0;
    double max = MAX_TITLE * Math.min(room.width(), 0.85 * room.height());
    for (int count = 1; count <= MAX_TITLE_LINES; count++) {
      List<String> split = TitleLines.split(titles.title(), count, this::titleWidth);
      double widest = split.stream().mapToDouble(this::titleWidth).max().orElse(1);
      double possible =
          Stream.of(max, room.width() / widest, TITLE_HEIGHT * room.height() / split.size())
              .min(Double::compare)
              .orElseThrow();
      if (possible > size) {
        size = possible;
        lines = split;
      }
    }
    double baseline = room.y() + Typeface.BOLD.capHeight(size);
    for (String line : lines) {
      pen.write(line, room.centre(), baseline, size, Typeface.BOLD, colours.ink());
      baseline += size * TITLE_LEADING;
    }
    return baseline - size * (TITLE_LEADING - 0.25);
  }

  private double titleWidth(String line) {
    return layout.width(
        ShownText.of(line, layout.look().fonts().of(Typeface.BOLD)), Typeface.BOLD, 1);
  }

  /** Writes text downwards, and returns its end. */
  private double writeBelow(
      PdfPen pen, String words, Frame room, double top, double size, int colour)
      throws IOException {
    FittedText fitted = fit(words, size, room.width(), 2);
    if (fitted.lines().isEmpty()) {
      return top;
    }
    OutlineFont font = layout.look().fonts().of(Typeface.REGULAR);
    List<String> balanced =
        TitleLines.split(words, fitted.lines().size(), line -> font.width(line, fitted.size()));
    boolean fits =
        balanced.stream().allMatch(line -> font.width(line, fitted.size()) <= room.width());
    FittedText text = fits ? new FittedText(balanced, fitted.size()) : fitted;
    double height = text.lines().size() * text.size() * FittedText.LEADING;
    layout.writeLines(
        pen, text, room.centre(), top + height - 0.25 * text.size(), Typeface.REGULAR, colour);
    return top + height;
  }

  private FittedText fit(String words, double size, double width, int lines) {
    return layout.fit(words, Typeface.REGULAR, size, 0.6 * size, lines, width);
  }

  private FittedText fitBold(String words, double size, double width) {
    return layout.fit(words, Typeface.BOLD, size, 0.3 * size, 1, width);
  }

  /** Returns the baseline of capital letters whose middle is at a height. */
  private static double centred(double middle, double size, Typeface typeface) {
    return middle + typeface.capHeight(size) / 2;
  }

  /**
   * Writes the text on the spine, from the top to the bottom.
   *
   * @param room for the letters
   * @param width of the spine
   * @return the size of the letters; empty if there is no text
   */
  OptionalDouble drawSpine(PdfPen pen, Frame room, double width) throws IOException {
    OutlineFont font = layout.look().fonts().of(Typeface.BOLD);
    String shown = ShownText.of(cover.spine(), font);
    if (shown.isBlank()) {
      return OptionalDouble.empty();
    }
    Rectangle2D ink = font.outline(shown, 1).getBounds2D();
    double size =
        Stream.of(
                MAX_SPINE_TYPE,
                SPINE_TYPE * width,
                room.width() / ink.getHeight(),
                room.height() / ink.getWidth())
            .min(Double::compare)
            .orElseThrow();
    Point middle = new Point(room.centre(), room.y() + room.height() / 2);
    double baseline = middle.y() - size * ink.getCenterY();
    double start = middle.x() - size * ink.getCenterX();
    double written = Math.floor(size * 100) / 100;
    pen.turned(
        90,
        middle,
        () -> pen.writeFrom(shown, start, baseline, written, Typeface.BOLD, colours.ink()));
    return OptionalDouble.of(written);
  }
}
