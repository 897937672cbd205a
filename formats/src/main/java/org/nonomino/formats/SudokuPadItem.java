package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.CellList;

/** A cage, a line, an arrow or a shape of a SudokuPad object, built field by field. */
final class SudokuPadItem {
  private static final int HUNDRED = 100;

  /** A place in the picture, in cells from the upper left corner of the grid. */
  record Point(double row, double column) {
    /** Returns the centre of a cell. */
    static Point centre(int size, int cell) {
      int row = cell / size;
      return new Point(row + 0.5, cell % size + 0.5);
    }

    /** Returns the centres of cells. */
    static List<Point> centres(CellList cells) {
      return cells.stream().mapToObj(cell -> centre(cells.size(), cell)).toList();
    }

    /** Returns the point in the middle of the centres of cells. */
    static Point middle(CellList cells) {
      return middle(centres(cells));
    }

    /** Returns the point in the middle of points. */
    static Point middle(List<Point> points) {
      return new Point(
          points.stream().mapToDouble(Point::row).average().orElseThrow(),
          points.stream().mapToDouble(Point::column).average().orElseThrow());
    }

    /** Returns the cells in which points are, without repeats. */
    static CellList cells(int size, List<Point> points) {
      Set<Integer> cells = new LinkedHashSet<>();
      points.forEach(point -> cells.add(((int) point.row) * size + (int) point.column));
      return CellList.of(size, cells.stream().mapToInt(Integer::intValue).toArray());
    }

    /** Returns the point that is some rows and columns away. */
    Point plus(double rows, double columns) {
      return new Point(row + rows, column + columns);
    }

    /** Returns the point at a distance on the way to another point. */
    Point towards(Point other, double distance) {
      double rows = other.row - row;
      double columns = other.column - column;
      double share = distance / Math.hypot(rows, columns);
      return plus(share * rows, share * columns);
    }
  }

  /** Writes one field. */
  @FunctionalInterface
  private interface Field {
    void write(JsonGenerator json) throws IOException;
  }

  private final List<Field> fields = new ArrayList<>();

  private SudokuPadItem with(Field field) {
    fields.add(field);
    return this;
  }

  SudokuPadItem with(String name, String value) {
    return with(json -> json.writeStringField(name, value));
  }

  SudokuPadItem with(String name, boolean value) {
    return with(json -> json.writeBooleanField(name, value));
  }

  SudokuPadItem with(String name, double value) {
    return with(
        json -> {
          json.writeFieldName(name);
          write(json, value);
        });
  }

  SudokuPadItem withNull(String name) {
    return with(json -> json.writeNullField(name));
  }

  /** Adds cells, as rows and columns from 0. */
  SudokuPadItem cells(CellList cells) {
    return with(
        json -> {
          json.writeFieldName("cells");
          writeCells(json, cells);
        });
  }

  SudokuPadItem center(Point point) {
    return with(
        json -> {
          json.writeFieldName("center");
          write(json, point);
        });
  }

  SudokuPadItem wayPoints(List<Point> points) {
    return with(
        json -> {
          json.writeArrayFieldStart("wayPoints");
          for (Point point : points) {
            write(json, point);
          }
          json.writeEndArray();
        });
  }

  SudokuPadItem wayPoints(Point... points) {
    return wayPoints(Arrays.asList(points));
  }

  /** Writes the item as an object. */
  void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    for (Field field : fields) {
      field.write(json);
    }
    json.writeEndObject();
  }

  /** Writes a list of pairs of a row and a column, from 0. */
  static void writeCells(JsonGenerator json, CellList cells) throws IOException {
    json.writeStartArray();
    for (int i = 0; i < cells.count(); i++) {
      int[] pair = {cells.get(i) / cells.size(), cells.get(i) % cells.size()};
      json.writeArray(pair, 0, pair.length);
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Point point) throws IOException {
    json.writeStartArray();
    write(json, point.row);
    write(json, point.column);
    json.writeEndArray();
  }

  /** Writes a number with at most two decimals, as JavaScript would write it. */
  private static void write(JsonGenerator json, double value) throws IOException {
    long hundredths = Math.round(value * HUNDRED);
    json.writeNumber(
        hundredths % HUNDRED == 0
            ? Long.toString(hundredths / HUNDRED)
            : Double.toString((double) hundredths / HUNDRED));
  }
}
