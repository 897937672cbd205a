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
   * Adds lines that belong together as one band.
   *
   * @param start the length, relative to a cell, without outline and pattern at the beginning of
   *     each line, because it is inside another form of the same colour
   */
  void addBranches(List<CellList> lines, BandStyle style, double start) {
    double cell = measures.cell();
    double width = width(lines, style.width());
    List<List<Point>> middles = new ArrayList<>();
    List<List<Point>> outlines = new ArrayList<>();
    List<Leg> legs = new ArrayList<>();
    for (CellList line : lines) {
      List<Point> points = Leg.middles(line, measures);
      middles.add(points);
      outlines.add(Leg.shortened(points, start * cell, 0));
      legs.addAll(Leg.of(points));
    }
    add(outlines, (width + 2 * EDGE) * cell, style.edge());
    add(middles, width * cell, style.fill());
    shapes.addAll(style.texture().shapes(legs, width * cell, cell, style.edge()));
  }

  /**
   * Adds a line.
   *
   * @param start the length to leave out at its beginning, relative to a cell
   * @param end the length to leave out at its end
   */
  void add(CellList line, BandStyle style, double start, double end) {
    double cell = measures.cell();
    double width = width(List.of(line), style.width());
    List<Point> middles = Leg.middles(line, measures);
    List<List<Point>> paths = List.of(Leg.shortened(middles, start * cell, end * cell));
    add(paths, (width + 2 * EDGE) * cell, style.edge());
    add(paths, width * cell, style.fill());
    shapes.addAll(
        style.texture().shapes(Leg.of(middles), width * cell, cell, style.edge()));
  }

  private void add(List<List<Point>> paths, double width, Ink ink) {
    shapes.add(new Shape.Lines(paths, width, false, ink));
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
