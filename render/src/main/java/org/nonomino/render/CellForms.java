package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSets;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.Windoku;

/** Draws shaded cells, diagonals, and the forms of single cells. */
final class CellForms {
  /*
   * Shades cover whole cells, and a thin outline inside of their edges shows them where a tint, a
   * step or a grey printer hides the shade. Regions that overlap have outlines at different
   * distances from the edges.
   */
  private static final double OUTLINE_INSET = 0.1;
  private static final double OUTLINE_STEP = 0.06;
  private static final double OUTLINE_PEN = 0.016;
  private static final double DIAGONAL_PEN = 0.026;

  private static final double CIRCLE = 0.37;
  private static final double SQUARE = 0.335;
  private static final double FORM_PEN = 0.014;

  private static final double RING = 0.4;
  private static final double RING_PEN = 0.03;

  private static final double CHEVRON_PEN = 0.03;
  private static final double CHEVRON_WIDTH = 0.11;
  private static final double CHEVRON_DEPTH = 0.052;
  private static final double CHEVRON_PLACE = 0.42;

  private static final double BAR_PEN = 0.035;
  private static final double BAR_PLACE = 0.42;
  private static final double BAR_LENGTH = 0.19;

  private static final double CANDIDATES_WIDTH = 0.84;
  private static final double CANDIDATES_HEIGHT = 0.6;
  private static final double CANDIDATE_SIZE = 0.27;
  private static final double LINE_HEIGHT = 1.4;
  private static final int CANDIDATES_PER_LINE = 5;

  private static final int[][] SIDES = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

  private static final List<Ink.Kind> CLONES =
      List.of(Ink.Kind.CLONE_FIRST, Ink.Kind.CLONE_SECOND, Ink.Kind.CLONE_THIRD);

  private final PuzzlePicture picture;
  private final PictureMeasures measures;
  private final ConstraintLayers layers;
  private final Levels levels;
  private int clones;

  CellForms(PuzzlePicture picture, PictureMeasures measures, ConstraintLayers layers) {
    this.picture = picture;
    this.measures = measures;
    this.layers = layers;
    this.levels = new Levels(picture.size());
  }

  void draw(Constraint constraint) {
    CellList cells = constraint.cells();
    switch (constraint.kind()) {
      case ODD -> drawCircle(measures.middle(cells.get(0)));
      case EVEN -> drawSquare(measures.middle(cells.get(0)));
      case MINIMUM -> drawExtreme(cells, false);
      case MAXIMUM -> drawExtreme(cells, true);
      case WEIGHTED_SUM -> {
        // Its squares are drawn with the custom rules.
      }
      case COUNTING_CIRCLES ->
          cells.stream().forEach(cell -> drawRing(measures.middle(cell), RING, RING_PEN));
      default -> {
        if (constraint instanceof Diagonal diagonal) {
          drawDiagonal(diagonal);
        } else if (constraint instanceof Windoku windoku) {
          windoku.windows().forEach(window -> drawRegion(window, Ink.Kind.SHADE));
        } else if (constraint instanceof Indexer indexer) {
          drawIndexer(indexer);
        } else if (constraint instanceof Clone clone) {
          drawClone(clone);
        } else if (constraint instanceof Candidates candidates) {
          drawCandidates(candidates);
        } else {
          drawRegion(cells, Ink.Kind.SHADE);
        }
      }
    }
  }

  private double cell() {
    return measures.cell();
  }

  private void drawDiagonal(Diagonal diagonal) {
    int size = diagonal.size();
    List<Point> line =
        diagonal.isRising()
            ? List.of(measures.crossing(0, size), measures.crossing(size, 0))
            : List.of(measures.crossing(0, 0), measures.crossing(size, size));
    layers.grounds().add(lines(List.of(line), DIAGONAL_PEN, Ink.Kind.DIAGONAL));
  }

  private Shape lines(List<List<Point>> paths, double pen, Ink.Kind kind) {
    return new Shape.Lines(paths, pen * cell(), false, Ink.of(kind));
  }

  private void shade(CellList cells, Ink.Kind kind) {
    boolean[] isIn = new boolean[measures.size() * measures.size()];
    cells.stream().forEach(cell -> isIn[cell] = true);
    layers.shades().addAll(CellGrounds.cover(cell -> isIn[cell], measures, Ink.of(kind)));
  }

  private void drawRegion(CellList cells, Ink.Kind kind) {
    shade(cells, kind);
    double inset = OUTLINE_INSET + levels.next(cells) * OUTLINE_STEP;
    layers
        .grounds()
        .add(
            lines(
                CellOutline.of(cells, measures, inset * cell()), OUTLINE_PEN, Ink.Kind.FORM_EDGE));
  }

  private void drawClone(Clone clone) {
    Ink.Kind kind = CLONES.get(clones++ % CLONES.size());
    drawRegion(clone.originals(), kind);
    drawRegion(clone.copies(), kind);
  }

  private void drawCircle(Point middle) {
    double radius = CIRCLE * cell();
    layers.grounds().add(new Shape.Circle(middle, radius, 0, Ink.of(Ink.Kind.FORM)));
    drawRing(middle, CIRCLE, FORM_PEN);
  }

