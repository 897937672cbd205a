package org.nonomino.render;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The outline of a pill: of all points that are near a line through two or three cells. */
final class PillOutline {
  /** Curves consist of straight lines, each turning by this angle. */
  private static final double STEP = Math.PI / 24;

  private static final int HALVINGS = 40;

  private final List<Point> middles;
  private final double radius;

  /**
   * Creates the outline around the middles of at least one cell, each touching the one before it.
   *
   * @param radius the distance of the outline from the line, less than 0.41 cells, so that sharp
   *     turns have an inner corner
   */
  PillOutline(List<Point> middles, double radius) {
    this.middles = middles;
    this.radius = radius;
  }

  /** Returns the outline, closed. */
  List<Point> path() {
    List<Point> path = new ArrayList<>();
    List<Point> back = new ArrayList<>(middles);
    Collections.reverse(back);
    addSide(Leg.of(middles), path);
    addSide(Leg.of(back), path);
    path.add(path.get(0));
    return path;
  }

  /** Adds the outline at the left side, and the round end. */
  private void addSide(List<Leg> legs, List<Point> path) {
    path.add(legs.get(0).at(0, -radius));
    for (int i = 1; i < legs.size(); i++) {
      addTurn(legs.get(i - 1), legs.get(i), path);
    }
    Leg last = legs.get(legs.size() - 1);
    addArc(last.to(), direction(last) - Math.PI / 2, Math.PI, path);
  }

  private void addTurn(Leg before, Leg after, List<Point> path) {
    double turn = Math.IEEEremainder(direction(after) - direction(before), 2 * Math.PI);
    if (turn > 0) {
      addArc(before.to(), direction(before) - Math.PI / 2, turn, path);
    } else {
      // The parallels of both pieces meet here.
      double along = radius * Math.tan(-turn / 2);
      path.add(after.at(along, -radius));
    }
  }

  /** Adds an arc clockwise, without its last point. */
  private void addArc(Point centre, double from, double angle, List<Point> path) {
    int steps = (int) Math.ceil(angle / STEP - 1e-9);
    for (int i = 0; i <= steps; i++) {
      double direction = from + angle * i / steps;
      path.add(
          new Point(
              centre.x() + radius * Math.cos(direction),
              centre.y() + radius * Math.sin(direction)));
    }
  }

  private static double direction(Leg leg) {
    return Math.atan2(leg.to().y() - leg.from().y(), leg.to().x() - leg.from().x());
  }

  /**
   * Returns the point at which a straight line leaves the pill.
   *
   * @param leg from a point inside to one outside
   */
  Point exit(Leg leg) {
    double inside = 0;
    double outside = leg.length();
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (inside + outside) / 2;
      if (contains(leg.at(middle, 0))) {
        inside = middle;
      } else {
        outside = middle;
      }
    }
    return leg.at(outside, 0);
  }

  private boolean contains(Point point) {
    return Leg.of(middles).stream().anyMatch(leg -> leg.distance(point) <= radius);
  }
}
