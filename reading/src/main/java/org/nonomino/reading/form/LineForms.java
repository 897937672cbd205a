package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.drawing.Drawing.Line;
import org.nonomino.core.drawing.Point;

/** Lines: through cells, along the diagonals, on borders, around cages, and signs made of lines. */
final class LineForms {
  /** How far from a corner of the grid a diagonal may end. */
  private static final double CORNER = 0.36;

  /** The largest width of a line of the grid, in cells. */
  private static final double GRID_LINE = 0.05;

  /** The largest extent of a sign on an edge or in a cell. */
  private static final double SIGN = 0.85;

  /** How far inside its cells the border of a cage may be. */
  private static final double INSET = 0.3;

  private final Sheet sheet;
  private final Board board;
  private final OtherForms others;
  private final ArrowForms arrows;
  private final StrokeForms strokeForms;

  LineForms(Sheet sheet, Blobs blobs, OtherForms others, ArrowForms arrows) {
    this.arrows = arrows;
    this.sheet = sheet;
    this.board = sheet.board;
    this.others = others;
    this.strokeForms = new StrokeForms(sheet, blobs);
  }

  void add() {
    List<Stroke> strokes = new ArrayList<>();
    for (int i = 0; i < sheet.drawings.size(); i++) {
      if (sheet.drawings.get(i) instanceof Line line && !sheet.isTaken(i)) {
        add(line, i, strokes);
      }
    }
    strokeForms.add(strokes);
  }

  private void add(Line line, int drawing, List<Stroke> strokes) {
    List<Point> points = line.points();
    if (!line.stroke().isVisible() || line.width() <= 0 || areOutside(points)) {
      sheet.decorate(drawing);
      return;
    }
    List<Integer> diagonal = diagonal(points);
    if (!diagonal.isEmpty()) {
      sheet.addDiagonal(diagonal, line.stroke(), line.width(), drawing);
      return;
    }
    if (areOnLines(points)) {
      addBorder(line, drawing);
      return;
    }
    List<Integer> cells = Stroke.trace(board, points);
    if (arrows.isArrow(cells, line.stroke())) {
      sheet.decorate(drawing);
      return;
    }
    if (cells.size() > 1) {
      strokes.add(new Stroke(cells, line.stroke(), line.width(), List.of(drawing)));
      return;
    }
    addSign(line, drawing);
  }

  private boolean areOutside(List<Point> points) {
    return points.stream()
        .allMatch(
            point ->
                point.row() < -Board.EDGE
                    || point.column() < -Board.EDGE
                    || point.row() > board.rows + Board.EDGE
                    || point.column() > board.columns + Board.EDGE);
  }

  /** Returns the cells of a line from corner to corner of the grid; empty if it is another one. */
  private List<Integer> diagonal(List<Point> points) {
    int size = board.rows;
    Point first = points.get(0);
    Point last = points.get(points.size() - 1);
    if (board.columns != size || size < 2 || first.distance(last) < size) {
      return List.of();
    }
    boolean isDown =
        points.stream().allMatch(point -> Math.abs(point.row() - point.column()) <= Board.EDGE);
    boolean isUp =
        points.stream()
            .allMatch(point -> Math.abs(point.row() + point.column() - size) <= Board.EDGE);
    boolean isWhole =
        Math.min(first.row(), last.row()) <= CORNER
            && Math.max(first.row(), last.row()) >= size - CORNER;
    if (!isWhole || (!isDown && !isUp)) {
      return List.of();
    }
    return isDown ? board.ray(-1, -1, 1, 1) : board.ray(-1, size, 1, -1);
  }

  /** Returns whether each part runs along a line of the grid. */
  private static boolean areOnLines(List<Point> points) {
    for (int i = 1; i < points.size(); i++) {
      Point from = points.get(i - 1);
      Point to = points.get(i);
      boolean isAcross = Math.abs(from.row() - to.row()) < 0.01 && Board.isOnLine(from.row());
      boolean isDown =
          Math.abs(from.column() - to.column()) < 0.01 && Board.isOnLine(from.column());
      if (!isAcross && !isDown) {
        return false;
      }
    }
    return points.size() > 1;
  }