  private void drawRing(Point middle, double radius, double pen) {
    layers
        .grounds()
        .add(new Shape.Circle(middle, radius * cell(), pen * cell(), Ink.of(Ink.Kind.FORM_EDGE)));
  }

  private void drawSquare(Point middle) {
    double half = SQUARE * cell();
    layers
        .grounds()
        .add(
            new Shape.Rectangle(
                middle.x() - half, middle.y() - half, 2 * half, 2 * half, Ink.of(Ink.Kind.FORM)));
    Point corner = new Point(middle.x() - half, middle.y() - half);
    List<Point> outline =
        List.of(
            corner,
            new Point(middle.x() + half, middle.y() - half),
            new Point(middle.x() + half, middle.y() + half),
            new Point(middle.x() - half, middle.y() + half),
            corner);
    layers.grounds().add(lines(List.of(outline), FORM_PEN, Ink.Kind.FORM_EDGE));
  }

  /** Draws the four signs of a minimum or maximum, which point to the smaller side. */
  private void drawExtreme(CellList cells, boolean isMaximum) {
    shade(cells, Ink.Kind.SHADE);
    Point middle = measures.middle(cells.get(0));
    List<List<Point>> chevrons = new ArrayList<>();
    double half = CHEVRON_DEPTH / 2;
    for (int[] side : SIDES) {
      double tip = CHEVRON_PLACE + (isMaximum ? half : -half);
      double open = CHEVRON_PLACE - (isMaximum ? half : -half);
      chevrons.add(
          List.of(
              at(middle, side, open, -CHEVRON_WIDTH),
              at(middle, side, tip, 0),
              at(middle, side, open, CHEVRON_WIDTH)));
    }
    layers.grounds().add(lines(chevrons, CHEVRON_PEN, Ink.Kind.FORM_EDGE));
  }

  /** Draws bars in the direction of a row, of a column, or of both. */
  private void drawIndexer(Indexer indexer) {
    shade(
        indexer.cells(),
        switch (indexer.what()) {
          case ROW -> Ink.Kind.ROW_INDEXER;
          case COLUMN -> Ink.Kind.COLUMN_INDEXER;
          case CELL -> Ink.Kind.BOX_INDEXER;
        });
    Point middle = measures.middle(indexer.cells().get(0));
    List<List<Point>> bars = new ArrayList<>();
    for (int[] side : SIDES) {
      boolean isHorizontal = side[0] == 0;
      if (indexer.what() == Indexer.What.CELL
          || isHorizontal == (indexer.what() == Indexer.What.ROW)) {
        bars.add(
            List.of(
                at(middle, side, BAR_PLACE, -BAR_LENGTH), at(middle, side, BAR_PLACE, BAR_LENGTH)));
      }
    }
    layers.grounds().add(lines(bars, BAR_PEN, Ink.Kind.FORM_EDGE));
  }

  /**
   * Returns a point of a cell, by its distances from the middle: to a side, and along that side.
   */
  private Point at(Point middle, int[] side, double out, double along) {
    return new Point(
        middle.x() + (side[0] * out + side[1] * along) * cell(),
        middle.y() + (side[1] * out + side[0] * along) * cell());
  }

  /** Draws small digits, unless the cell shows other ones. */
  private void drawCandidates(Candidates candidates) {
    int cell = candidates.cells().get(0);
    if (picture.digit(cell) != 0
        || picture.marks().placed(cell) != 0
        || picture.marks().centre(cell) != 0) {
      return;
    }
    List<String> lines = linesOf(candidates.digits());
    double size = CANDIDATE_SIZE * cell();
    for (String line : lines) {
      size = Math.min(size, CANDIDATES_WIDTH * cell() / Typeface.REGULAR.width(line, 1));
    }
    double height = LINE_HEIGHT * Typeface.REGULAR.capHeight(1);
    size = Math.min(size, CANDIDATES_HEIGHT * cell() / (height * lines.size()));
    Point middle = measures.middle(cell);
    for (int i = 0; i < lines.size(); i++) {
      double y = middle.y() + (i - (lines.size() - 1) / 2.0) * height * size;
      layers
          .marks()
          .add(
              new Shape.Word(
                  lines.get(i),
                  middle.x(),
                  y + Typeface.REGULAR.capHeight(size) / 2,
                  size,
                  Typeface.REGULAR,
                  Ink.of(Ink.Kind.CLUE)));
    }
  }

  private List<String> linesOf(long set) {
    int count = Long.bitCount(set);
    int lineCount = (count + CANDIDATES_PER_LINE - 1) / CANDIDATES_PER_LINE;
    int perLine = (count + lineCount - 1) / lineCount;
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int inLine = 0;
    for (int digit = 1; digit <= measures.size(); digit++) {
      if (!DigitSets.has(set, digit)) {
        continue;
      }
      if (inLine == perLine) {
        lines.add(line.toString());
        line.setLength(0);
        inLine = 0;
      }
      line.append(inLine == 0 ? "" : measures.separator()).append(measures.text(digit));
      inLine++;
    }
    lines.add(line.toString());
    return lines;
  }
}
