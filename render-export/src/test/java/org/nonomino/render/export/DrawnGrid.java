package org.nonomino.render.export;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.Point;
import org.nonomino.render.Shape;

/** The place of the grid in a drawing, derived from its borders. */
final class DrawnGrid {
  private final Drawing drawing;
  private final int size;
  private final double left;
  private final double top;
  private final double cell;

  private DrawnGrid(Drawing drawing, int size, double left, double top, double cell) {
    this.drawing = drawing;
    this.size = size;
    this.left = left;
    this.top = top;
    this.cell = cell;
  }

  static DrawnGrid of(Drawing drawing, int size) {
    List<Point> points =
        lines(drawing, Ink.Kind.HEAVY_BORDER)
            .flatMap(lines -> lines.paths().stream())
            .flatMap(List::stream)
            .toList();
    double left = points.stream().mapToDouble(Point::x).min().orElseThrow();
    double right = points.stream().mapToDouble(Point::x).max().orElseThrow();
    double top = points.stream().mapToDouble(Point::y).min().orElseThrow();
    return new DrawnGrid(drawing, size, left, top, (right - left) / size);
  }

  private static Stream<Shape.Lines> lines(Drawing drawing, Ink.Kind kind) {
    return shapes(drawing, Shape.Lines.class).filter(lines -> lines.ink().kind() == kind);
  }

  private static <S extends Shape> Stream<S> shapes(Drawing drawing, Class<S> type) {
    return drawing.shapes().stream().filter(type::isInstance).map(type::cast);
  }

  /** Returns the bounds of a cell. */
  Rectangle2D bounds(int cellNumber) {
    int row = cellNumber / size;
    return new Rectangle2D.Double(left + cellNumber % size * cell, top + row * cell, cell, cell);
  }

  private int cellAt(double x, double y) {
    return (int) Math.floor((y - top) / cell) * size + (int) Math.floor((x - left) / cell);
  }

  /** Returns the words in the grid, by cell. */
  List<List<Shape.Word>> words() {
    List<List<Shape.Word>> words = new ArrayList<>();
    for (int i = 0; i < size * size; i++) {
      words.add(new ArrayList<>());
    }
    shapes(drawing, Shape.Word.class)
        .filter(word -> word.x() > left && word.baseline() > top)
        .forEach(
            word ->
                words
                    .get(
                        cellAt(
                            word.x(), word.baseline() - word.typeface().capHeight(word.size()) / 2))
                    .add(word));
    return words;
  }

  /** Returns the number of a cell's tint. */
  int tint(int cellNumber) {
    Rectangle2D bounds = bounds(cellNumber);
    return shapes(drawing, Shape.Rectangle.class)
        .filter(rectangle -> rectangle.ink().kind() == Ink.Kind.TINT)
        .filter(
            rectangle ->
                new Rectangle2D.Double(
                        rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height())
                    .contains(bounds.getCenterX(), bounds.getCenterY()))
        .map(rectangle -> rectangle.ink().number())
        .reduce(
            (first, second) -> {
              throw new AssertionError("cell " + cellNumber + " has two tints");
            })
        .orElseThrow();
  }

  /** Returns the bounds of a word's letters. */
  static Rectangle2D ink(Shape.Word word) {
    double width = word.typeface().width(word.text(), word.size());
    Rectangle2D bounds =
        OutlineFont.of(word.typeface()).outline(word.text(), word.size()).getBounds2D();
    return AffineTransform.getTranslateInstance(word.x() - width / 2, word.baseline())
        .createTransformedShape(bounds)
        .getBounds2D();
  }
}
