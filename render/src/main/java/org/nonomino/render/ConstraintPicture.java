package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.Drawings;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;

/**
 * The shapes of a puzzle's constraints alone, for a program that draws the grid itself. The origin
 * is the upper left corner of the grid. Immutable.
 *
 * @param left the room for clues left of the grid, in cells: 0 if there are none
 * @param top the room above
 * @param right the room at the right
 * @param bottom the room below
 * @param grounds the layer of shaded cells and of forms in cells, below all others
 * @param lines the layer of lines through cells, below the borders
 * @param cages the layer of the outlines of cages, above the borders
 * @param marks the layer of marks on edges and corners, of sums, and of clues outside the grid
 */
public record ConstraintPicture(
    double left,
    double top,
    double right,
    double bottom,
    List<Shape> grounds,
    List<Shape> lines,
    List<Shape> cages,
    List<Shape> marks) {
  /** Copies the lists. */
  public ConstraintPicture {
    grounds = List.copyOf(grounds);
    lines = List.copyOf(lines);
    cages = List.copyOf(cages);
    marks = List.copyOf(marks);
  }

  /** Draws the constraints of a puzzle; equal rules give equal shapes. */
  public static ConstraintPicture of(Rules rules, DigitStyle digits, double cell) {
    return of(rules, Drawings.NONE, digits, cell);
  }

  /**
   * Draws the constraints of a puzzle and what its setter drew; equal ones give equal shapes.
   *
   * @param cell the width of a cell, above 0
   */
  public static ConstraintPicture of(
      Rules rules, Drawings drawings, DigitStyle digits, double cell) {
    PuzzlePicture picture =
        PuzzlePicture.of(new Puzzle(Grid.empty(rules.size()), rules)).withDrawings(drawings);
    OutsideRoom room = OutsideRoom.of(picture);
    // All lengths are proportional to the width of the picture, so this gives cells of that width.
    double width = cell * (room.left() + rules.size() + room.right());
    double measured = measures(picture, digits, room, width).cell();
    PictureMeasures measures = measures(picture, digits, room, width * cell / measured);
    CornerLabels corners =
        new CornerLabels(picture.undrawn(), new RegionPieces(rules.mask()), measures);
    ConstraintLayers layers = ConstraintDrawing.draw(picture, picture.undrawn(), corners, measures);
    DrawnForms drawn = new DrawnForms(measures, picture.drawn());
    List<Shape> grounds = new ArrayList<>(drawn.below());
    grounds.addAll(layers.shades());
    grounds.addAll(layers.grounds());
    List<Shape> cages = new ArrayList<>(drawn.above());
    cages.addAll(layers.cages());
    Point origin = measures.crossing(0, 0);
    return new ConstraintPicture(
        room.left(),
        room.top(),
        room.right(),
        room.bottom(),
        moved(grounds, origin),
        moved(layers.lines(), origin),
        moved(cages, origin),
        moved(layers.marks(), origin));
  }

  private static PictureMeasures measures(
      PuzzlePicture picture, DigitStyle digits, OutsideRoom room, double width) {
    PictureStyle style = new PictureStyle(Theme.LIGHT, false, digits, width);
    return new PictureMeasures(
        picture.rules().symbols(), style, false, PictureMeasures.Keep.of(picture.undrawn()), room);
  }

  private static List<Shape> moved(List<Shape> shapes, Point origin) {
    return shapes.stream().map(shape -> moved(shape, origin)).toList();
  }

  /** Returns the same shape for a drawing with a different origin. */
  static Shape moved(Shape shape, Point origin) {
    if (shape instanceof Shape.Rectangle rectangle) {
      return new Shape.Rectangle(
          rectangle.x() - origin.x(),
          rectangle.y() - origin.y(),
          rectangle.width(),
          rectangle.height(),
          rectangle.ink());
    }
    if (shape instanceof Shape.Lines lines) {
      List<List<Point>> paths =
          lines.paths().stream()
              .map(path -> path.stream().map(point -> moved(point, origin)).toList())
              .toList();
      return new Shape.Lines(paths, lines.width(), lines.dashed(), lines.ink());
    }
    if (shape instanceof Shape.Circle circle) {
      return new Shape.Circle(
          moved(circle.centre(), origin), circle.radius(), circle.width(), circle.ink());
    }
    if (shape instanceof Shape.Curve curve) {
      return new Shape.Curve(
          moved(curve.from(), origin),
          moved(curve.control(), origin),
          moved(curve.to(), origin),
          curve.width(),
          curve.dashed(),
          curve.ink());
    }
    if (shape instanceof Shape.Polygon polygon) {
      return new Shape.Polygon(
          polygon.corners().stream().map(point -> moved(point, origin)).toList(), polygon.ink());
    }
    Shape.Word word = (Shape.Word) shape;
    return new Shape.Word(
        word.text(),
        word.x() - origin.x(),
        word.baseline() - origin.y(),
        word.size(),
        word.angle(),
        word.typeface(),
        word.ink());
  }

  private static Point moved(Point point, Point origin) {
    return new Point(point.x() - origin.x(), point.y() - origin.y());
  }
}