  /** Adds a line on borders of cells; those of regions and thin ones say nothing. */
  private void addBorder(Line line, int drawing) {
    List<List<Integer>> edges = new ArrayList<>();
    int borders = 0;
    for (int i = 1; i < line.points().size(); i++) {
      Point from = line.points().get(i - 1);
      Point to = line.points().get(i);
      boolean isAcross = Math.abs(from.row() - to.row()) < 0.01;
      double start = isAcross ? from.column() : from.row();
      double end = isAcross ? to.column() : to.row();
      int fixed = (int) Math.rint(isAcross ? from.row() : from.column());
      int most = isAcross ? board.columns : board.rows;
      int first = (int) Math.max(0, Math.floor(Math.min(start, end) + 0.3));
      int last = (int) Math.min(most, Math.ceil(Math.max(start, end) - 0.3));
      for (int at = first; at < last; at++) {
        int row = isAcross ? fixed : at;
        int column = isAcross ? at : fixed;
        int otherRow = isAcross ? row - 1 : row;
        int otherColumn = isAcross ? column : column - 1;
        if (board.isBorder(row, column, otherRow, otherColumn)) {
          borders++;
        } else {
          edges.add(List.of(board.cell(otherRow, otherColumn), board.cell(row, column)));
        }
      }
    }
    boolean isGridLine = line.width() <= GRID_LINE && ColourName.isNeutral(line.stroke());
    if (edges.isEmpty() || isGridLine || ColourName.isWhite(line.stroke())) {
      sheet.decorate(drawing);
    } else if (edges.size() == 1 && borders == 0) {
      sheet.add(
          sheet
              .form(Mark.EDGE_SIGN, line.stroke())
              .cells(edges.get(0))
              .width(line.width())
              .drawings(List.of(drawing))
              .build());
    } else {
      others.add(line.stroke(), drawing, List.of());
    }
  }

  /** Adds a line that is the border of a cage, a sign on an edge or in a cell, or anything else. */
  private void addSign(Line line, int drawing) {
    List<Point> points = line.points();
    List<Integer> cage = cage(points);
    if (!cage.isEmpty()) {
      sheet.add(
          sheet
              .form(Mark.CAGE, line.stroke())
              .cells(cage)
              .width(line.width())
              .drawings(List.of(drawing))
              .build());
      return;
    }
    double top = points.stream().mapToDouble(Point::row).min().orElse(0);
    double bottom = points.stream().mapToDouble(Point::row).max().orElse(0);
    double left = points.stream().mapToDouble(Point::column).min().orElse(0);
    double right = points.stream().mapToDouble(Point::column).max().orElse(0);
    Point middle = new Point((top + bottom) / 2, (left + right) / 2);
    boolean isOnEdge = Board.isOnLine(middle.row()) != Board.isOnLine(middle.column());
    List<Integer> around = board.around(middle);
    if (Math.max(bottom - top, right - left) <= SIGN && isOnEdge && around.size() == 2) {
      sheet.add(
          sheet
              .form(Mark.EDGE_SIGN, line.stroke())
              .cells(around)
              .text(inequality(points))
              .width(line.width())
              .drawings(List.of(drawing))
              .build());
    } else {
      others.add(line.stroke(), drawing, points);
    }
  }

  /** Returns the sign that a line with one bend looks like, such as {@code <}; otherwise empty. */
  private static String inequality(List<Point> points) {
    if (points.size() != 3) {
      return "";
    }
    Point tip = points.get(1);
    double down = tip.row() - (points.get(0).row() + points.get(2).row()) / 2;
    double right = tip.column() - (points.get(0).column() + points.get(2).column()) / 2;
    if (Math.abs(right) > 2 * Math.abs(down)) {
      return right < 0 ? "<" : ">";
    }
    return Math.abs(down) > 2 * Math.abs(right) ? (down < 0 ? "^" : "v") : "";
  }

  /** Returns the cells inside a closed border that runs within cells; empty if it is none. */
  private List<Integer> cage(List<Point> points) {
    if (points.size() < 5 || points.get(0).distance(points.get(points.size() - 1)) > 0.1) {
      return List.of();
    }
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      Point next = points.get((i + 1) % points.size());
      boolean isStraight =
          Math.abs(point.row() - next.row()) < 0.02
              || Math.abs(point.column() - next.column()) < 0.02;
      double inset =
          Math.max(
              Math.abs(point.row() - Math.rint(point.row())),
              Math.abs(point.column() - Math.rint(point.column())));
      if (!isStraight || inset > INSET) {
        return List.of();
      }
    }
    Set<Integer> inside = new TreeSet<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (isInside(points, board.centre(cell))) {
        inside.add(cell);
      }
    }
    return inside.size() == board.cells() ? List.of() : List.copyOf(inside);
  }

  private static boolean isInside(List<Point> polygon, Point point) {
    boolean isInside = false;
    for (int i = 0; i < polygon.size(); i++) {
      Point from = polygon.get(i);
      Point to = polygon.get((i + 1) % polygon.size());
      if ((from.row() > point.row()) != (to.row() > point.row())
          && from.column() > point.column()) {
        isInside = !isInside;
      }
    }
    return isInside;
  }
}
