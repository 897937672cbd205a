package org.nonomino.formats.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;

/** An object that draws something, read leniently: a part that makes no sense is left out. */
public record DrawnItem(JsonObject object) {
  /** Numbers further from 0 are not drawn by any program. */
  private static final double LARGEST = 1000;

  /** The text of a cage whose cells are lit, and the field that lists such cells. */
  public static final String LIGHT = "foglight";

  private static final String LAMP = "FOW";

  /** Returns the number in a field, with or without quotation marks. */
  public double number(String name, double usual) {
    return object.field(name).flatMap(DrawnItem::number).orElse(usual);
  }

  /** Returns a number, with or without quotation marks; empty if it is none, or too large. */
  public static Optional<Double> number(JsonValue value) {
    if (!(value instanceof JsonScalar scalar)) {
      return Optional.empty();
    }
    Optional<Double> decimal = scalar.decimal();
    if (decimal.isEmpty() && scalar.isText()) {
      try {
        decimal = Optional.of(Double.parseDouble(scalar.text()));
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }
    return decimal.filter(number -> Math.abs(number) <= LARGEST);
  }

  /** Returns the text in a field; empty if there is none. */
  public String text(String name) {
    return object.field(name).orElse(null) instanceof JsonScalar scalar && scalar.isText()
        ? scalar.text()
        : "";
  }

  /** Returns whether this is a cage that only says where fog is lit. */
  public boolean isLight() {
    String text = text("value").strip();
    return text.equalsIgnoreCase(LIGHT) || text.equals(LAMP);
  }

  /** Returns whether this is a cage of f-puzzles around whose cell fog is lit. */
  public boolean isLamp() {
    return text("value").strip().equals(LAMP);
  }

  /** Returns whether a field is present and not empty. */
  public boolean isTrue(String name) {
    return object.field(name).filter(value -> !value.isNothing()).isPresent();
  }

  /** Returns the first colour in these fields. */
  public Optional<Colour> colour(String... names) {
    for (String name : names) {
      String text = text(name);
      if (!text.isBlank()) {
        return Optional.of(CssColour.of(text));
      }
    }
    return Optional.empty();
  }

  /** Returns the places in a field, each a row and a column, moved by whole cells. */
  public List<Point> points(String name, int rowShift, int columnShift) {
    List<Point> points = new ArrayList<>();
    if (object.field(name).orElse(null) instanceof JsonArray array) {
      for (JsonValue pair : array.items()) {
        point(pair, rowShift, columnShift).ifPresent(points::add);
      }
    }
    return points;
  }

  /** Returns the place of a row and a column, moved by whole cells. */
  public static Optional<Point> point(JsonValue pair, int rowShift, int columnShift) {
    if (!(pair instanceof JsonArray array) || array.items().size() != 2) {
      return Optional.empty();
    }
    Optional<Double> row = number(array.items().get(0));
    Optional<Double> column = number(array.items().get(1));
    return row.isPresent() && column.isPresent()
        ? Optional.of(new Point(row.get() - rowShift, column.get() - columnShift))
        : Optional.empty();
  }
}
