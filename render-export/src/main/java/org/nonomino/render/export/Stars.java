package org.nonomino.render.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.nonomino.render.Point;

/** Stars after a heading, some of them filled. */
final class Stars {
  private static final int TIPS = 5;

  /**
   * The radius of the inner corners of a regular five-pointed star, relative to that of its tips.
   */
  private static final double INNER = 0.382;

  /** The radius of a star, relative to the size of the font. */
  private static final double RADIUS = 0.46;

  private static final double STEP = 1.02;

  /** The space before the first star, relative to the size of the font. */
  static final double GAP = 0.35;

  private static final double PEN = 0.05;

  private Stars() {}

  /** Returns the width of the stars of a heading and of the space before them; 0 for none. */
  static double width(Heading heading, double size) {
    return heading.allStars() == 0 ? 0 : (GAP + heading.allStars() * STEP) * size;
  }

  /**
   * Draws the stars of a heading.
   *
   * @param left the x of the end of the text
   * @param baseline of the text
   */
  static void draw(
      PdfPen pen, Heading heading, double left, double baseline, double size, int colour)
      throws IOException {
    for (int star = 0; star < heading.allStars(); star++) {
      double x = left + (GAP + (star + 0.5) * STEP) * size;
      List<Point> corners = corners(x, baseline - 0.34 * size, RADIUS * size);
      if (star < heading.stars()) {
        pen.fill(corners, colour);
      } else {
        pen.stroke(corners, PEN * size, colour);
      }
    }
  }

  private static List<Point> corners(double x, double y, double radius) {
    List<Point> corners = new ArrayList<>();
    for (int corner = 0; corner <= 2 * TIPS; corner++) {
      double angle = Math.PI * (corner % (2 * TIPS)) / TIPS;
      double reach = corner % 2 == 0 ? radius : INNER * radius;
      corners.add(new Point(x + reach * StrictMath.sin(angle), y - reach * StrictMath.cos(angle)));
    }
    return corners;
  }
}
