package org.nonomino.render;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Link;

/**
 * Draws the links of a step as curved arrows between the places of candidates, bent so that they
 * run past the candidates and digits on their way.
 */
final class LinkCurves {
  /** The preferred distance of the control point from the straight line, relative to its length. */
  private static final double BEND = 0.2;

  private static final double BEND_STEP = 0.03;
  private static final int BEND_STEPS = 22;

  private static final Ink LINK = Ink.of(Ink.Kind.LINK);
  private static final double PEN = 0.024;
  private static final double HEAD = 0.11;
  private static final double HEAD_HALF_WIDTH = 0.42;

  /**
   * The distance from the middle of a candidate, relative to a ring around it, within which a curve
   * disturbs it.
   */
  private static final double NEAR = 0.95;

  /**
   * The distance from the middle of a cell, relative to its width, within which a curve disturbs a
   * digit.
   */
  private static final double NEAR_DIGIT = 0.3;

  private static final double OUTSIDE = 100;
  private static final int SAMPLES_PER_RING = 3;

  private final PuzzlePicture picture;
  private final PictureMeasures measures;
  private final double ring;
  private final double pen;

  LinkCurves(PuzzlePicture picture, PictureMeasures measures) {
    this.picture = picture;
    this.measures = measures;
    this.ring = measures.markRing();
    this.pen = PEN * measures.cell();
  }

  /** Returns the curves and then the heads of the arrows. Equal arrows are drawn once. */
  List<Shape> draw(List<Link> links) {
    List<Shape> shapes = new ArrayList<>();
    List<Shape> heads = new ArrayList<>();
    // Draw solid lines before broken ones, so that equal pens follow each other.
    for (boolean isToOn : new boolean[] {true, false}) {
      for (Arrow arrow : arrows(links, isToOn)) {
        Bow bow = bestBow(arrow);
        shapes.add(new Shape.Curve(bow.start(), bow.control(), bow.end(), pen, !isToOn, LINK));
        heads.add(new Shape.Polygon(bow.head(), LINK));
      }
    }
    shapes.addAll(heads);
    return shapes;
  }

  private record Arrow(Candidate from, Candidate to) {}

  private static Set<Arrow> arrows(List<Link> links, boolean isToOn) {
    Set<Arrow> arrows = new LinkedHashSet<>();
    for (Link link : links) {
      if (link.toIsOn() == isToOn && !link.from().equals(link.to())) {
        arrows.add(new Arrow(link.from(), link.to()));
      }
    }
    return arrows;
  }

  /** A bent arrow: the curve ends at the base of its head, and the head continues straight. */
  private record Bow(Point start, Point control, Point end, double headLength) {
    List<Point> head() {
      double length = distance(control, end);
      double x = (end.x() - control.x()) / length * headLength;
      double y = (end.y() - control.y()) / length * headLength;
      return List.of(
          new Point(end.x() + x, end.y() + y),
          new Point(end.x() - y * HEAD_HALF_WIDTH, end.y() + x * HEAD_HALF_WIDTH),
          new Point(end.x() + y * HEAD_HALF_WIDTH, end.y() - x * HEAD_HALF_WIDTH));
    }

    Point at(double part) {
      double rest = 1 - part;
      return new Point(
          rest * rest * start.x() + 2 * rest * part * control.x() + part * part * end.x(),
          rest * rest * start.y() + 2 * rest * part * control.y() + part * part * end.y());
    }
  }

  private Bow bestBow(Arrow arrow) {
    Bow best = bow(arrow, BEND);
    double min = trouble(best, arrow);
    for (int step = 1; step <= BEND_STEPS; step++) {
      for (double bend : new double[] {step * BEND_STEP, -step * BEND_STEP}) {
        Bow bow = bow(arrow, bend);
        // Bending less or more than preferred is better than crossing a candidate.
        double trouble = trouble(bow, arrow) + Math.abs(Math.abs(bend) - BEND);
        if (trouble < min) {
          min = trouble;
          best = bow;
        }
      }
    }
    return best;
  }

  private Bow bow(Arrow arrow, double bend) {
    Point from = measures.place(arrow.from().cell(), arrow.from().digit());
    Point to = measures.place(arrow.to().cell(), arrow.to().digit());
    Point control =
        new Point(
            (from.x() + to.x()) / 2 - (to.y() - from.y()) * bend,
            (from.y() + to.y()) / 2 + (to.x() - from.x()) * bend);
    // Neighbouring places leave little room for a head between their rings.
    double room = distance(from, to) - 2 * ring;
    double head = Math.min(HEAD * measures.cell(), Math.max(room * 0.5, ring * 0.4));
    return new Bow(
        towards(from, control, ring + pen), control, towards(to, control, ring + pen + head), head);
  }

  /** Returns the sum of the disturbances at points of the arrow. */
  private double trouble(Bow bow, Arrow arrow) {
    double length = distance(bow.start(), bow.control()) + distance(bow.control(), bow.end());
    int samples = (int) Math.ceil(SAMPLES_PER_RING * length / ring) + 2;
    double trouble = 0;
    for (int i = 0; i <= samples; i++) {
      trouble += troubleAt(bow.at((double) i / samples), arrow);
    }
    return trouble;
  }

  /**
   * Returns the disturbance at a point: 0 if nothing is near, up to 1 in the middle of a candidate
   * or digit.
   */
  private double troubleAt(Point point, Arrow arrow) {
    int size = picture.size();
    int column = (int) Math.floor((point.x() - measures.x(0)) / measures.cell());
    int row = (int) Math.floor((point.y() - measures.y(0)) / measures.cell());
    if (column < 0 || column >= size || row < 0 || row >= size) {
      return OUTSIDE;
    }
    int cell = row * size + column;
    if (picture.digit(cell) != 0) {
      return nearness(point, measures.middle(cell), NEAR_DIGIT * measures.cell());
    }
    double trouble = 0;
    for (long rest = picture.marks().placed(cell); rest != 0; rest &= rest - 1) {
      Candidate candidate = new Candidate(cell, Long.numberOfTrailingZeros(rest) + 1);
      if (!candidate.equals(arrow.from()) && !candidate.equals(arrow.to())) {
        trouble += nearness(point, measures.place(cell, candidate.digit()), NEAR * ring);
      }
    }
    return trouble;
  }

  private static double nearness(Point point, Point middle, double reach) {
    double near = Math.max(0, 1 - distance(point, middle) / reach);
    return near * near;
  }

  private static Point towards(Point from, Point to, double way) {
    double part = way / distance(from, to);
    return new Point(from.x() + (to.x() - from.x()) * part, from.y() + (to.y() - from.y()) * part);
  }

  private static double distance(Point first, Point second) {
    return Math.hypot(first.x() - second.x(), first.y() - second.y());
  }
}
