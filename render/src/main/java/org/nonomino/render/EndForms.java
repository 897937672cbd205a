package org.nonomino.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.CellList;

/**
 * The circles and diamonds at the ends of lines. Lines with the same form in the same cell share
 * it, and different forms in a cell are drawn inside each other.
 */
final class EndForms {
  private static final double LARGEST = 0.4;
  private static final double SMALLER = 0.11;
  private static final double SMALLEST = 0.15;

  /** The distance of the corners of a diamond from its middle, relative to a circle's radius. */
  private static final double DIAMOND = 1.14;

  private static final double RING = 0.055;

  /** A form around the middle of a cell. */
  enum Form {
    /** The disc at the beginning of a thermometer. */
    BULB,
    /** The disc at the beginning of a slow thermometer. */
    SLOW_BULB,
    /** The circle of an arrow. */
    THIN_CIRCLE,
    /** The circle at the end of a between line. */
    CIRCLE,
    /** The diamond at the end of a lockout line. */
    DIAMOND
  }

  private record Place(Form form, int cell) {
    boolean isDisc() {
      return form == Form.BULB || form == Form.SLOW_BULB;
    }
  }

  /** Discs do not hide open forms, so that only forms of the same sort have different radii. */
  private record Sort(boolean isDisc, int cell) {}

  private final PictureMeasures measures;
  private final Map<Place, Double> radii = new LinkedHashMap<>();
  private final Map<Sort, Integer> counts = new HashMap<>();

  EndForms(PictureMeasures measures) {
    this.measures = measures;
  }

  /**
   * Adds a form unless it is there already. Returns its radius, relative to a cell; a line towards
   * a neighbouring cell begins at {@link #reach}.
   */
  double add(Form form, int cell) {
    return radii.computeIfAbsent(
        new Place(form, cell), place -> radius(new Sort(place.isDisc(), cell)));
  }

  /** Returns the radius for a new pill around cells, relative to a cell. */
  double addPill(CellList cells) {
    return cells.stream().mapToDouble(cell -> radius(new Sort(false, cell))).min().orElseThrow();
  }

  private double radius(Sort sort) {
    int inside = counts.merge(sort, 1, Integer::sum) - 1;
    return Math.max(SMALLEST, LARGEST - inside * SMALLER);
  }

  /**
   * Returns the distance from the middle of a form at which a line leaves it, relative to a cell.
   *
   * @param next the cell to which the line goes
   */
  double reach(Form form, int cell, int next) {
    double radius = add(form, cell);
    if (form != Form.DIAMOND) {
      return radius;
    }
    Point from = measures.middle(cell);
    Point to = measures.middle(next);
    boolean isDiagonal = from.x() != to.x() && from.y() != to.y();
    return DIAMOND * radius / (isDiagonal ? Math.sqrt(2) : 1);
  }

  /** Returns the shapes of discs. */
  List<Shape> discs() {
    List<Shape> shapes = new ArrayList<>();
    radii.forEach(
        (place, radius) -> {
          if (place.isDisc()) {
            double cell = measures.cell();
            shapes.addAll(
                disc(
                    measures.middle(place.cell()),
                    radius * cell,
                    Bands.EDGE * cell,
                    LineForms.style(place.form())));
          }
        });
    return shapes;
  }

  /** Returns the shapes of a disc with an outline of this width. */
  static List<Shape> disc(Point middle, double radius, double edge, BandStyle style) {
    return List.of(
        new Shape.Circle(middle, radius + edge, 0, style.edge()),
        new Shape.Circle(middle, radius, 0, style.fill()));
  }

  /** Returns the shapes of open forms. */
  List<Shape> outlines() {
    List<Shape> shapes = new ArrayList<>();
    radii.forEach((place, radius) -> addOutline(place, radius * measures.cell(), shapes));
    return shapes;
  }

  private void addOutline(Place place, double radius, List<Shape> shapes) {
    Point middle = measures.middle(place.cell());
    double ring = RING * measures.cell();
    double edge = ring + 2 * Bands.EDGE * measures.cell();
    switch (place.form()) {
      case BULB, SLOW_BULB -> {}
      case THIN_CIRCLE ->
          shapes.add(
              new Shape.Circle(
                  middle, radius, ArrowForms.PEN * measures.cell(), Ink.of(Ink.Kind.ARROW)));
      case CIRCLE -> {
        shapes.add(new Shape.Circle(middle, radius, edge, Ink.of(Ink.Kind.BETWEEN_LINE_EDGE)));
        shapes.add(new Shape.Circle(middle, radius, ring, Ink.of(Ink.Kind.BETWEEN_LINE)));
      }
      case DIAMOND -> {
        List<List<Point>> paths = List.of(diamond(middle, radius * DIAMOND));
        shapes.add(new Shape.Lines(paths, edge, false, Ink.of(Ink.Kind.LOCKOUT_LINE_EDGE)));
        shapes.add(new Shape.Lines(paths, ring, false, Ink.of(Ink.Kind.LOCKOUT_LINE)));
      }
    }
  }

  private static List<Point> diamond(Point middle, double reach) {
    Point top = new Point(middle.x(), middle.y() - reach);
    return List.of(
        top,
        new Point(middle.x() + reach, middle.y()),
        new Point(middle.x(), middle.y() + reach),
        new Point(middle.x() - reach, middle.y()),
        top);
  }
}
