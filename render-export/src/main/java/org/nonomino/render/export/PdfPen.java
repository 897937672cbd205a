package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.nonomino.render.Drawing;
import org.nonomino.render.Point;
import org.nonomino.render.Shape;
import org.nonomino.render.Typeface;

/**
 * Draws on a page of a PDF. Places are in points (72 to an inch) from the upper left corner of the
 * page, y downwards, and are rounded to hundredths. Not thread-safe.
 */
final class PdfPen implements Closeable {
  /*
   * Neighbouring shapes that are drawn in the same way make one run: rectangles of one colour are
   * one path that is filled once (which also leaves no hairline between them), lines of one pen are
   * one path that is stroked once, and words of one font are one text object. What the page's
   * graphics state is already set to is not set again. A page of puzzles is a third of what it is
   * shape by shape. Polygons and circles are filled one by one: two of them in one path could cut
   * holes into each other.
   */

  /** How far from the ends of a quarter circle its control points are, by its radius. */
  private static final double CIRCLE_CONTROL = 0.5522847498;

  private final PDPageContentStream content;
  private final double pageHeight;
  private final Function<Typeface, PDFont> fonts;

  /** How neighbouring shapes are drawn. */
  private sealed interface Run {
    record Fill(int colour) implements Run {}

    record Stroke(int colour, double width, boolean dashed) implements Run {}

    record Text(int colour, Typeface typeface, double size) implements Run {}

    /** Nothing is begun. */
    record None() implements Run {}
  }

  private static final Run NONE = new Run.None();

  private Run run = NONE;
  private int fillColour;
  private int strokeColour;
  private Run.Stroke pen = new Run.Stroke(0, 1, false);
  private Run.Text font = new Run.Text(0, Typeface.REGULAR, 0);

  /** Where the last word of this run began. */
  private double textX;

  private double textY;

  /** Begins to draw on a page whose graphics state has its first values, or is set by a pen. */
  PdfPen(PDPageContentStream content, double pageHeight, Function<Typeface, PDFont> fonts)
      throws IOException {
    this.content = content;
    this.pageHeight = pageHeight;
    this.fonts = fonts;
    content.saveGraphicsState();
    content.setLineCapStyle(1);
    content.setLineJoinStyle(1);
  }

  /** Draws a whole drawing, its upper left corner at a place, its lengths multiplied. */
  void draw(Drawing drawing, double x, double y, double scale) throws IOException {
    for (Shape shape : drawing.shapes()) {
      draw(shape, drawing.theme().colour(shape.ink()), new Scaling(x, y, scale));
    }
  }

  /** Fills a rectangle. */
  void fill(double x, double y, double width, double height, int colour) throws IOException {
    begin(new Run.Fill(colour));
    addRectangle(x, y, x + width, y + height);
  }

  /**
   * Writes a text; what of it cannot be shown is shown as {@link ShownText} says.
   *
   * @param centre the x of its middle
   * @param baseline the y of the baseline of the letters
   */
  void write(
      String text, double centre, double baseline, double size, Typeface typeface, int colour)
      throws IOException {
    String shown = ShownText.of(text, typeface);
    if (shown.isEmpty()) {
      return;
    }
    begin(new Run.Text(colour, typeface, hundredths(size)));
    double left = hundredths(centre - OutlineFont.of(typeface).width(shown, size) / 2);
    double bottom = hundredths(pageHeight - baseline);
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

  /** Returns the length as it is written. */
  static float hundredths(double length) {
    return Math.round(length * 100) / 100f;
  }

  /** Where the parts of a drawing are placed on the page. */
  private record Scaling(double x, double y, double scale) {
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
      begin(new Run.Stroke(colour, hundredths(scaling.length(lines.width())), lines.dashed()));
      for (List<Point> path : lines.paths()) {
        addPath(path, scaling);
      }
    } else if (shape instanceof Shape.Circle circle) {
      boolean isDisc = circle.width() == 0;
      begin(
          isDisc
              ? new Run.Fill(colour)
              : new Run.Stroke(colour, hundredths(scaling.length(circle.width())), false));
      addCircle(scaling.of(circle.centre()), scaling.length(circle.radius()));
      if (isDisc) {
        end();
      }
    } else if (shape instanceof Shape.Curve curve) {
      begin(new Run.Stroke(colour, hundredths(scaling.length(curve.width())), curve.dashed()));
      addCurve(scaling.of(curve.from()), scaling.of(curve.control()), scaling.of(curve.to()));
    } else if (shape instanceof Shape.Polygon polygon) {
      begin(new Run.Fill(colour));
      addPath(polygon.corners(), scaling);
      end();
    } else if (shape instanceof Shape.Word word) {
      write(
          word.text(),
          scaling.x(word.x()),
          scaling.y(word.baseline()),
          scaling.length(word.size()),
          word.typeface(),
          colour);
    }
  }

  /** Goes on with the run where it is the same, or ends it and begins another one. */
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
      content.setNonStrokingColor(part(colour, 16), part(colour, 8), part(colour, 0));
      fillColour = colour;
    }
  }

  private void setPen(Run.Stroke next) throws IOException {
    if (next.colour() != strokeColour) {
      content.setStrokingColor(
          part(next.colour(), 16), part(next.colour(), 8), part(next.colour(), 0));
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
      content.setFont(fonts.apply(next.typeface()), (float) next.size());
      font = next;
    }
  }

  /** Returns eight bits of a colour as a share of 1, in thousandths. */
  private static float part(int colour, int shift) {
    return Math.round((colour >> shift & 0xFF) * 1000 / 255f) / 1000f;
  }

  /** Adds a rectangle whose corners are rounded, so that neighbours meet. */
  private void addRectangle(double left, double top, double right, double bottom)
      throws IOException {
    float x = hundredths(left);
    float y = hundredths(pageHeight - bottom);
    content.addRect(
        x, y, hundredths(hundredths(right) - x), hundredths(hundredths(pageHeight - top) - y));
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

  /** Adds a quadratic curve, which PDF lacks, as the same cubic one. */
  private void addCurve(Point from, Point control, Point to) throws IOException {
    moveTo(from);
    curveTo(twoThirds(from, control), twoThirds(to, control), to);
  }

  private static Point twoThirds(Point from, Point to) {
    return new Point(
        from.x() + (to.x() - from.x()) * 2 / 3, from.y() + (to.y() - from.y()) * 2 / 3);
  }

  private void moveTo(Point point) throws IOException {
    content.moveTo(hundredths(point.x()), hundredths(pageHeight - point.y()));
  }

  private void lineTo(Point point) throws IOException {
    content.lineTo(hundredths(point.x()), hundredths(pageHeight - point.y()));
  }

  private void curveTo(Point first, Point second, Point to) throws IOException {
    content.curveTo(
        hundredths(first.x()),
        hundredths(pageHeight - first.y()),
        hundredths(second.x()),
        hundredths(pageHeight - second.y()),
        hundredths(to.x()),
        hundredths(pageHeight - to.y()));
  }
}
