package org.nonomino.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.core.CellList;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.DoubleArrow;

/**
 * Draws arrows and double arrows: thin lines between circles and heads. Arrows with the same circle
 * share it.
 */
final class ArrowForms {
  /** The width of the pen, relative to a cell. */
  static final double PEN = 0.06;

  private static final Ink INK = Ink.of(Ink.Kind.ARROW);
  private static final double HEAD = 0.18;

  /** The distance of the tips from the middle of a cell in which several arrows end. */
  private static final double APART = 0.13;

  /** The same if two of them are no more than 45 degrees apart. */
  private static final double FAR_APART = 0.28;

  /** The further distance of each tip on the same way into a cell. */
  private static final double BEHIND = 0.14;

  private static final double MAX_BACK = 0.41;

  private final PictureMeasures measures;
  private final EndForms ends;
  private final List<Arrow> arrows = new ArrayList<>();
  private final List<DoubleArrow> doubleArrows = new ArrayList<>();

  ArrowForms(PictureMeasures measures, EndForms ends) {
    this.measures = measures;
    this.ends = ends;
  }

  void add(Arrow arrow) {
    arrows.add(arrow);
  }

  void add(DoubleArrow arrow) {
    doubleArrows.add(arrow);
  }

  /** Returns the lines and heads, then the pills. Single circles are left to the forms of ends. */
  List<Shape> shapes() {
    List<List<Point>> lines = new ArrayList<>();
    double cell = measures.cell();
    for (DoubleArrow arrow : doubleArrows) {
      CellList cells = arrow.cells();
      double start = ends.add(EndForms.Form.THIN_CIRCLE, cells.get(0));
      double end = ends.add(EndForms.Form.THIN_CIRCLE, cells.last());
      lines.add(Leg.shortened(Leg.middles(cells, measures), start * cell, end * cell));
    }
    Map<Integer, Set<Integer>> arrivals = new HashMap<>();
    for (Arrow arrow : arrows) {
      Way way = way(arrow);
      arrivals.computeIfAbsent(way.to(), to -> new HashSet<>()).add(way.from());
    }
    Map<Way, Integer> counts = new HashMap<>();
    Map<List<Integer>, PillOutline> pills = new LinkedHashMap<>();
    for (Arrow arrow : arrows) {
      List<Point> line = line(arrow, pills);
      Leg last = new Leg(line.get(line.size() - 2), line.get(line.size() - 1));
      Way way = way(arrow);
      int before = counts.merge(way, 1, Integer::sum) - 1;
      double back =
          apart(arrivals.getOrDefault(way.to(), Set.of()), arrow.shaft().size()) + before * BEHIND;
      List<Point> shaft = Leg.shortened(line, 0, Math.min(MAX_BACK, back) * cell);
      lines.add(shaft);
      lines.add(head(last, shaft.get(shaft.size() - 1)));
    }
    List<Shape> shapes = new ArrayList<>();
    if (!lines.isEmpty()) {
      shapes.add(new Shape.Lines(lines, PEN * cell, false, INK));
    }
    if (!pills.isEmpty()) {
      List<List<Point>> outlines = pills.values().stream().map(PillOutline::path).toList();
      shapes.add(new Shape.Lines(outlines, PEN * cell, false, INK));
    }
    return shapes;
  }

  /** Returns the distance of tips from the middle of a cell that arrows reach from these cells. */
  private static double apart(Set<Integer> from, int size) {
    if (from.size() < 2) {
      return 0;
    }
    for (int first : from) {
      for (int second : from) {
        if (first != second && areNeighbours(first, second, size)) {
          return FAR_APART;
        }
      }
    }
    return APART;
  }

  private static boolean areNeighbours(int first, int second, int size) {
    return Math.abs(first / size - second / size) + Math.abs(first % size - second % size) == 1;
  }

  /** The last piece of an arrow. */
  private record Way(int from, int to) {}

  private static Way way(Arrow arrow) {
    CellList shaft = arrow.shaft();
    int from = shaft.count() > 1 ? shaft.get(shaft.count() - 2) : start(arrow);
    return new Way(from, shaft.last());
  }

  /** Returns the line from the edge of the circle to the middle of the last cell. */
  private List<Point> line(Arrow arrow, Map<List<Integer>, PillOutline> pills) {
    int start = start(arrow);
    List<Point> line = new ArrayList<>();
    line.add(measures.middle(start));
    line.addAll(Leg.middles(arrow.shaft(), measures));
    CellList circle = arrow.circle();
    if (circle.count() == 1) {
      double radius = ends.add(EndForms.Form.THIN_CIRCLE, start);
      return Leg.shortened(line, radius * measures.cell(), 0);
    }
    int[] cells = circle.toArray();
    Arrays.sort(cells);
    PillOutline pill =
        pills.computeIfAbsent(
            Arrays.stream(cells).boxed().toList(),
            key ->
                new PillOutline(
                    Leg.middles(circle, measures), ends.addPill(circle) * measures.cell()));
    line.set(0, pill.exit(new Leg(line.get(0), line.get(1))));
    return line;
  }

  /**
   * Returns the cell of the circle from which the shaft begins: the nearest; of equally near ones,
   * one from which the shaft begins straight.
   */
  private static int start(Arrow arrow) {
    CellList shaft = arrow.shaft();
    int size = shaft.size();
    int first = shaft.get(0);
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int cell : arrow.circle().toArray()) {
      int rows = Math.abs(cell / size - first / size);
      int columns = Math.abs(cell % size - first % size);
      boolean isStraight = shaft.count() > 1 && shaft.get(1) - first == first - cell;
      int distance = 2 * (rows * rows + columns * columns) - (isStraight ? 1 : 0);
      if (distance <= least) {
        least = distance;
        best = cell;
      }
    }
    return best;
  }

  private List<Point> head(Leg last, Point tip) {
    double length = HEAD * measures.cell();
    Leg back = new Leg(tip, last.from());
    return List.of(back.at(length, length), tip, back.at(length, -length));
  }
}
