package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing.Arrow;
import org.nonomino.core.drawing.Drawing.Cage;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Drawing.Line;

/** Draws what a setter drew, and custom rules, in the setter's colours. */
final class DrawnForms {
  /** The corners of the polygon for an ellipse. */
  private static final int CORNERS = 48;

  /** The distance of a cage from the sides of its cells, and the size of its text, in cells. */
  private static final double CAGE_INSET = 0.08;

  private static final double CAGE_TEXT = 0.22;
  private static final double CAGE_PEN = 0.022;

  /** The parts of the colour of paper. */
  private static final int WHITE = 255;

  /** The distance between the baselines of the lines of a text, relative to its size. */
  private static final double LEADING = 1.15;

  private final PictureMeasures measures;
  private final List<Shape> below = new ArrayList<>();
  private final List<Shape> above = new ArrayList<>();

  DrawnForms(PictureMeasures measures, List<? extends org.nonomino.core.drawing.Drawing> drawings) {
    this.measures = measures;
    drawings.forEach(this::add);
  }

  /** Returns the shapes below the lines of the grid. */
  List<Shape> below() {
    return below;
  }

  /** Returns the shapes above the lines of the grid. */
  List<Shape> above() {
    return above;
  }

  /**
   * Returns two opposite corners of all that can be seen of a drawing on paper, or nothing. Setters
   * cover places with white, which is the colour of the paper and becomes it in the dark theme.
   */
  static List<org.nonomino.core.drawing.Point> bounds(org.nonomino.core.drawing.Drawing drawing) {
    if (drawing instanceof Line line) {
      return isSeen(line.stroke()) || isSeen(line.fill())
          ? around(line.points(), line.width() / 2)
          : List.of();
    }
    if (drawing instanceof Arrow arrow) {
      return isSeen(arrow.stroke()) ? around(arrow.points(), arrow.width() / 2) : List.of();
    }
    if (drawing instanceof Cage cage) {
      List<org.nonomino.core.drawing.Point> corners = new ArrayList<>();
      if (!cage.isHidden() && isSeen(cage.stroke())) {
        cage.cells().forEach(corner -> corners.add(corner.plus(0, 0)));
        cage.cells().forEach(corner -> corners.add(corner.plus(1, 1)));
      }
      return corners;
    }
    var shape = (org.nonomino.core.drawing.Drawing.Shape) drawing;
    double half = Math.max(shape.width(), shape.height()) / 2;
    boolean isArea = isSeen(shape.fill()) || (isSeen(shape.border()) && shape.borderWidth() > 0);
    boolean isText = !shape.text().isBlank() && isSeen(shape.textColour());
    double letters = isText ? shape.textSize() / 2 : 0;
    double across = letters == 0 ? 0 : textWidth(shape) / 2;
    double down = Math.max(isArea ? half : 0, shape.angle() == 0 ? letters : across);
    double right = Math.max(isArea ? half : 0, across);
    return down == 0
        ? List.of()
        : List.of(shape.centre().plus(-down, -right), shape.centre().plus(down, right));
  }

  private static boolean isSeen(Colour colour) {
    return colour.isVisible()
        && (colour.red() < WHITE || colour.green() < WHITE || colour.blue() < WHITE);
  }

  private static double textWidth(org.nonomino.core.drawing.Drawing.Shape shape) {
    double width = shape.textSize();
    for (String line : shape.text().split("\n", -1)) {
      width = Math.max(width, Typeface.REGULAR.width(line.strip(), shape.textSize()));
    }
    return width;
  }

  /** Returns two opposite corners of squares about points. */
  private static List<org.nonomino.core.drawing.Point> around(
      List<org.nonomino.core.drawing.Point> points, double reach) {
    return points.stream()
        .flatMap(point -> Stream.of(point.plus(-reach, -reach), point.plus(reach, reach)))
        .toList();
  }

  private void add(org.nonomino.core.drawing.Drawing drawing) {
    if (drawing instanceof Line line) {
      addInside(line);
      addLines(line.points(), line.width(), line.stroke(), line.layer());
    } else if (drawing instanceof Arrow arrow) {
      addLines(arrow.points(), arrow.width(), arrow.stroke(), arrow.layer());
      addHead(arrow);
    } else if (drawing instanceof Cage cage) {
      addCage(cage);
    } else {
      add((org.nonomino.core.drawing.Drawing.Shape) drawing);
    }
  }

  private Point place(org.nonomino.core.drawing.Point place) {
    return new Point(measures.x(place.column()), measures.y(place.row()));
  }

  private List<Shape> shapes(Layer layer) {
    return layer == Layer.BELOW ? below : above;
  }

  private void addInside(Line line) {
    if (line.fill().isVisible() && line.points().size() > 2) {
      shapes(line.layer())
          .add(
              new Shape.Polygon(
                  line.points().stream().map(this::place).toList(), Ink.drawn(line.fill())));
    }
  }

  private void addLines(
      List<org.nonomino.core.drawing.Point> points, double width, Colour stroke, Layer layer) {
    if (stroke.isVisible() && width > 0) {
      List<Point> path = new ArrayList<>(points.stream().map(this::place).toList());
      if (path.size() == 1) {
        path.add(path.get(0));
      }
      shapes(layer)
          .add(new Shape.Lines(List.of(path), width * measures.cell(), false, Ink.drawn(stroke)));
    }
  }

