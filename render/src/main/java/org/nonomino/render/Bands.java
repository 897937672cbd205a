package org.nonomino.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.CellList;

/**
 * Draws wide lines with an outline, each above the one before it. A band that shares a piece of its
 * way with an earlier one is narrower, so that both are visible there.
 */
final class Bands {
  /** The width of the pen of outlines, relative to a cell. */
  static final double EDGE = 0.024;

  /** The difference of the widths of two bands on the same way. */
  private static final double NARROWER = 0.11;

  private static final double NARROWEST = 0.05;

  private final PictureMeasures measures;
  private final List<Shape> shapes;

  /** The width of the narrowest band so far between two cells. */
  private final Map<Way, Double> widths = new HashMap<>();

  private record Way(int least, int greatest) {}

  /** Creates a collection that adds its shapes to a list. */
  Bands(PictureMeasures measures, List<Shape> shapes) {
    this.measures = measures;
    this.shapes = shapes;
  }

  /**
   * Adds the shafts of a bulb as one band.
   *
   * @param lines all from the cell of the bulb
   * @param bulb the radius of the bulb, relative to a cell
   */
  void addShafts(List<CellList> lines, BandStyle style, double bulb) {
    double width = width(lines, style.width());
    // The outlines begin where they meet that of the bulb.
    double across = width / 2 + EDGE;
    double start = Math.sqrt(Math.max(0, (bulb + EDGE) * (bulb + EDGE) - across * across));
    add(lines, style, width, new Ends(start, 0), new Ends(0, 0));
  }

  /**
   * Adds a line.
   *
   * @param start the length to leave out at its beginning, relative to a cell
   * @param end the length to leave out at its end
   */
  void add(CellList line, BandStyle style, double start, double end) {
    List<CellList> lines = List.of(line);
    Ends ends = new Ends(start, end);
    add(lines, style, width(lines, style.width()), ends, ends);
  }

  /** The lengths to leave out at the ends of lines, relative to a cell. Other ends are round. */
  private record Ends(double start, double end) {}

  private void add(List<CellList> lines, BandStyle style, double width, Ends outline, Ends fill) {
    double cell = measures.cell();
    List<List<Point>> paths = lines.stream().map(line -> Leg.middles(line, measures)).toList();
    addStripes(paths, outline, (width + 2 * EDGE) * cell, style.edge());
    addStripes(paths, fill, width * cell, style.fill());
    List<Leg> legs = paths.stream().flatMap(path -> Leg.of(path).stream()).toList();
    shapes.addAll(style.texture().shapes(legs, width * cell, cell, style.edge()));
  }

  private void addStripes(List<List<Point>> paths, Ends ends, double width, Ink ink) {
    List<List<Point>> round = new ArrayList<>();
    for (List<Point> path : paths) {
      int first = ends.start() > 0 ? 1 : 0;
      int end = path.size() - (ends.end() > 0 ? 1 : 0);
      if (end - first > 1) {
        round.add(path.subList(first, end));
      } else if (end - first == 1) {
        shapes.add(new Shape.Circle(path.get(first), width / 2, 0, ink));
      }
      addStraightEnds(Leg.of(path), ends, width, ink);
    }
    if (!round.isEmpty()) {
      shapes.add(new Shape.Lines(round, width, false, ink));
    }
  }

  /** Adds the first and the last piece of a line if these do not begin or end in a middle. */
  private void addStraightEnds(List<Leg> legs, Ends ends, double width, Ink ink) {
    double start = ends.start() * measures.cell();
    double end = ends.end() * measures.cell();
    Leg first = legs.get(0);
    Leg last = legs.get(legs.size() - 1);
    if (legs.size() == 1 && start + end > 0) {
      addRectangle(first, start, first.length() - end, width, ink);
    } else {
      if (start > 0) {
        addRectangle(first, start, first.length(), width, ink);
      }
      if (end > 0) {
        addRectangle(last, 0, last.length() - end, width, ink);
      }
    }
  }

  private void addRectangle(Leg leg, double from, double to, double width, Ink ink) {
    double half = width / 2;
    shapes.add(
        new Shape.Polygon(
            List.of(leg.at(from, -half), leg.at(to, -half), leg.at(to, half), leg.at(from, half)),
            ink));
  }

  /** Returns the width for lines, not more than the usual one. */
  private double width(List<CellList> lines, double usual) {
    double width = usual;
    for (CellList line : lines) {
      for (int i = 1; i < line.count(); i++) {
        width = Math.min(width, widths.getOrDefault(way(line, i), 1.0) - NARROWER);
      }
    }
    double chosen = Math.max(width, NARROWEST);
    for (CellList line : lines) {
      for (int i = 1; i < line.count(); i++) {
        widths.merge(way(line, i), chosen, Math::min);
      }
    }
    return chosen;
  }

  private static Way way(CellList line, int index) {
    int from = line.get(index - 1);
    int to = line.get(index);
    return new Way(Math.min(from, to), Math.max(from, to));
  }
}
