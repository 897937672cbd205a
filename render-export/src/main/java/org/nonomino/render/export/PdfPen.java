package org.nonomino.render.export;

import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.util.Matrix;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.Point;
import org.nonomino.render.Shape;
import org.nonomino.render.Typeface;

/**
 * Draws on a page of a PDF. Places are in points (72 to an inch) from the upper left corner of the
 * trimmed page, y downwards, and are rounded to hundredths. Not thread-safe.
 */
final class PdfPen implements Closeable {
  /*
   * Neighbouring shapes of the same kind form one run: rectangles of one colour are one path, filled once (without hairlines between them), lines of one pen are one path, stroked once, and words of one font are one text object. The graphics state of
   * the page is set only when it changes. This reduces a page of puzzles to a third of its size
   * with separate shapes. Polygons and circles are filled one by one, because two of them in one
   * path could cut holes into each other.
   */

  /**
   * The distance of the control points of a quarter circle from its ends, relative to its radius.
   */
  private static final double CIRCLE_CONTROL = 0.5522847498;

  private static final int BLACK = 0x000000;
  private static final int NOT_SET = -1;

  private final PDPageContentStream content;
  private final double pageLeft;
  private final double pageTop;
  private final PDRectangle bled;
  private final Inks inks;

  /**
   * The fonts and colours of a document.
   *
   * @param embedded returns the fonts of the document
   * @param fonts the same fonts, for measuring
   * @param colours the colour space
   * @param minLine the minimum width of lines, in points; thinner ones are widened
   * @param minType the minimum size of words in drawings, in points; smaller ones are enlarged
   */
  record Inks(
      Function<Typeface, PDFont> embedded,
      PrintFonts fonts,
      PrintColours colours,
      double minLine,
      double minType) {}

  /** Something to draw. */
  interface Content {
    void draw() throws IOException;
  }

  /** The way in which neighbouring shapes are drawn. */
  private sealed interface Run {
    record Fill(int colour) implements Run {}

    record Stroke(int colour, double width, boolean dashed) implements Run {}

    record Text(int colour, Typeface typeface, double size) implements Run {}

    /** No run has begun. */
    record None() implements Run {}
  }

  private static final Run NONE = new Run.None();

  private Run run = NONE;

  /** The current colours. A page begins with black, but in DeviceGray. */
  private int fillColour;

  private int strokeColour;
  private Run.Stroke pen = new Run.Stroke(0, 1, false);
  private Run.Text font = new Run.Text(0, Typeface.REGULAR, 0);

  /** The x at which the last word of this run began. */
  private double textX;

  private double textY;

  /** Begins to draw on a page whose graphics state is initial, or was set by another pen. */
  PdfPen(PDPageContentStream content, PDPage page, Inks inks) throws IOException {
    this.content = content;
    this.pageLeft = page.getTrimBox().getLowerLeftX();
    this.pageTop = page.getTrimBox().getUpperRightY();
    this.bled = page.getBleedBox();
    this.inks = inks;
    fillColour = inks.colours() == PrintColours.GRAY ? BLACK : NOT_SET;
    strokeColour = fillColour;
    content.saveGraphicsState();
    content.setLineCapStyle(1);
    content.setLineJoinStyle(1);
  }

  /** Draws a whole drawing, its upper left corner at a place, its lengths multiplied. */
  void draw(Drawing drawing, double x, double y, double scale) throws IOException {
    for (Shape shape : drawing.shapes()) {
      int colour = drawing.theme().opaqueColour(shape.ink());
      boolean isDrawn = shape.ink().kind() == Ink.Kind.DRAWN;
      draw(
          shape,
          isDrawn ? inks.colours().drawn(colour, shape instanceof Shape.Lines) : colour,
          new Scaling(x, y, scale));
    }
  }

  void fill(List<Point> corners, int colour) throws IOException {
    begin(new Run.Fill(colour));
    addPath(corners, Scaling.NONE);
    end();
  }

  /** Draws a line, closed if the last point is the first. */
  void stroke(List<Point> points, double width, int colour) throws IOException {
    begin(new Run.Stroke(colour, line(width), false));
    addPath(points, Scaling.NONE);
  }

