package org.nonomino.render;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.RepeatCage;

/**
 * Draws the outlines of cages: dashed, and dotted if digits may repeat, unless they have the heavy
 * borders of KenKen. Their sums are {@link CornerLabels}.
 */
final class CageForms {
  /*
   * All corners are in the middle of a dash without any fitting of lengths: a side of a cell has a
   * whole number of dashes, and the distance from the sides is a multiple of half of a dash with its
   * gap. So the length of each line between two corners is a multiple of a dash with its gap, and a
   * path that begins in the middle of a dash has a dash at each corner. Cages that overlap have
   * different distances.
   *
   * Lengths in files are rounded, so long outlines are split into paths, each of which begins with a
   * dash at its exact place.
   */
  private static final int DASHES_PER_CELL = 7;

  private static final double DASHES_PER_PATH = 4 * DASHES_PER_CELL;

  /** The minimum length of an incomplete dash, relative to the pen. */
  private static final double MIN_DASH = 0.7;

  private static final double EPSILON = 1e-6;
  private static final double DOT = 1.4;
  private static final double DOT_LENGTH = 0.2;

  /** Whether the cages of KenKen have heavy borders, as regions have in other grids. */
  private final boolean hasHeavyBorders;

  private final CornerLabels corners;
  private final PictureMeasures measures;
  private final ConstraintLayers layers;
  private final Levels levels;
  private final List<List<Point>> dashes = new ArrayList<>();
  private final List<List<Point>> dots = new ArrayList<>();

  /** The borders of the cages of KenKen. */
  private final List<List<Point>> borders = new ArrayList<>();

  /** Incomplete dashes next to labels. */
  private final List<List<Point>> ends = new ArrayList<>();

  /** The length of a dash and the gap after it. */
  private final double period;

  private final double pen;

  /** The length from the middle of a dash to its end, without the round end. */
  private final double half;

  CageForms(Rules rules, CornerLabels corners, PictureMeasures measures, ConstraintLayers layers) {
    this.hasHeavyBorders = haveRoomForBorders(rules);
    this.corners = corners;
    this.measures = measures;
    this.layers = layers;
    this.levels = new Levels(rules.size());
    this.period = measures.cell() / DASHES_PER_CELL;
    this.pen = period / (Shape.DASH + Shape.GAP);
    this.half = Shape.DASH * pen / 2;
  }

  /** Prepares the outlines of a cage, or of several; {@link #finish} draws them. */
  void draw(Constraint constraint) {
    if (constraint instanceof EqualCages equal) {
      equal.cages().forEach(this::drawDashes);
    } else if (isOfKenKen(constraint)) {
      if (hasHeavyBorders) {
        borders.addAll(CellOutline.of(constraint.cells(), measures, 0));
      } else {
        drawDots(constraint.cells());
      }
    } else {
      drawDashes(constraint.cells());
    }
  }

  private List<List<Point>> outline(CellList cells) {
    return CellOutline.of(cells, measures, (levels.next(cells) + 1) * period / 2);
  }

  private void drawDashes(CellList cells) {
    List<CornerLabels.Box> boxes = corners.boxes(cells);
    for (List<Point> points : outline(cells)) {
      Track track = new Track(points);
      for (Part part : track.partsOutside(boxes)) {
        addDashes(track, part);
      }
    }
  }

  /** Adds all drawn cages to the layers. */
  void finish() {
    add(dashes, pen, true);
    add(ends, pen, false);
    add(dots, DOT * pen, false);
    if (!borders.isEmpty()) {
      layers.cages().add(new Shape.Lines(borders, measures.heavy(), false, Ink.of(Ink.Kind.CLUE)));
    }
  }

  private static boolean isOfKenKen(Constraint constraint) {
    return constraint instanceof ArithmeticCage || constraint instanceof RepeatCage;
  }

  /** Returns whether the cages of KenKen can have the borders of regions, and do not overlap. */
  private static boolean haveRoomForBorders(Rules rules) {
    if (rules.mask().hasRegions() || !ArithmeticCage.areIn(rules.constraints())) {
      return false;
    }
    BitSet caged = new BitSet();
    int count = 0;
    for (Constraint cage : rules.constraints()) {
      if (isOfKenKen(cage)) {
        cage.cells().stream().forEach(caged::set);
        count += cage.cells().count();
      }
    }
    return caged.cardinality() == count;
  }

  private void add(List<List<Point>> paths, double width, boolean dashed) {
    if (!paths.isEmpty()) {
      layers.cages().add(new Shape.Lines(paths, width, dashed, Ink.of(Ink.Kind.CAGE)));
    }
  }

