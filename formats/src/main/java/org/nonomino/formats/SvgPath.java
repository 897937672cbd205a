package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.drawing.Point;

/** The corners of SVG paths. Curves count by the points they lead to. */
final class SvgPath {
  /** The numbers of each step, by its letter. */
  private static final String LETTERS = "mlhvcsqtaz";

  private static final int[] NUMBERS = {2, 2, 1, 1, 6, 4, 4, 2, 7, 0};
  private static final int MAX_POINTS = 10_000;
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
      if (letter == 'h') {
        x = (isRelative ? x : 0) + numbers[0];
      } else if (letter == 'v') {
        y = (isRelative ? y : 0) + numbers[0];
      } else {
        x = (isRelative ? x : 0) + numbers[count - 2];
        y = (isRelative ? y : 0) + numbers[count - 1];
      }
      if (Math.abs(x) > LARGEST || Math.abs(y) > LARGEST) {
        break;
      }
      if (paths.isEmpty()) {
        paths.add(path);
      }
      path.add(new double[] {x, y});
      points++;
      if (letter == 'm') {
        letter = 'l';
      }
    }
    paths.removeIf(List::isEmpty);
    return paths;
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
