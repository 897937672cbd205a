package org.nonomino.render;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Candidate;

/**
 * Draws the digits that leave a single: a ring around each, a dashed line through the cells that it
 * closes, and a cross in each of these.
 */
final class BlockerLines {
  private static final Ink INK = Ink.of(Ink.Kind.PATTERN);
  private static final double PEN = 0.02;

  /** The reach of a cross, relative to the ring around a candidate. */
  private static final double CROSS = 0.55;

  private final PictureMeasures measures;
  private final double pen;

  BlockerLines(PictureMeasures measures) {
    this.measures = measures;
    this.pen = PEN * measures.cell();
  }

  /**
   * Returns the lines, the crosses and the rings.
   *
   * @param placed the digits that the step places; their cells have no cross
   * @param crossed further candidates with a cross
   */
  List<Shape> draw(List<Blocker> blockers, Set<Candidate> placed, List<Candidate> crossed) {
    if (blockers.isEmpty() && crossed.isEmpty()) {
      return List.of();
    }
    List<List<Point>> lines = new ArrayList<>();
    Set<Integer> sources = new TreeSet<>();
    Set<Candidate> closed =
        new TreeSet<>(Comparator.comparingInt(Candidate::cell).thenComparing(Candidate::digit));
    closed.addAll(crossed);
    for (Blocker blocker : blockers) {
      sources.add(blocker.cell());
      blocker.closed().forEach(cell -> closed.add(new Candidate(cell, blocker.digit())));
      for (int end : ends(blocker)) {
        lines.add(line(blocker.cell(), end));
      }
    }
    Set<Integer> filled =
        placed.stream().map(Candidate::cell).collect(Collectors.toUnmodifiableSet());
    closed.removeIf(candidate -> filled.contains(candidate.cell()));
    List<Shape> shapes = new ArrayList<>();
    if (!lines.isEmpty()) {
      shapes.add(new Shape.Lines(lines, pen, true, INK));
    }
    if (!closed.isEmpty()) {
      List<List<Point>> crosses = new ArrayList<>();
      closed.forEach(
          candidate -> addCross(measures.place(candidate.cell(), candidate.digit()), crosses));
      shapes.add(new Shape.Lines(crosses, pen, false, INK));
    }
    for (int source : sources) {
      shapes.add(new Shape.Circle(measures.middle(source), measures.digitRing(), pen, INK));
    }
    return shapes;
  }

  /** Returns the last closed cell of a line on each side of the digit; else all closed cells. */
  private static List<Integer> ends(Blocker blocker) {
    boolean isLine =
        blocker
            .house()
            .map(House::kind)
            .filter(kind -> kind == HouseKind.ROW || kind == HouseKind.COLUMN)
            .isPresent();
    if (!isLine) {
      return blocker.closed();
    }
    TreeSet<Integer> closed = new TreeSet<>(blocker.closed());
    List<Integer> ends = new ArrayList<>();
    if (closed.first() < blocker.cell()) {
      ends.add(closed.first());
    }
    if (closed.last() > blocker.cell()) {
      ends.add(closed.last());
    }
    return ends;
  }

  /** Returns a line from the ring around a digit to the middle of another cell. */
  private List<Point> line(int from, int to) {
    Point start = measures.middle(from);
    Point end = measures.middle(to);
    double part = measures.digitRing() / Math.hypot(end.x() - start.x(), end.y() - start.y());
    Point edge =
        new Point(
            start.x() + (end.x() - start.x()) * part, start.y() + (end.y() - start.y()) * part);
    return List.of(edge, end);
  }

  private void addCross(Point middle, List<List<Point>> crosses) {
    double reach = CROSS * measures.markRing();
    for (int side : new int[] {1, -1}) {
      crosses.add(
          List.of(
              new Point(middle.x() - reach, middle.y() - side * reach),
              new Point(middle.x() + reach, middle.y() + side * reach)));
    }
  }
}