  void fillCircle(Point centre, double radius, int colour) throws IOException {
    begin(new Run.Fill(colour));
    addCircle(centre, radius);
    end();
  }

  /** Fills the whole page with its bleed. */
  void fillGround(int colour) throws IOException {
    begin(new Run.Fill(colour));
    content.addRect(bled.getLowerLeftX(), bled.getLowerLeftY(), bled.getWidth(), bled.getHeight());
  }

  /** Draws something clipped to the page with its bleed. */
  void clipped(Content drawn) throws IOException {
    within(
        () -> {
          content.addRect(
              bled.getLowerLeftX(), bled.getLowerLeftY(), bled.getWidth(), bled.getHeight());
          content.clip();
        },
        drawn);
  }

  /**
   * Draws something turned about a point.
   *
   * @param degrees clockwise
   */
  void turned(double degrees, Point about, Content drawn) throws IOException {
    float x = hundredths(x(about.x()));
    float y = hundredths(y(about.y()));
    Matrix turn = Matrix.getRotateInstance(-StrictMath.toRadians(degrees), x, y);
    turn.translate(-x, -y);
    within(() -> content.transform(turn), drawn);
  }

  /** Draws something in a changed graphics state, and restores the state. */
  private void within(Content change, Content drawn) throws IOException {
    end();
    int outerFill = fillColour;
    int outerStroke = strokeColour;
    Run.Stroke outerPen = pen;
    Run.Text outerFont = font;
    content.saveGraphicsState();
    change.draw();
    drawn.draw();
    end();
    content.restoreGraphicsState();
    fillColour = outerFill;
    strokeColour = outerStroke;
    pen = outerPen;
    font = outerFont;
  }

  /** Returns the width of a line as it is drawn. */
  private double line(double width) {
    return hundredths(Math.max(inks.minLine(), width));
  }

  void fill(Frame frame, int colour) throws IOException {
    begin(new Run.Fill(colour));
    addRectangle(frame.x(), frame.y(), frame.right(), frame.bottom());
  }

  /**
   * Writes text, with characters that cannot be shown replaced as in {@link ShownText}.
   *
   * @param centre the x of its middle
   * @param baseline the y of the baseline of the letters
   */
  void write(
      String text, double centre, double baseline, double size, Typeface typeface, int colour)
      throws IOException {
    OutlineFont font = inks.fonts().of(typeface);
    String shown = ShownText.of(text, font);
    writeFrom(shown, centre - font.width(shown, size) / 2, baseline, size, typeface, colour);
  }

  /**
   * Writes text that can be shown.
   *
   * @param start the x of its left end
   * @param baseline the y of the baseline of the letters
   */
  void writeFrom(
      String shown, double start, double baseline, double size, Typeface typeface, int colour)
      throws IOException {
    if (shown.isEmpty()) {
      return;
    }
    begin(new Run.Text(colour, typeface, hundredths(size)));
    double left = hundredths(x(start));
    double bottom = hundredths(y(baseline));
    content.newLineAtOffset(hundredths(left - textX), hundredths(bottom - textY));
    content.showText(shown);
    textX = left;
    textY = bottom;
  }

  @Override
  public void close() throws IOException {
    end();
    content.restoreGraphicsState();
    content.close();
  }

  static float hundredths(double length) {
    return Math.round(length * 100) / 100f;
  }

  /** The place and scale of a drawing on the page. */
  private record Scaling(double x, double y, double scale) {
    static final Scaling NONE = new Scaling(0, 0, 1);

    double x(double x) {
      return this.x + x * scale;
    }

    double y(double y) {
      return this.y + y * scale;
    }

    Point of(Point point) {
      return new Point(x(point.x()), y(point.y()));
    }

    double length(double length) {
      return length * scale;
    }
  }

