package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.drawing.Point;
import org.nonomino.reading.Document;

/** Where places of a picture are on a grid. Immutable. */
final class Board {
  /** How far from the centre of a cell a place still counts as the centre. */
  static final double CENTRE = 0.2;

  /** How far from a line of the grid a place still counts as on it. */
  static final double EDGE = 0.13;

  final int rows;
  final int columns;
  private final List<Integer> regions;

  Board(Document document) {
    this.rows = document.rows();
    this.columns = document.columns();
    this.regions = document.regions();
  }

  int cells() {
    return rows * columns;
  }

  boolean isCell(int row, int column) {
    return row >= 0 && row < rows && column >= 0 && column < columns;
  }

  int cell(int row, int column) {
    return row * columns + column;
  }

  /** Returns the cell that a place is in, or −1. */
  int cellOf(Point point) {
    int row = (int) Math.floor(point.row());
    int column = (int) Math.floor(point.column());
    return isCell(row, column) ? cell(row, column) : -1;
  }

  Point centre(int cell) {
    int row = cell / columns;
    int column = cell % columns;
    return new Point(row + 0.5, column + 0.5);
  }

  /** Returns whether two cells touch, at an edge or a corner. */
  boolean touch(int first, int second) {
    return Math.abs(first / columns - second / columns) <= 1
        && Math.abs(first % columns - second % columns) <= 1;
  }

  /** Returns whether a place is nearly the centre of a cell, perhaps of one outside the grid. */
  static boolean isCentre(Point point) {
    return offCentre(point.row()) <= CENTRE && offCentre(point.column()) <= CENTRE;
  }

  static double offCentre(double place) {
    return Math.abs(place - Math.floor(place) - 0.5);
  }

  static boolean isOnLine(double place) {
    return Math.abs(place - Math.rint(place)) <= EDGE;
  }

  /**
   * Returns the cells that meet at a place on a line of the grid: two, or four at a corner; those
   * outside the grid are left out.
   */
  List<Integer> around(Point point) {
    List<Integer> cells = new ArrayList<>(4);
    int[] besideRow = beside(point.row());
    int[] besideColumn = beside(point.column());
    for (int row : besideRow) {
      for (int column : besideColumn) {
        if (isCell(row, column)) {
          cells.add(cell(row, column));
        }
      }
    }
    return cells;
  }

  private static int[] beside(double place) {
    int line = (int) Math.rint(place);
    return isOnLine(place) ? new int[] {line - 1, line} : new int[] {(int) Math.floor(place)};
  }

  /** Returns the cells from a cell, perhaps outside the grid, in a direction, without itself. */
  List<Integer> ray(int row, int column, int rowStep, int columnStep) {
    List<Integer> cells = new ArrayList<>();
    int r = row + rowStep;
    int c = column + columnStep;
    while (isCell(r, c)) {
      cells.add(cell(r, c));
      r += rowStep;
      c += columnStep;
    }
    return cells;
  }

  /** Returns whether the edge of two neighbours is a border of regions or of the grid. */
  boolean isBorder(int row, int column, int otherRow, int otherColumn) {
    return !isCell(row, column)
        || !isCell(otherRow, otherColumn)
        || !regions.get(cell(row, column)).equals(regions.get(cell(otherRow, otherColumn)));
  }

  /** Returns whether cells are exactly a row, a column or a region. */
  boolean isHouse(List<Integer> cells) {
    if (cells.isEmpty()) {
      return false;
    }
    int first = cells.get(0);
    int region = regions.get(first);
    return (cells.size() == columns
            && cells.stream().allMatch(cell -> cell / columns == first / columns))
        || (cells.size() == rows
            && cells.stream().allMatch(cell -> cell % columns == first % columns))
        || (region >= 0
            && cells.stream().allMatch(cell -> regions.get(cell) == region)
            && cells.size() == regions.stream().filter(other -> other == region).count());
  }

  /** Returns whether cells consist of whole regions. */
  boolean areRegions(List<Integer> cells) {
    boolean[] isIn = new boolean[cells()];
    cells.forEach(cell -> isIn[cell] = true);
    boolean[] isTouched = new boolean[cells() + 1];
    for (int cell : cells) {
      if (regions.get(cell) < 0) {
        return false;
      }
      isTouched[regions.get(cell)] = true;
    }
    for (int cell = 0; cell < isIn.length; cell++) {
      if (regions.get(cell) >= 0 && isTouched[regions.get(cell)] && !isIn[cell]) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether cells are one of the two diagonals of the grid. */
  boolean isDiagonal(List<Integer> cells) {
    return rows == columns
        && cells.size() == rows
        && (cells.stream().allMatch(cell -> cell / columns == cell % columns)
            || cells.stream().allMatch(cell -> cell / columns + cell % columns == columns - 1));
  }
}
