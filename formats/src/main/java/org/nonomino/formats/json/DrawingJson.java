package org.nonomino.formats.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.CellNames;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Drawings;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * The JSON form of drawings, for reading and writing: {@code {"kind":"line",
 * "points":[[0.5,0.5],[0.5,1.5]],"colour":"#00ff00","width":0.2}}. {@code
 * docs/nonomino.schema.json} describes it as {@code drawnItem}.
 */
public final class DrawingJson {
  private static final String KIND = "kind";
  private static final String LINE = "line";
  private static final String ARROW = "arrow";
  private static final String RECTANGLE = "rectangle";
  private static final String ELLIPSE = "ellipse";
  private static final String CAGE = "cage";
  private static final String POINTS = "points";
  private static final String COLOUR = "colour";
  private static final String WIDTH = "width";
  private static final String FILL = "fill";
  private static final String TEXT = "text";
  private static final String ABOVE = "above";
  private static final String SHOWS = "shows";

  private static final double LARGEST = 1000;

  private final JsonObject object;

  private DrawingJson(JsonObject object) {
    this.object = object;
  }

  /**
   * Reads drawings: a list, or an object with those of f-puzzles, which earlier versions wrote.
   *
   * @param size n
   * @param path the name of the value, for messages
   * @throws MalformedTextException if the value is no such list
   */
  static Drawings read(JsonValue value, int size, String path) throws MalformedTextException {
    if (value instanceof JsonObject earlier) {
      List<JsonObject> cells = cells(earlier, size);
      List<Drawings.Item> items = FPuzzlesDrawingReader.of(earlier, size, cells, false);
      requireFew(items.size(), value.place());
      return new Drawings(items);
    }
    List<JsonValue> list = value.items("the field '" + path + "'");
    requireFew(list.size(), value.place());
    List<Drawings.Item> items = new ArrayList<>();
    for (JsonValue item : list) {
      if (!(item instanceof JsonObject object)) {
        throw item.unlike("a drawing", "an object", "Write it in braces: { }.");
      }
      items.add(new DrawingJson(object).item());
    }
    return new Drawings(items);
  }

  /**
   * Requires that a puzzle can have so many drawings.
   *
   * @throws MalformedTextException if there are more than {@link Drawings#MOST}
   */
  public static void requireFew(int count, Place place) throws MalformedTextException {
    if (count > Drawings.MOST) {
      throw new MalformedTextException(
          place,
          "the puzzle has " + count + " drawings",
          "At most " + Drawings.MOST + " can be read.");
    }
  }

