package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;

/** A cage, a line, an arrow or a shape of a SudokuPad object, built field by field. */
final class SudokuPadItem {
  /** The parts of a cell to which places in our forms are rounded. */
  private static final int HUNDRED = 100;

  /** The same for what a setter drew. */
  private static final int MILLION = 1_000_000;

  /** The pixels of a cell. */
  static final double PIXELS = 64;

  /** Writes one field. */
  @FunctionalInterface
  private interface Field {
    void write(JsonGenerator json) throws IOException;
  }

  private final int parts;
  private final List<Field> fields = new ArrayList<>();

  SudokuPadItem() {
    this(HUNDRED);
  }

  private SudokuPadItem(int parts) {
    this.parts = parts;
  }

  /** Returns the item of a drawing, as {@link SudokuPadDrawingReader} reads it. */
  static SudokuPadItem of(Drawing drawing) {
    SudokuPadItem item = new SudokuPadItem(MILLION);
    if (drawing instanceof Drawing.Line line) {
      item.wayPoints(line.points()).with("color", line.stroke());
      item.with("thickness", PIXELS * line.width());
      if (line.fill().isVisible()) {
        item.with("fill", line.fill());
      }
      return item.on(line.layer());
    }
    if (drawing instanceof Drawing.Arrow arrow) {
      item.wayPoints(arrow.points()).with("color", arrow.stroke());
      item.with("thickness", PIXELS * arrow.width()).with("headLength", arrow.head());
      return item.on(arrow.layer());
    }
    if (drawing instanceof Drawing.Cage cage) {
      item.cells(cage.cells()).with("unique", cage.isUnique()).with("outlineC", cage.stroke());
      if (cage.isHidden()) {
        item.with("hidden", true);
      }
      return item.withText("value", cage.text()).withText("style", cage.style());
    }
    Drawing.Shape shape = (Drawing.Shape) drawing;
    item.center(shape.centre()).with("width", shape.width()).with("height", shape.height());
    item.with("rounded", shape.isRound()).withText("text", shape.text());
    if (shape.angle() != 0) {
      item.with("angle", shape.angle());
    }
    if (shape.border().isVisible()) {
      item.with("borderColor", shape.border()).with("thickness", PIXELS * shape.borderWidth());
    }
    if (shape.fill().isVisible()) {
      item.with("backgroundColor", shape.fill());
    }
    return shape.text().isEmpty()
        ? item
        : item.with("color", shape.textColour()).with("fontSize", PIXELS * shape.textSize());
  }

  private SudokuPadItem with(Field field) {
    fields.add(field);
    return this;
  }

  SudokuPadItem with(String name, String value) {
    return with(json -> json.writeStringField(name, value));
  }

  private SudokuPadItem on(Layer layer) {
    return layer == Layer.ABOVE ? with("target", "overlay") : this;
  }

  private SudokuPadItem withText(String name, String value) {
    return value.isEmpty() ? this : with(name, value);
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

  SudokuPadItem with(String name, Colour colour) {
    return with(name, colour.hex());
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

  /** Adds cells, as their upper left corners, possibly outside the grid. */
  SudokuPadItem cells(List<Point> corners) {
    return points("cells", corners);
  }

  SudokuPadItem center(Point point) {
    return with(
        json -> {
          json.writeFieldName("center");
          write(json, point);
        });
  }

  SudokuPadItem wayPoints(List<Point> points) {
    return points("wayPoints", points);
  }

  private SudokuPadItem points(String name, List<Point> points) {
    return with(
        json -> {
          json.writeArrayFieldStart(name);
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

  private void write(JsonGenerator json, Point point) throws IOException {
    json.writeStartArray();
    write(json, point.row());
    write(json, point.column());
    json.writeEndArray();
  }

  /** Writes a rounded number, as JavaScript would write it. */
  private void write(JsonGenerator json, double value) throws IOException {
    long rounded = Math.round(value * parts);
    json.writeNumber(
        rounded % parts == 0
            ? Long.toString(rounded / parts)
            : Double.toString((double) rounded / parts));
  }
}
