package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Drawings;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.FPuzzlesDrawingReader;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonWriting;

/**
 * Drawings as f-puzzles has them: lines through the centres of cells, shapes and texts in the
 * middle of cells, of edges and of corners, cages, and the colours of cells.
 */
final class FPuzzlesDrawings {
  private final int size;

  /** The colours of cells, as fields of their objects. */
  private final Map<Integer, String> colours = new HashMap<>();

  private final Map<String, List<JsonWriting.Fields>> lists = new LinkedHashMap<>();

  /** Prepares the drawings of a puzzle of the size n. */
  FPuzzlesDrawings(Drawings drawings, int size) {
    this.size = size;
    drawings.items().forEach(this::add);
  }

  /** Returns whether f-puzzles can hold these drawings without a change but of their layers. */
  static boolean keeps(Drawings drawings, int size) {
    if (drawings.isEmpty()) {
      return true;
    }
    FPuzzlesDrawings written = new FPuzzlesDrawings(drawings, size);
    JsonObject object = JsonText.written(JsonWriting.inOneLine(written::write));
    JsonObject none = JsonText.written("{}");
    List<JsonObject> cells = new ArrayList<>(Collections.nCopies(size * size, none));
    for (int cell : written.colours.keySet()) {
      cells.set(
          cell, JsonText.written(JsonWriting.inOneLine(json -> written.writeColour(json, cell))));
    }
    return counts(FPuzzlesDrawingReader.of(object, size, cells, true))
        .equals(counts(drawings.items()));
  }

  /**
   * Returns how often each drawing occurs, whatever its layer: f-puzzles keeps those of one kind
   * together, lines below the grid and shapes above it.
   */
  private static Map<Drawings.Item, Long> counts(List<Drawings.Item> items) {
    return items.stream()
        .map(item -> new Drawings.Item(inUsualLayer(item.drawing()), item.shows()))
        .collect(Collectors.groupingBy(item -> item, Collectors.counting()));
  }

  private static Drawing inUsualLayer(Drawing drawing) {
    if (drawing instanceof Drawing.Line line) {
      return new Drawing.Line(line.points(), line.stroke(), line.width(), line.fill(), Layer.BELOW);
    }
    return drawing instanceof Drawing.Shape shape
        ? new Drawing.Shape(
            shape.isRound(),
            shape.centre(),
            shape.width(),
            shape.height(),
            shape.angle(),
            shape.border(),
            shape.borderWidth(),
            shape.fill(),
            shape.text(),
            shape.textSize(),
            shape.textColour(),
            Layer.ABOVE)
        : drawing;
  }

  /** Writes the field with the colour of a cell, if it has one. */
  void writeColour(JsonGenerator json, int cell) throws IOException {
    String colour = colours.get(cell);
    if (colour != null) {
      json.writeStringField("c", colour);
    }
  }

