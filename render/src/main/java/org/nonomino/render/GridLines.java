package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * The lines of a grid: thin ones between cells, heavy ones around regions, and dashed ones where a
 * region continues across an edge of the grid. Used once.
 */
final class GridLines {
  private final PictureMeasures measures;
  private final int rows;
  private final int columns;
  private final IntUnaryOperator regions;
  private final IntPredicate crosses;
  private final BorderPaths heavy;
  private final BorderPaths open;

  private GridLines(PictureMeasures measures, IntUnaryOperator regions, IntPredicate crosses) {
    this.measures = measures;
    this.rows = measures.shape().rows();
    this.columns = measures.shape().columns();
    this.regions = regions;
    this.crosses = crosses;
    this.heavy = new BorderPaths(rows, columns);
    this.open = new BorderPaths(rows, columns);
  }

  /**
   * Returns the lines.
   *
   * @param regions returns the region of a cell
   * @param crosses accepts the regions that continue at the opposite edge
   */
  static List<Shape> draw(
      PictureMeasures measures, IntUnaryOperator regions, IntPredicate crosses) {
    return new GridLines(measures, regions, crosses).draw();
  }

  /** Returns the numbers of the rows and columns, from 1. */
  static List<Shape> numbers(PictureMeasures measures) {
    List<Shape> numbers = new ArrayList<>();
    for (int line = 0; line < measures.shape().longerSide(); line++) {
      if (line < measures.shape().rows()) {
        numbers.add(number(line, measures.rowLabel(line), measures));
      }
      if (line < measures.shape().columns()) {
        numbers.add(number(line, measures.columnLabel(line), measures));
      }
    }
    return numbers;
  }

  private static Shape number(int line, Point middle, PictureMeasures measures) {
    return Shape.Word.centred(
        String.valueOf(line + 1),
        middle,
        measures.labelSize(),
        Typeface.REGULAR,
        Ink.of(Ink.Kind.LABEL));
  }

  private List<Shape> draw() {
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column <= columns; column++) {
        addSides(row, column);
      }
    }
    List<Shape> shapes = new ArrayList<>();
    addLines(shapes, inner(), measures.thin(), false, Ink.Kind.THIN_BORDER);
    addLines(shapes, heavy.paths(measures), measures.heavy(), false, Ink.Kind.HEAVY_BORDER);
    addLines(shapes, open.paths(measures), measures.thin(), true, Ink.Kind.HEAVY_BORDER);
    return shapes;
  }

  private List<List<Point>> inner() {
    List<List<Point>> inner = new ArrayList<>();
    for (int line = 1; line < measures.shape().longerSide(); line++) {
      if (line < rows) {
        inner.add(List.of(measures.crossing(0, line), measures.crossing(columns, line)));
      }
      if (line < columns) {
        inner.add(List.of(measures.crossing(line, 0), measures.crossing(line, rows)));
      }
    }
    return inner;
  }

  /** Adds the sides to the right of a crossing and below it. */
  private void addSides(int row, int column) {
    int below = row % rows;
    int right = column % columns;
    if (column < columns) {
      int above = Math.floorMod(row - 1, rows);
      addSide(
          row == 0 || row == rows,
          above * columns + column,
          below * columns + column,
          paths -> paths.addRightOf(row, column));
    }
    if (row < rows) {
      int left = Math.floorMod(column - 1, columns);
      addSide(
          column == 0 || column == columns,
          row * columns + left,
          row * columns + right,
          paths -> paths.addBelow(row, column));
    }
  }

  private void addSide(boolean isEdge, int cell, int next, Consumer<BorderPaths> side) {
    int region = regions.applyAsInt(cell);
    boolean isSame = region == regions.applyAsInt(next);
    if (isEdge && isSame && crosses.test(region)) {
      side.accept(open);
    } else if (isEdge || !isSame) {
      side.accept(heavy);
    }
  }

  private static void addLines(
      List<Shape> shapes, List<List<Point>> paths, double pen, boolean dashed, Ink.Kind kind) {
    if (!paths.isEmpty()) {
      shapes.add(new Shape.Lines(paths, pen, dashed, Ink.of(kind)));
    }
  }
}
