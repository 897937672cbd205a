package org.nonomino.render;

import java.util.List;

/** Writes the geometry of shapes as SVG attributes. */
public final class SvgPaths {
  private SvgPaths() {}

  /** Returns the data of a path for lines or a curve; empty for other shapes. */
  public static String path(Shape shape) {
    StringBuilder path = new StringBuilder();
    if (shape instanceof Shape.Lines lines) {
      lines.paths().forEach(points -> addPath(path, points));
    } else if (shape instanceof Shape.Curve curve) {
      addPoint(path.append('M'), curve.from());
      addPoint(path.append('Q'), curve.control());
      addPoint(path.append(' '), curve.to());
    }
    return path.toString();
  }

  /** Returns the transformation of a word that is turned. */
  public static String turn(Shape.Word word) {
    Point middle = word.middle();
    return "rotate(%s %s %s)"
        .formatted(number(word.angle()), number(middle.x()), number(middle.y()));
  }

  private static void addPath(StringBuilder path, List<Point> points) {
    addPoint(path.append('M'), points.get(0));
    boolean isClosed = points.get(0).equals(points.get(points.size() - 1));
    for (int i = 1; i < points.size() - (isClosed ? 1 : 0); i++) {
      Point before = points.get(i - 1);
      Point point = points.get(i);
      if (point.y() == before.y()) {
        addNumber(path.append('H'), point.x());
      } else if (point.x() == before.x()) {
        addNumber(path.append('V'), point.y());
      } else {
        addPoint(path.append('L'), point);
      }
    }
    path.append(isClosed ? "Z" : "");
  }

  private static void addPoint(StringBuilder text, Point point) {
    boolean isApart = text.isEmpty() || !Character.isDigit(text.charAt(text.length() - 1));
    addNumber(text.append(isApart ? "" : " "), point.x());
    addNumber(text.append(','), point.y());
  }

  /** Returns the corners of a polygon. */
  public static String points(List<Point> corners) {
    StringBuilder points = new StringBuilder();
    corners.forEach(corner -> addPoint(points, corner));
    return points.toString();
  }

  /** Returns the lengths of dashes and gaps of a pen. */
  public static String dashes(double width) {
    return number(Shape.DASH * width) + " " + number(Shape.GAP * width);
  }

  /** Returns a number with at most two decimals. */
  public static String number(double value) {
    StringBuilder text = new StringBuilder();
    addNumber(text, value);
    return text.toString();
  }

  /** Appends a number with at most two decimals. */
  private static void addNumber(StringBuilder text, double value) {
    long hundredths = Math.round(value * 100);
    text.append(hundredths < 0 ? "-" : "").append(Math.abs(hundredths) / 100);
    long rest = Math.abs(hundredths) % 100;
    if (rest != 0) {
      text.append('.').append(rest / 10).append(rest % 10 == 0 ? "" : String.valueOf(rest % 10));
    }
  }
}