  private void draw(Shape shape, int colour, Scaling scaling) throws IOException {
    if (shape instanceof Shape.Rectangle rectangle) {
      begin(new Run.Fill(colour));
      addRectangle(
          scaling.x(rectangle.x()),
          scaling.y(rectangle.y()),
          scaling.x(rectangle.x() + rectangle.width()),
          scaling.y(rectangle.y() + rectangle.height()));
    } else if (shape instanceof Shape.Lines lines) {
      begin(new Run.Stroke(colour, line(scaling.length(lines.width())), lines.dashed()));
      for (List<Point> path : lines.paths()) {
        addPath(path, scaling);
      }
    } else if (shape instanceof Shape.Circle circle) {
      boolean isDisc = circle.width() == 0;
      begin(
          isDisc
              ? new Run.Fill(colour)
              : new Run.Stroke(colour, line(scaling.length(circle.width())), false));
      addCircle(scaling.of(circle.centre()), scaling.length(circle.radius()));
      if (isDisc) {
        end();
      }
    } else if (shape instanceof Shape.Curve curve) {
      begin(new Run.Stroke(colour, line(scaling.length(curve.width())), curve.dashed()));
      addCurve(scaling.of(curve.from()), scaling.of(curve.control()), scaling.of(curve.to()));
    } else if (shape instanceof Shape.Polygon polygon) {
      begin(new Run.Fill(colour));
      addPath(polygon.corners(), scaling);
      end();
    } else if (shape instanceof Shape.Word word) {
      writeWord(word, scaling, colour);
    }
  }

  /** Writes a word in the middle of its place. Fonts that are not bundled may be larger. */
  private void writeWord(Shape.Word word, Scaling scaling, int colour) throws IOException {
    OutlineFont font = inks.fonts().of(word.typeface());
    double planned = scaling.length(word.size());
    double size = Math.max(inks.minType(), font.sizeLike(word.typeface(), planned));
    double baseline = scaling.y(word.baseline());
    if (size != planned) {
      baseline += (font.capHeight(size) - word.typeface().capHeight(planned)) / 2;
    }
    double middle = scaling.x(word.x());
    double line = baseline;
    String text = ShownText.withSymbols(word.text(), font);
    Content written =
        font.canShow(text)
            ? () -> write(text, middle, line, size, word.typeface(), colour)
            : () -> fillOutline(text, middle, line, size, font, colour);
    if (word.angle() == 0) {
      written.draw();
    } else {
      turned(word.angle(), scaling.of(word.middle()), written);
    }
  }

  /** Draws text with symbols, because these are not in the fonts of the document. */
  private void fillOutline(
      String text, double centre, double baseline, double size, OutlineFont font, int colour)
      throws IOException {
    begin(new Run.Fill(colour));
    AffineTransform place =
        AffineTransform.getTranslateInstance(centre - font.width(text, size) / 2, baseline);
    double[] p = new double[6];
    Point last = new Point(0, 0);
    for (PathIterator path = font.outline(text, size).getPathIterator(place);
        !path.isDone();
        path.next()) {
      switch (path.currentSegment(p)) {
        case PathIterator.SEG_MOVETO -> {
          last = new Point(p[0], p[1]);
          moveTo(last);
        }
        case PathIterator.SEG_LINETO -> {
          last = new Point(p[0], p[1]);
          lineTo(last);
        }
        case PathIterator.SEG_QUADTO -> {
          Point control = new Point(p[0], p[1]);
          Point end = new Point(p[2], p[3]);
          curveTo(twoThirds(last, control), twoThirds(end, control), end);
          last = end;
        }
        case PathIterator.SEG_CLOSE -> content.closePath();
        default -> throw new IllegalStateException("outlines of TrueType are quadratic");
      }
    }
    end();
  }

  /** Continues a run of the same kind, or ends it and begins the next. */
  private void begin(Run next) throws IOException {
    if (next.equals(run)) {
      return;
    }
    end();
    if (next instanceof Run.Fill fill) {
      setFillColour(fill.colour());
    } else if (next instanceof Run.Stroke stroke) {
      setPen(stroke);
    } else if (next instanceof Run.Text text) {
      setFillColour(text.colour());
      content.beginText();
      setFont(text);
      textX = 0;
      textY = 0;
    }
    run = next;
  }