  /** Returns the objects of cells, of which the field names those that have one. */
  private static List<JsonObject> cells(JsonObject earlier, int size) {
    JsonObject none = new JsonObject(earlier.place(), Map.of());
    JsonObject named =
        earlier.field("cells").orElse(none) instanceof JsonObject byName ? byName : none;
    List<JsonObject> cells = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      JsonValue fields = named.fields().get(CellNames.name(size, cell));
      cells.add(fields instanceof JsonObject object ? object : none);
    }
    return cells;
  }

  private Drawings.Item item() throws MalformedTextException {
    String kind = text(KIND);
    Drawing drawing =
        switch (kind) {
          case LINE ->
              new Drawing.Line(
                  points(POINTS, 1), colour(COLOUR), number(WIDTH, 0), colour(FILL), layer());
          case ARROW ->
              new Drawing.Arrow(
                  points(POINTS, 2), colour(COLOUR), number(WIDTH, 0), number("head", 0), layer());
          case RECTANGLE, ELLIPSE -> shape(kind.equals(ELLIPSE));
          case CAGE ->
              new Drawing.Cage(
                  points("cells", 1),
                  text(TEXT),
                  isTrue("unique"),
                  isTrue("hidden"),
                  text("style"),
                  colour(COLOUR));
          default ->
              throw wrong(KIND, "one of line, arrow, rectangle, ellipse, cage", "Correct it.");
        };
    return new Drawings.Item(drawing, shows());
  }

  private Drawing.Shape shape(boolean isRound) throws MalformedTextException {
    JsonValue centre = object.field("centre").orElse(object);
    return new Drawing.Shape(
        isRound,
        point(centre, "centre"),
        number(WIDTH, 0),
        number("height", 0),
        number("angle", 0),
        colour("border"),
        number("borderWidth", 0),
        colour(FILL),
        text(TEXT),
        number("textSize", 0),
        colour("textColour"),
        layer());
  }

  private Layer layer() throws MalformedTextException {
    return isTrue(ABOVE) ? Layer.ABOVE : Layer.BELOW;
  }

  private MalformedTextException wrong(String field, String needed, String advice) {
    return object.field(field).orElse(object).unlike("the field '" + field + "'", needed, advice);
  }

  private String text(String field) throws MalformedTextException {
    return object.text(field).map(JsonScalar::text).orElse("");
  }

  private boolean isTrue(String field) throws MalformedTextException {
    Optional<JsonValue> value = object.field(field);
    if (value.isEmpty()) {
      return false;
    }
    if (value.get() instanceof JsonScalar scalar
        && (scalar.kind() == JsonScalar.Kind.TRUE || scalar.kind() == JsonScalar.Kind.FALSE)) {
      return scalar.kind() == JsonScalar.Kind.TRUE;
    }
    throw wrong(field, "true or false", "Leave it out for false.");
  }

  private double number(String field, double usual) throws MalformedTextException {
    Optional<JsonValue> value = object.field(field);
    Optional<Double> number = value.flatMap(DrawingJson::number);
    if (value.isPresent() && number.isEmpty()) {
      throw wrong(field, "a number from -1000 to 1000", "Lengths are in cells.");
    }
    return number.orElse(usual);
  }

  private static Optional<Double> number(JsonValue value) {
    return value instanceof JsonScalar scalar
        ? scalar.decimal().filter(number -> Math.abs(number) <= LARGEST)
        : Optional.empty();
  }

  private Colour colour(String field) throws MalformedTextException {
    String hex = text(field);
    if (hex.isEmpty()) {
      return Colour.NONE;
    }
    Optional<Colour> colour =
        hex.startsWith("#") ? Colour.ofHex(hex.substring(1)) : Optional.empty();
    return colour.orElseThrow(
        () -> wrong(field, "a colour", "Write # and six or eight hexadecimal figures."));
  }

  private List<Point> points(String field, int least) throws MalformedTextException {
    List<Point> points = new ArrayList<>();
    for (JsonValue pair : object.list(field)) {
      points.add(point(pair, field));
    }
    if (points.size() < least) {
      throw wrong(field, "a list of places", "A place is a row and a column: [0.5, 0.5].");
    }
    return points;
  }

  private static Point point(JsonValue pair, String field) throws MalformedTextException {
    if (pair instanceof JsonArray array && array.items().size() == 2) {
      Optional<Double> row = number(array.items().get(0));
      Optional<Double> column = number(array.items().get(1));
      if (row.isPresent() && column.isPresent()) {
        return new Point(row.get(), column.get());
      }
    }
    throw pair.unlike(
        "a place in '" + field + "'",
        "a row and a column",
        "They are in cells from the upper left corner: [0.5, 0.5] is the centre of r1c1.");
  }

  private Set<ConstraintKind> shows() throws MalformedTextException {
    Set<ConstraintKind> shows = EnumSet.noneOf(ConstraintKind.class);
    for (JsonValue name : object.list(SHOWS)) {
      shows.add(
          ConstraintJson.kind(name instanceof JsonScalar scalar ? scalar.text() : "")
              .orElseThrow(
                  () -> name.unlike("a kind in 'shows'", "a kind of constraints", "Correct it.")));
    }
    return shows;
  }

  /** Writes a list of drawings. */
  public static void write(JsonGenerator json, Drawings drawings) throws IOException {
    json.writeStartArray();
    for (Drawings.Item item : drawings.items()) {
      json.writeStartObject();
      write(json, item.drawing());
      if (!item.shows().isEmpty()) {
        json.writeArrayFieldStart(SHOWS);
        for (ConstraintKind kind : item.shows()) {
          json.writeString(kind.json());
        }
        json.writeEndArray();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Drawing drawing) throws IOException {
    if (drawing instanceof Drawing.Line line) {
      json.writeStringField(KIND, LINE);
      write(json, POINTS, line.points());
      write(json, COLOUR, line.stroke());
      write(json, WIDTH, line.width());
      write(json, FILL, line.fill());
      write(json, line.layer());
    } else if (drawing instanceof Drawing.Arrow arrow) {
      json.writeStringField(KIND, ARROW);
      write(json, POINTS, arrow.points());
      write(json, COLOUR, arrow.stroke());
      write(json, WIDTH, arrow.width());
      write(json, "head", arrow.head());
      write(json, arrow.layer());
    } else if (drawing instanceof Drawing.Cage cage) {
      json.writeStringField(KIND, CAGE);
      write(json, "cells", cage.cells());
      write(json, TEXT, cage.text());
      write(json, "unique", cage.isUnique());
      write(json, "hidden", cage.isHidden());
      write(json, "style", cage.style());
      write(json, COLOUR, cage.stroke());
    } else {
      Drawing.Shape shape = (Drawing.Shape) drawing;
      json.writeStringField(KIND, shape.isRound() ? ELLIPSE : RECTANGLE);
      json.writeFieldName("centre");
      write(json, shape.centre());
      write(json, WIDTH, shape.width());
      write(json, "height", shape.height());
      write(json, "angle", shape.angle());
      write(json, "border", shape.border());
      write(json, "borderWidth", shape.borderWidth());
      write(json, FILL, shape.fill());
      write(json, TEXT, shape.text());
      write(json, "textSize", shape.textSize());
      write(json, "textColour", shape.textColour());
      write(json, shape.layer());
    }
  }

  private static void write(JsonGenerator json, String field, List<Point> points)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (Point point : points) {
      write(json, point);
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Point point) throws IOException {
    json.writeStartArray();
    json.writeNumber(JsonWriting.figures(point.row()));
    json.writeNumber(JsonWriting.figures(point.column()));
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, String field, double number) throws IOException {
    if (number != 0) {
      JsonWriting.writeNumber(json, field, number);
    }
  }

  private static void write(JsonGenerator json, String field, Colour colour) throws IOException {
    if (!colour.equals(Colour.NONE)) {
      json.writeStringField(field, colour.hex());
    }
  }

  private static void write(JsonGenerator json, String field, String text) throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(field, text);
    }
  }

  private static void write(JsonGenerator json, String field, boolean isTrue) throws IOException {
    if (isTrue) {
      json.writeBooleanField(field, true);
    }
  }

  private static void write(JsonGenerator json, Layer layer) throws IOException {
    write(json, ABOVE, layer == Layer.ABOVE);
  }
}
