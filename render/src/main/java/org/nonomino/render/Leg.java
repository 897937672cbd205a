package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.CellList;

/** A straight piece of a line through cells, such as that between the middles of two cells. */
record Leg(Point from, Point to) {
  /** Returns the middles of cells. */
  static List<Point> middles(CellList cells, PictureMeasures measures) {
    return cells.stream().mapToObj(measures::middle).toList();
  }

  /** Returns the pieces of a line through points, in its order. */
  static List<Leg> of(List<Point> points) {
    List<Leg> legs = new ArrayList<>();
    for (int i = 1; i < points.size(); i++) {
      legs.add(new Leg(points.get(i - 1), points.get(i)));
    }
    return legs;
  }

  /**
   * Returns a line that is shorter at its ends.
   *
   * @param start the removed length, less than that of the first piece
   * @param end the removed length, less than that of the last piece
   */
  static List<Point> shortened(List<Point> points, double start, double end) {
    List<Point> line = new ArrayList<>(points);
    int last = points.size() - 1;
    if (start > 0) {
      line.set(0, new Leg(points.get(0), points.get(1)).at(start, 0));
    }
    if (end > 0) {
      line.set(last, new Leg(points.get(last), points.get(last - 1)).at(end, 0));
    }
    return line;
  }

  double length() {
    return Math.hypot(to.x() - from.x(), to.y() - from.y());
  }

  /**
   * Returns a point near the piece.
   *
   * @param along the distance from its beginning, in its direction
   * @param across the distance from it, to the right of its direction
   */
  Point at(double along, double across) {
    double length = length();
    double x = (to.x() - from.x()) / length;
    double y = (to.y() - from.y()) / length;
    return new Point(from.x() + x * along - y * across, from.y() + y * along + x * across);
  }

  /** Returns the distance of a point from the nearest point of the piece. */
  double distance(Point point) {
    double length = length();
    double x = (to.x() - from.x()) / length;
    double y = (to.y() - from.y()) / length;
    double along = (point.x() - from.x()) * x + (point.y() - from.y()) * y;
    Point near = at(Math.max(0, Math.min(along, length)), 0);
    return new Leg(near, point).length();
  }
}