  private void addHead(Arrow arrow) {
    int last = arrow.points().size() - 1;
    org.nonomino.core.drawing.Point tip = arrow.points().get(last);
    org.nonomino.core.drawing.Point before = arrow.points().get(last - 1);
    double length = tip.distance(before);
    if (length > 0) {
      double down = (tip.row() - before.row()) / length * arrow.head();
      double right = (tip.column() - before.column()) / length * arrow.head();
      double half = Math.sqrt(0.5);
      addLines(
          List.of(
              tip.plus(-half * (down + right), -half * (right - down)),
              tip,
              tip.plus(-half * (down - right), -half * (right + down))),
          arrow.width(),
          arrow.stroke(),
          arrow.layer());
    }
  }

  private void addCage(Cage cage) {
    int around = (int) OutsideRoom.most(measures.shape());
    int side = measures.shape().longerSide() + 2 * around;
    TreeSet<Integer> cells = new TreeSet<>();
    for (org.nonomino.core.drawing.Point corner : cage.cells()) {
      int row = around + (int) Math.floor(corner.row());
      int column = around + (int) Math.floor(corner.column());
      if (row >= 0 && row < side && column >= 0 && column < side) {
        cells.add(row * side + column);
      }
    }
    if (cage.isHidden() || cells.isEmpty() || !cage.stroke().isVisible()) {
      return;
    }
    Ink ink = Ink.drawn(cage.stroke());
    above.add(
        new Shape.Lines(
            CellOutline.around(
                cells.stream().mapToInt(Integer::intValue),
                around,
                measures,
                CAGE_INSET * measures.cell()),
            CAGE_PEN * measures.cell(),
            true,
            ink));
    if (!cage.text().isBlank()) {
      addCageText(cage.text(), cells.first() / side - around, cells.first() % side - around, ink);
    }
  }

  private void addCageText(String text, int row, int column, Ink ink) {
    double font = CAGE_TEXT * measures.cell();
    double width = Typeface.REGULAR.width(text, font);
    double height = Typeface.REGULAR.capHeight(font);
    double edge = 0.02 * measures.cell();
    Point middle = measures.firstCornerLabel(row, column, width, height, edge);
    above.add(
        new Shape.Rectangle(
            middle.x() - width / 2 - edge,
            middle.y() - height / 2 - edge,
            width + 2 * edge,
            height + 2 * edge,
            Ink.of(Ink.Kind.PAPER)));
    above.add(word(text, middle, font, 0, ink));
  }

  private static Shape word(String text, Point middle, double size, double angle, Ink ink) {
    double baseline = middle.y() + Typeface.REGULAR.capHeight(size) / 2;
    return new Shape.Word(text, middle.x(), baseline, size, angle, Typeface.REGULAR, ink);
  }

  private void add(org.nonomino.core.drawing.Drawing.Shape shape) {
    List<Shape> shapes = shapes(shape.layer());
    boolean isArea = shape.width() > 0 && shape.height() > 0;
    if (isArea && shape.fill().isVisible()) {
      shapes.add(area(shape, 0, Ink.drawn(shape.fill())));
    }
    if (isArea && shape.border().isVisible() && shape.borderWidth() > 0) {
      shapes.add(area(shape, shape.borderWidth() * measures.cell(), Ink.drawn(shape.border())));
    }
    if (!shape.text().isBlank() && shape.textColour().isVisible()) {
      addText(shape, shapes);
    }
  }

  /**
   * Returns the inside of a shape, or its outline.
   *
   * @param pen the width of the outline; 0 for the inside
   */
  private Shape area(org.nonomino.core.drawing.Drawing.Shape shape, double pen, Ink ink) {
    if (shape.isRound() && shape.width() == shape.height()) {
      double radius = shape.width() * measures.cell() / 2;
      return new Shape.Circle(place(shape.centre()), radius, pen, ink);
    }
    List<Point> corners = outline(shape);
    if (pen == 0) {
      return new Shape.Polygon(corners, ink);
    }
    corners.add(corners.get(0));
    return new Shape.Lines(List.of(corners), pen, false, ink);
  }

  private void addText(org.nonomino.core.drawing.Drawing.Shape shape, List<Shape> shapes) {
    String[] lines = shape.text().strip().split("\n", -1);
    double size = shape.textSize() * measures.cell();
    Point middle = place(shape.centre());
    double turn = Math.toRadians(shape.angle());
    for (int i = 0; i < lines.length; i++) {
      double down = (i - (lines.length - 1) / 2.0) * LEADING * size;
      Point place =
          new Point(middle.x() - down * Math.sin(turn), middle.y() + down * Math.cos(turn));
      shapes.add(word(lines[i].strip(), place, size, shape.angle(), Ink.drawn(shape.textColour())));
    }
  }

  /** Returns the corners of a rectangle, or of a polygon that looks like an ellipse. */
  private List<Point> outline(org.nonomino.core.drawing.Drawing.Shape shape) {
    double turn = Math.toRadians(shape.angle());
    List<Point> corners = new ArrayList<>();
    int count = shape.isRound() ? CORNERS : 4;
    for (int i = 0; i < count; i++) {
      double around = 2 * Math.PI * i / count;
      double right = shape.isRound() ? Math.cos(around) : i % 3 == 0 ? 1 : -1;
      double down = shape.isRound() ? Math.sin(around) : i < 2 ? 1 : -1;
      right *= shape.width() / 2;
      down *= shape.height() / 2;
      corners.add(
          place(
              shape
                  .centre()
                  .plus(
                      down * Math.cos(turn) + right * Math.sin(turn),
                      right * Math.cos(turn) - down * Math.sin(turn))));
    }
    return corners;
  }
}