  private void end() throws IOException {
    if (run instanceof Run.Fill) {
      content.fill();
    } else if (run instanceof Run.Stroke) {
      content.stroke();
    } else if (run instanceof Run.Text) {
      content.endText();
    }
    run = NONE;
  }

  private void setFillColour(int colour) throws IOException {
    if (colour != fillColour) {
      inks.colours().setFill(content, colour);
      fillColour = colour;
    }
  }

  private void setPen(Run.Stroke next) throws IOException {
    if (next.colour() != strokeColour) {
      inks.colours().setStroke(content, next.colour());
      strokeColour = next.colour();
    }
    if (next.width() != pen.width()) {
      content.setLineWidth((float) next.width());
    }
    if (next.dashed() && (!pen.dashed() || next.width() != pen.width())) {
      float[] pattern = {
        hundredths(Shape.DASH * next.width()), hundredths(Shape.GAP * next.width())
      };
      content.setLineDashPattern(pattern, 0);
    } else if (pen.dashed() && !next.dashed()) {
      content.setLineDashPattern(new float[0], 0);
    }
    pen = next;
  }

  private void setFont(Run.Text next) throws IOException {
    if (next.typeface() != font.typeface() || next.size() != font.size()) {
      content.setFont(inks.embedded().apply(next.typeface()), (float) next.size());
      font = next;
    }
  }

  private double x(double x) {
    return pageLeft + x;
  }

  private double y(double y) {
    return pageTop - y;
  }

  /** Adds a rectangle whose corners are rounded, so that neighbours meet. */
  private void addRectangle(double left, double top, double right, double bottom)
      throws IOException {
    float x = hundredths(x(left));
    float y = hundredths(y(bottom));
    content.addRect(x, y, hundredths(hundredths(x(right)) - x), hundredths(hundredths(y(top)) - y));
  }

  private void addPath(List<Point> points, Scaling scaling) throws IOException {
    moveTo(scaling.of(points.get(0)));
    boolean isClosed = points.get(0).equals(points.get(points.size() - 1));
    for (Point point : points.subList(1, isClosed ? points.size() - 1 : points.size())) {
      lineTo(scaling.of(point));
    }
    if (isClosed) {
      content.closePath();
    }
  }

  private void addCircle(Point centre, double radius) throws IOException {
    double reach = radius * CIRCLE_CONTROL;
    double[][] quarters = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    moveTo(new Point(centre.x() + radius, centre.y()));
    for (int quarter = 0; quarter < 4; quarter++) {
      double[] from = quarters[quarter];
      double[] to = quarters[quarter + 1];
      curveTo(
          new Point(
              centre.x() + from[0] * radius + to[0] * reach,
              centre.y() + from[1] * radius + to[1] * reach),
          new Point(
              centre.x() + to[0] * radius + from[0] * reach,
              centre.y() + to[1] * radius + from[1] * reach),
          new Point(centre.x() + to[0] * radius, centre.y() + to[1] * radius));
    }
    content.closePath();
  }

  /** Adds a quadratic curve as the equal cubic curve, because PDF has only these. */
  private void addCurve(Point from, Point control, Point to) throws IOException {
    moveTo(from);
    curveTo(twoThirds(from, control), twoThirds(to, control), to);
  }

  private static Point twoThirds(Point from, Point to) {
    return new Point(
        from.x() + (to.x() - from.x()) * 2 / 3, from.y() + (to.y() - from.y()) * 2 / 3);
  }

  private void moveTo(Point point) throws IOException {
    content.moveTo(hundredths(x(point.x())), hundredths(y(point.y())));
  }

  private void lineTo(Point point) throws IOException {
    content.lineTo(hundredths(x(point.x())), hundredths(y(point.y())));
  }

  private void curveTo(Point first, Point second, Point to) throws IOException {
    content.curveTo(
        hundredths(x(first.x())),
        hundredths(y(first.y())),
        hundredths(x(second.x())),
        hundredths(y(second.y())),
        hundredths(x(to.x())),
        hundredths(y(to.y())));
  }
}
