package org.nonomino.render.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.nonomino.render.Ink;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Typeface;

/**
 * The layout of a tip in a column: the picture at the left of the text if the column has room for
 * both, otherwise below it. Pictures are just large enough to be read, so that a page has several
 * tips, and can be enlarged to fill it. In large print, a picture has the width of the column.
 *
 * @param lines all lines of text from the top, with their places relative to the tip
 * @param picture the place of the picture relative to the tip; without a size if there is none
 * @param height of the tip, with the distance to the next
 */
record TipLayout(
    Book.Block.Tip tip, PageTemplate layout, List<Line> lines, Frame picture, double height) {
  private static final double LEADING = 1.3;
  private static final double NAME = 1.15;
  private static final double GAP = 1.1;
  private static final double DISTANCE = 1.2;

  /** The minimum width of text next to a picture, in ems. */
  private static final double MIN_TEXT = 8;

  /** The width, in ems, below which text next to a picture is smaller. */
  private static final double NARROW = 15;

  private static final double SMALLER = 0.86;

  /** The size of a caption, relative to that of text. */
  private static final double CAPTION = 0.83;

  /** The space below a tip that fills its column, in ems. */
  private static final double FOOT = 0.5;

  /** The minimum width of a picture, in ems. */
  private static final double MIN_PICTURE = 13.7;

  /** The maximum width of an enlarged picture, relative to the column. */
  private static final double MAX_PICTURE = 0.5;

  /** A line of text with its left end and its baseline. */
  record Line(
      String text, double left, double baseline, double size, Typeface face, Ink.Kind ink) {}

  /**
   * Lays out a tip in a column. If it is too high for the column, its picture is smaller.
   *
   * @param growth the maximum ratio of a picture's size to the necessary size, from 1
   */
  static TipLayout of(Book.Block.Tip tip, PageTemplate layout, Frame column, double growth) {
    double width = column.width();
    double side = tip.picture().map(picture -> side(picture, layout, width, growth)).orElse(0.0);
    TipLayout usual = of(tip, layout, width, side);
    double excess = usual.drawnHeight() - column.height() + FOOT * layout.type().text();
    return excess > 0 && side > excess ? of(tip, layout, width, side - excess) : usual;
  }

  /** Returns whether the smallest words of the picture can be read. */
  boolean isLegible() {
    return tip.picture().stream()
        .allMatch(each -> picture.width() >= Math.floor(layout.plainLegibleSide(each)));
  }

  /** Returns the height without the distance to the next tip. */
  double drawnHeight() {
    return height - DISTANCE * layout.type().text();
  }

  private static TipLayout of(Book.Block.Tip tip, PageTemplate layout, double width, double side) {
    double em = layout.type().text();
    double left = side + GAP * em;
    boolean isBeside = side > 0 && left + MIN_TEXT * em <= width && !layout.look().largePrint();
    boolean isNarrow = isBeside && width - left < NARROW * em;
    double size = isNarrow ? SMALLER * em : em;
    Setter setter = new Setter(layout);
    setter.add(tip.name(), Typeface.BOLD, NAME * em, Ink.Kind.GIVEN, 0, width);
    setter.y += 0.2 * em;
    double top = setter.y;
    double textLeft = isBeside ? left : 0;
    setter.add(tip.text(), Typeface.REGULAR, size, Ink.Kind.GIVEN, textLeft, width);
    setter.y += 0.4 * em;
    double captionSize = layout.look().largePrint() ? em : CAPTION * em;
    double pictureTop = isBeside ? top : setter.y;
    if (!isBeside && side > 0) {
      setter.y += side + 0.4 * em;
    }
    setter.add(tip.caption(), Typeface.REGULAR, captionSize, Ink.Kind.LABEL, textLeft, width);
    double bottom = isBeside ? Math.max(setter.y, top + side) : setter.y;
    return new TipLayout(
        tip,
        layout,
        setter.lines,
        new Frame(isBeside ? 0 : (width - side) / 2, pictureTop, side, side),
        bottom + DISTANCE * em);
  }

  private static double side(
      PuzzlePicture picture, PageTemplate layout, double width, double growth) {
    if (layout.look().largePrint()) {
      return width;
    }
    double min = Math.max(MIN_PICTURE * layout.type().text(), layout.plainLegibleSide(picture));
    return Math.min(width, Math.max(min, Math.min(growth * min, MAX_PICTURE * width)));
  }

  /** Draws the tip with its upper left corner at a point. */
  void draw(PdfPen pen, double left, double top) throws IOException {
    if (tip.picture().isPresent()) {
      layout.drawPlain(
          pen,
          new Frame(left + picture.x(), top + picture.y(), picture.width(), picture.height()),
          tip.picture().get());
    }
    for (Line line : lines) {
      pen.writeFrom(
          line.text,
          left + line.left,
          top + line.baseline,
          line.size,
          line.face,
          layout.colour(line.ink));
    }
  }

  /** Sets lines one below the other. */
  private static final class Setter {
    private final PageTemplate layout;
    private final List<Line> lines = new ArrayList<>();
    private double y;

    Setter(PageTemplate layout) {
      this.layout = layout;
    }

    void add(String text, Typeface face, double size, Ink.Kind ink, double left, double right) {
      for (String line :
          layout.fit(text, face, size, size, Integer.MAX_VALUE, right - left).lines()) {
        lines.add(new Line(line, left, y + size, size, face, ink));
        y += size * LEADING;
      }
    }
  }
}
