package org.nonomino.render.export;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.Point;
import org.nonomino.render.Shape;
import org.nonomino.render.Theme;

/**
 * Draws as PNG. Words are drawn as the outlines of their letters, so that neither a screen nor a
 * font of the system is needed.
 */
public final class PngPicture {
  /**
   * The maximum number of pixels of a side; a picture this large needs 400 MB while it is drawn.
   */
  public static final int MAX_DOTS = 10_000;

  private PngPicture() {}

  /**
   * Writes a whole PNG file with one pixel per CSS pixel, sides rounded up; the stream is not
   * closed. Equal drawings give equal bytes.
   *
   * @throws IllegalArgumentException if a side of the drawing is longer than 10,000 pixels
   */
  public static void write(Drawing drawing, OutputStream out) throws IOException {
    BufferedImage image =
        new BufferedImage(
            dots(drawing.width()), dots(drawing.height()), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      new Brush(graphics, drawing.theme()).draw(drawing, image);
    } finally {
      graphics.dispose();
    }
    write(image, out);
  }

  private static int dots(double length) {
    if (!(length <= MAX_DOTS)) {
      throw new IllegalArgumentException(
          "a picture "
              + Math.round(length)
              + " pixels long; a PNG may be up to "
              + MAX_DOTS
              + " a side");
    }
    return Math.max(1, (int) Math.ceil(length));
  }

  /**
   * Writes without a temporary file. ImageIO would create one for a stream that it wraps itself.
   */
  private static void write(BufferedImage image, OutputStream out) throws IOException {
    Iterator<ImageWriter> writers =
        ImageIO.getImageWriters(ImageTypeSpecifier.createFromRenderedImage(image), "png");
    ImageWriter writer = writers.next();
    try (MemoryCacheImageOutputStream cache = new MemoryCacheImageOutputStream(out)) {
      writer.setOutput(cache);
      writer.write(new IIOImage(image, null, null));
      cache.flush();
    } finally {
      writer.dispose();
    }
    out.flush();
  }

  /** Draws shapes on an image. */
  private static final class Brush {
    private final Graphics2D graphics;
    private final Theme theme;

    Brush(Graphics2D graphics, Theme theme) {
      this.graphics = graphics;
      this.theme = theme;
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
      // Lines between pixels would be twice as wide, and half as dark.
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_NORMALIZE);
    }

    void draw(Drawing drawing, BufferedImage image) {
      setInk(Ink.of(Ink.Kind.PAPER));
      graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
      for (Shape shape : drawing.shapes()) {
        setInk(shape.ink());
        draw(shape);
      }
    }

    private void setInk(Ink ink) {
      int alpha = (int) Math.round(ink.opacity() * 0xFF);
      graphics.setColor(new Color(theme.colour(ink) | alpha << 24, true));
    }

    private void draw(Shape shape) {
      if (shape instanceof Shape.Rectangle rectangle) {
        graphics.fill(
            new Rectangle2D.Double(
                rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height()));
      } else if (shape instanceof Shape.Lines lines) {
        setPen(lines.width(), lines.dashed());
        lines.paths().forEach(path -> graphics.draw(path(path)));
      } else if (shape instanceof Shape.Circle circle) {
        drawCircle(circle);
      } else if (shape instanceof Shape.Curve curve) {
        setPen(curve.width(), curve.dashed());
        graphics.draw(
            new QuadCurve2D.Double(
                curve.from().x(),
                curve.from().y(),
                curve.control().x(),
                curve.control().y(),
                curve.to().x(),
                curve.to().y()));
      } else if (shape instanceof Shape.Polygon polygon) {
        Path2D path = path(polygon.corners());
        path.closePath();
        graphics.fill(path);
      } else if (shape instanceof Shape.Word word) {
        drawWord(word);
      }
    }

    private void setPen(double width, boolean dashed) {
      float[] dashes = {(float) (Shape.DASH * width), (float) (Shape.GAP * width)};
      graphics.setStroke(
          new BasicStroke(
              (float) width,
              BasicStroke.CAP_ROUND,
              BasicStroke.JOIN_ROUND,
              1,
              dashed ? dashes : null,
              0));
    }

    private static Path2D path(List<Point> points) {
      Path2D path = new Path2D.Double();
      path.moveTo(points.get(0).x(), points.get(0).y());
      for (Point point : points.subList(1, points.size())) {
        path.lineTo(point.x(), point.y());
      }
      if (points.get(0).equals(points.get(points.size() - 1))) {
        path.closePath();
      }
      return path;
    }

    private void drawCircle(Shape.Circle circle) {
      Ellipse2D ellipse =
          new Ellipse2D.Double(
              circle.centre().x() - circle.radius(),
              circle.centre().y() - circle.radius(),
              2 * circle.radius(),
              2 * circle.radius());
      if (circle.width() == 0) {
        graphics.fill(ellipse);
      } else {
        setPen(circle.width(), false);
        graphics.draw(ellipse);
      }
    }

    private void drawWord(Shape.Word word) {
      OutlineFont font = OutlineFont.of(word.typeface());
      String shown = ShownText.withSymbols(word.text(), font);
      double left = word.x() - font.width(shown, word.size()) / 2;
      AffineTransform upright = graphics.getTransform();
      Point middle = word.middle();
      graphics.rotate(Math.toRadians(word.angle()), middle.x(), middle.y());
      graphics.translate(left, word.baseline());
      graphics.fill(font.outline(shown, word.size()));
      graphics.setTransform(upright);
    }
  }
}
