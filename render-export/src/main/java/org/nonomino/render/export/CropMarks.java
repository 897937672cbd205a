package org.nonomino.render.export;

import java.io.IOException;
import java.util.List;
import org.nonomino.render.Point;

/** Draws the marks where a sheet is cut and folded. */
final class CropMarks {
  private static final int BLACK = 0x000000;

  private CropMarks() {}

  /** Draws two marks at each corner of the trimmed page, outside the bleed. */
  static void draw(PdfPen pen, PageShape shape) throws IOException {
    double width = shape.trim().width();
    double height = shape.trim().height();
    for (double x : new double[] {0, width}) {
      atTopAndBottom(pen, shape, x);
    }
    for (double y : new double[] {0, height}) {
      line(pen, new Point(-shape.markDistance(), y), new Point(-shape.markEnd(), y));
      line(pen, new Point(width + shape.markDistance(), y), new Point(width + shape.markEnd(), y));
    }
  }

  /** Draws a mark above and one below the trimmed page, such as those of a fold. */
  static void atTopAndBottom(PdfPen pen, PageShape shape, double x) throws IOException {
    double height = shape.trim().height();
    line(pen, new Point(x, -shape.markDistance()), new Point(x, -shape.markEnd()));
    line(pen, new Point(x, height + shape.markDistance()), new Point(x, height + shape.markEnd()));
  }

  private static void line(PdfPen pen, Point from, Point to) throws IOException {
    pen.stroke(List.of(from, to), PrintService.MIN_LINE, BLACK);
  }
}