  /** Adds the dashes of a part of an outline. The first and the last may be shorter. */
  private void addDashes(Track track, Part part) {
    double first = Math.ceil((part.from() + half) / period - EPSILON);
    double endBefore = (first - 1) * period + half;
    if (endBefore > part.from() + pen * MIN_DASH) {
      ends.add(track.path(part.from(), Math.min(endBefore, part.to())));
    }
    double end = part.to();
    double last = Math.floor((end + half) / period) * period - half;
    if (end < last + pen * MIN_DASH) {
      end = last - pen;
    }
    for (double dash = first; dash * period - half < end; dash += DASHES_PER_PATH) {
      double from = dash * period - half;
      double next = from + DASHES_PER_PATH * period;
      dashes.add(track.path(from, Math.min(next - pen, end)));
    }
  }

  private void drawDots(CellList cells) {
    List<CornerLabels.Box> boxes = corners.boxes(cells);
    double length = DOT_LENGTH * pen;
    for (List<Point> points : outline(cells)) {
      Track track = new Track(points);
      for (Part part : track.partsOutside(boxes)) {
        double step = period / 2;
        for (double dot = Math.ceil(part.from() / step - EPSILON);
            dot * step < part.to() - length;
            dot++) {
          dots.add(track.path(dot * step, dot * step + length));
        }
      }
    }
  }

  /** A part of an outline, by the lengths from its first corner; the end may be after it again. */
  private record Part(double from, double to) {}

  /** An outline with the lengths of its sides. */
  private final class Track {
    private final List<Point> points;

    /** The length from the first corner to each corner. */
    private final double[] lengths;

    Track(List<Point> points) {
      this.points = points;
      this.lengths = new double[points.size()];
      for (int i = 1; i < lengths.length; i++) {
        Point from = points.get(i - 1);
        Point to = points.get(i);
        // Sides are horizontal or vertical.
        lengths[i] = lengths[i - 1] + Math.abs(to.x() - from.x()) + Math.abs(to.y() - from.y());
      }
    }

    private double length() {
      return lengths[lengths.length - 1];
    }

    /** Returns the parts of the outline that do not cross boxes. */
    List<Part> partsOutside(List<CornerLabels.Box> boxes) {
      List<Part> cuts = new ArrayList<>();
      for (int side = 1; side < lengths.length; side++) {
        for (CornerLabels.Box box : boxes) {
          addCut(side, box, cuts);
        }
      }
      if (cuts.isEmpty()) {
        return List.of(new Part(-half, length() - half - pen));
      }
      cuts.sort(Comparator.comparingDouble(Part::from));
      List<Part> parts = new ArrayList<>();
      double end = cuts.get(0).to();
      for (Part cut : cuts) {
        // Round ends are half a pen longer.
        addPart(end + pen / 2, cut.from() - pen / 2, parts);
        end = Math.max(end, cut.to());
      }
      addPart(end + pen / 2, length() + cuts.get(0).from() - pen / 2, parts);
      return parts;
    }

    private void addPart(double from, double to, List<Part> parts) {
      if (to > from) {
        parts.add(new Part(from, to));
      }
    }

    private void addCut(int side, CornerLabels.Box box, List<Part> cuts) {
      Point from = points.get(side - 1);
      Point to = points.get(side);
      double left = Math.max(box.left(), Math.min(from.x(), to.x()));
      double right = Math.min(box.right(), Math.max(from.x(), to.x()));
      double top = Math.max(box.top(), Math.min(from.y(), to.y()));
      double bottom = Math.min(box.bottom(), Math.max(from.y(), to.y()));
      if (left <= right && top <= bottom) {
        double first =
            Math.min(
                Math.abs(left - from.x()) + Math.abs(top - from.y()),
                Math.abs(right - from.x()) + Math.abs(bottom - from.y()));
        double start = lengths[side - 1] + first;
        cuts.add(new Part(start, start + right - left + bottom - top));
      }
    }

    /** Returns the points of a part; lengths below 0 and above the whole continue around. */
    List<Point> path(double from, double to) {
      List<Point> path = new ArrayList<>();
      path.add(at(from));
      int sides = lengths.length - 1;
      double around = Math.floor(from / length()) * length();
      int corner = 0;
      while (around + lengths[corner] <= from) {
        corner++;
      }
      while (around + lengths[corner] < to) {
        path.add(points.get(corner));
        corner++;
        if (corner > sides) {
          corner = 1;
          around += length();
        }
      }
      path.add(at(to));
      return path;
    }

    private Point at(double place) {
      double rest = place - Math.floor(place / length()) * length();
      int side = 1;
      while (side < lengths.length - 1 && lengths[side] < rest) {
        side++;
      }
      Point from = points.get(side - 1);
      Point to = points.get(side);
      double part = (rest - lengths[side - 1]) / (lengths[side] - lengths[side - 1]);
      return new Point(
          from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y()));
    }
  }
}