  /** Writes the lists of drawings that are not empty. */
  void write(JsonGenerator json) throws IOException {
    for (Map.Entry<String, List<JsonWriting.Fields>> list : lists.entrySet()) {
      json.writeArrayFieldStart(list.getKey());
      for (JsonWriting.Fields item : list.getValue()) {
        json.writeStartObject();
        item.write(json);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  private void add(Drawings.Item item) {
    Drawing drawing = item.drawing();
    if (drawing instanceof Drawing.Line line) {
      addLine(item, line.points(), line.stroke(), line.width());
    } else if (drawing instanceof Drawing.Arrow arrow) {
      addLine(item, arrow.points(), arrow.stroke(), arrow.width());
    } else if (drawing instanceof Drawing.Cage cage) {
      List<String> cells =
          names(cage.cells().stream().map(corner -> corner.plus(0.5, 0.5)).toList());
      if (!cage.isHidden() && !cells.isEmpty()) {
        add(
            "cage",
            item,
            json -> {
              writeNames(json, "cells", cells);
              json.writeStringField("value", cage.text());
              json.writeStringField("outlineC", cage.stroke().hex());
              json.writeStringField("fontC", cage.stroke().hex());
            });
      }
    } else {
      addShape(item, (Drawing.Shape) drawing);
    }
  }

  private void add(String list, Drawings.Item item, JsonWriting.Fields fields) {
    lists
        .computeIfAbsent(list, name -> new ArrayList<>())
        .add(
            json -> {
              fields.write(json);
              if (!item.shows().isEmpty()) {
                String shown =
                    item.shows().stream()
                        .map(ConstraintKind::json)
                        .collect(Collectors.joining(FPuzzlesDrawingReader.SEPARATOR));
                json.writeStringField(FPuzzlesDrawingReader.FROM_CONSTRAINT, shown);
              }
            });
  }

  private void addLine(Drawings.Item item, List<Point> points, Colour colour, double width) {
    List<String> cells = names(points);
    if (!cells.isEmpty()) {
      add(
          "line",
          item,
          json -> {
            json.writeArrayFieldStart("lines");
            json.writeStartArray();
            for (String cell : cells) {
              json.writeString(cell);
            }
            json.writeEndArray();
            json.writeEndArray();
            json.writeStringField("outlineC", colour.hex());
            JsonWriting.writeNumber(json, "width", width / FPuzzlesDrawingReader.LINE);
          });
    }
  }

  private void addShape(Drawings.Item item, Drawing.Shape shape) {
    List<String> cells = names(around(shape.centre()));
    Optional<Integer> tinted = tinted(shape);
    if (tinted.isPresent() && !colours.containsKey(tinted.get())) {
      colours.put(tinted.get(), shape.fill().hex());
    } else if (!cells.isEmpty()) {
      boolean isText = !shape.isColoured();
      add(
          isText ? "text" : shape.isRound() ? "circle" : "rectangle",
          item,
          json -> {
            writeNames(json, "cells", cells);
            json.writeStringField("value", shape.text());
            json.writeStringField("fontC", shape.textColour().hex());
            if (isText) {
              JsonWriting.writeNumber(json, "size", shape.textSize() / FPuzzlesDrawingReader.TEXT);
            } else {
              JsonWriting.writeNumber(json, "width", shape.width());
              JsonWriting.writeNumber(json, "height", shape.height());
              json.writeStringField("baseC", shape.fill().hex());
              json.writeStringField("outlineC", shape.border().hex());
            }
            if (shape.angle() != 0) {
              JsonWriting.writeNumber(json, "angle", shape.angle());
            }
          });
    }
  }

  /** Returns the cell of which a shape is only the colour. */
  private Optional<Integer> tinted(Drawing.Shape shape) {
    int row = (int) Math.floor(shape.centre().row());
    int column = (int) Math.floor(shape.centre().column());
    boolean isTint =
        !shape.isRound()
            && shape.layer() == Layer.BELOW
            && shape.width() == 1
            && shape.height() == 1
            && shape.fill().isVisible()
            && !shape.border().isVisible()
            && shape.text().isEmpty()
            && row >= 0
            && column >= 0
            && row < size
            && column < size
            && shape.centre().equals(new Point(row + 0.5, column + 0.5));
    return isTint ? Optional.of(row * size + column) : Optional.empty();
  }

  /** Returns the centres of the one, two or four cells whose middle is the nearest to a place. */
  private static List<Point> around(Point place) {
    List<Point> around = new ArrayList<>();
    for (double row : nearest(place.row())) {
      for (double column : nearest(place.column())) {
        around.add(new Point(row, column));
      }
    }
    return around;
  }

  private static double[] nearest(double place) {
    double half = Math.rint(2 * place) / 2;
    boolean isLine = half == Math.rint(half);
    return isLine ? new double[] {half - 0.5, half + 0.5} : new double[] {half};
  }

  /** Returns the names of the cells of places; empty if one of them has no name. */
  private static List<String> names(List<Point> places) {
    List<String> names = new ArrayList<>();
    for (Point place : places) {
      int row = (int) Math.floor(place.row()) + 1;
      int column = (int) Math.floor(place.column()) + 1;
      if (row < 0 || column < 0) {
        return List.of();
      }
      names.add("R" + row + "C" + column);
    }
    return names;
  }

  private static void writeNames(JsonGenerator json, String field, List<String> names)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (String name : names) {
      json.writeString(name);
    }
    json.writeEndArray();
  }
}
