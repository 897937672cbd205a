package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.drawing.Point;

/**
 * The points of SVG paths. A curve is a sequence of short lines, an arc of an ellipse is the
 * straight line to its end.
 */
final class SvgPath {
  /** The numbers of each step, by its letter. */
  private static final String LETTERS = "mlhvcsqtaz";

  private static final int[] NUMBERS = {2, 2, 1, 1, 6, 4, 4, 2, 7, 0};
  private static final int MAX_POINTS = 10_000;

  /** The number of lines that replace a curve. */
  private static final int LINES_OF_CURVE = 12;

  private static final double LARGEST = 100_000;

  private final String text;
  private int at;

  private SvgPath(String text) {
    this.text = text;
  }

  /**
   * Returns the paths of a text, in cells; none where it is malformed.
   *
   * @param transform scales and translations, as in SVG; empty if there are none
   * @param scale the length of a side of a cell
   */
  static List<List<Point>> paths(
      String text, String transform, double scale, int rowShift, int columnShift) {
    List<List<Point>> paths = new ArrayList<>();
    for (List<double[]> path : new SvgPath(text).read()) {
      List<Point> points = new ArrayList<>();
      for (double[] corner : path) {
        double[] xy = transformed(corner, transform);
        points.add(new Point(xy[1] / scale - rowShift, xy[0] / scale - columnShift));
      }
      paths.add(points);
    }
    return paths;
  }

  /** Returns by how much scales and translations lengthen horizontal lines. */
  static double scale(String transform) {
    double from = transformed(new double[] {0, 0}, transform)[0];
    return Math.abs(transformed(new double[] {1, 0}, transform)[0] - from);
  }

  /** Applies functions such as {@code scale(2 3) translate(4)} from the last to the first. */
  private static double[] transformed(double[] corner, String transform) {
    double[] xy = corner.clone();
    int end = transform.lastIndexOf(')');
    while (end > 0) {
      int open = transform.lastIndexOf('(', end);
      if (open < 0) {
        break;
      }
      int before = transform.lastIndexOf(')', open);
      String name = transform.substring(before + 1, open).replace(',', ' ').strip();
      SvgPath values = new SvgPath(transform.substring(open + 1, end));
      double[] first = values.numbers(1);
      double[] second = values.numbers(1);
      if (first.length > 0 && name.equals("scale")) {
        xy[0] *= first[0];
        xy[1] *= second.length > 0 ? second[0] : first[0];
      } else if (first.length > 0 && name.equals("translate")) {
        xy[0] += first[0];
        xy[1] += second.length > 0 ? second[0] : 0;
      }
      end = before;
    }
    return xy;
  }

  private List<List<double[]>> read() {
    List<List<double[]>> paths = new ArrayList<>();
    List<double[]> path = new ArrayList<>();
    double x = 0;
    double y = 0;
    char letter = 'm';
    boolean isRelative = false;
    int points = 0;
    // The last control points, or the end of a step that has none.
    double[] cubicControl = {0, 0};
    double[] control = {0, 0};
    while (skipBlanks() && points < MAX_POINTS) {
      char next = Character.toLowerCase(text.charAt(at));
      if (LETTERS.indexOf(next) >= 0) {
        isRelative = text.charAt(at) == next;
        letter = next;
        at++;
        if (letter == 'm') {
          path = new ArrayList<>();
          paths.add(path);
        } else if (letter == 'z' && !path.isEmpty()) {
          path.add(path.get(0));
          x = path.get(0)[0];
          y = path.get(0)[1];
        }
        continue;
      }
      int count = NUMBERS[LETTERS.indexOf(letter)];
      double[] numbers = numbers(count);
      if (count == 0 || numbers.length < count) {
        break;
      }
      double[] start = {x, y};
      if (letter == 'h') {
        x = (isRelative ? x : 0) + numbers[0];
      } else if (letter == 'v') {
        y = (isRelative ? y : 0) + numbers[0];
      } else {
        x = (isRelative ? x : 0) + numbers[count - 2];
        y = (isRelative ? y : 0) + numbers[count - 1];
      }
      double[] end = {x, y};
      boolean isCubic = letter == 'c' || letter == 's';
      List<double[]> curve = new ArrayList<>();
      if (isCubic || letter == 'q' || letter == 't') {
        curve.add(start);
        if (letter == 's' || letter == 't') {
          // Such a curve goes on as the one before it ended.
          curve.add(mirrored(isCubic ? cubicControl : control, start));
        }
        for (int i = 0; i + 2 < count; i += 2) {
          curve.add(
              new double[] {
                (isRelative ? start[0] : 0) + numbers[i],
                (isRelative ? start[1] : 0) + numbers[i + 1]
              });
        }
      }
      cubicControl = isCubic ? curve.get(curve.size() - 1) : end;
      control = isCubic || curve.isEmpty() ? end : curve.get(curve.size() - 1);
      curve.add(end);
      if (curve.stream().anyMatch(SvgPath::isFar)) {
        break;
      }
      if (paths.isEmpty()) {
        paths.add(path);
      }
      if (curve.size() > 1) {
        addCurve(curve, path);
        points += LINES_OF_CURVE;
      } else {
        path.add(end);
        points++;
      }
      if (letter == 'm') {
        letter = 'l';
      }
    }
    paths.removeIf(List::isEmpty);
    return paths;
  }

  private static boolean isFar(double[] point) {
    return Math.abs(point[0]) > LARGEST || Math.abs(point[1]) > LARGEST;
  }

  /** Returns the point that is on the other side of a centre. */
  private static double[] mirrored(double[] point, double[] centre) {
    return new double[] {2 * centre[0] - point[0], 2 * centre[1] - point[1]};
  }

  /**
   * Adds points of a Bézier curve, by de Casteljau's algorithm.
   *
   * @param curve its start, its control points and its end
   */
  private static void addCurve(List<double[]> curve, List<double[]> path) {
    for (int i = 1; i <= LINES_OF_CURVE; i++) {
      double share = (double) i / LINES_OF_CURVE;
      List<double[]> points = curve;
      while (points.size() > 1) {
        List<double[]> next = new ArrayList<>();
        for (int k = 1; k < points.size(); k++) {
          double[] from = points.get(k - 1);
          double[] to = points.get(k);
          next.add(
              new double[] {
                from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])
              });
        }
        points = next;
      }
      path.add(points.get(0));
    }
  }

  private boolean skipBlanks() {
    while (at < text.length() && (text.charAt(at) <= ' ' || text.charAt(at) == ',')) {
      at++;
    }
    return at < text.length();
  }

  /** Returns so many numbers, or fewer if there are none left. */
  private double[] numbers(int count) {
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      int start = at;
      if (!skipBlanks()) {
        return new double[0];
      }
      start = at;
      while (at < text.length() && isPartOfNumber(start)) {
        at++;
      }
      try {
        numbers[i] = Double.parseDouble(text.substring(start, at));
      } catch (NumberFormatException e) {
        return new double[0];
      }
    }
    return numbers;
  }

  private boolean isPartOfNumber(int start) {
    char c = text.charAt(at);
    boolean isSign = c == '-' || c == '+';
    boolean mayHaveSign = at == start || Character.toLowerCase(text.charAt(at - 1)) == 'e';
    boolean isSecondPoint = c == '.' && text.substring(start, at).indexOf('.') >= 0;
    return isSign
        ? mayHaveSign
        : (c >= '0' && c <= '9') || c == 'e' || (c == '.' && !isSecondPoint);
  }
}
