package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;

/**
 * What a SudokuMaker object only draws: its cosmetic lines, cages and symbols. Places are {@code x}
 * to the right and {@code y} down; all measures are in cells.
 */
final class SudokuMakerDrawings {
  private static final double USUAL_LINE = 0.15;

  private final int size;
  private final List<Drawing> drawings = new ArrayList<>();

  private SudokuMakerDrawings(int size) {
    this.size = size;
  }

  /** Returns the drawings of the constraints of an object. */
  static List<Drawing> of(List<JsonObject> items, int size) {
    SudokuMakerDrawings reader = new SudokuMakerDrawings(size);
    for (JsonObject item : items) {
      switch (SudokuMakerConstraints.type(item)) {
        case SudokuMakerConstraints.COSMETIC_LINES -> reader.addLines(item);
        case SudokuMakerConstraints.COSMETIC_CAGES -> reader.addCages(item);
        case SudokuMakerConstraints.COSMETIC_SYMBOLS -> reader.addSymbols(item);
        default -> {
          // Other constraints are known by their types.
        }
      }
    }
    return reader.drawings;
  }

  private static List<JsonValue> list(JsonObject object, String name) {
    return object.field(name).orElse(null) instanceof JsonArray array ? array.items() : List.of();
  }

  private static DrawnItem style(JsonObject object, String name) {
    return new DrawnItem(
        object.field(name).orElse(null) instanceof JsonObject style
            ? style
            : new JsonObject(object.place(), java.util.Map.of()));
  }

  private void addLines(JsonObject item) {
    DrawnItem style = style(item, "style");
    Layer layer = style.text("layer").equals("foreground") ? Layer.ABOVE : Layer.BELOW;
    for (JsonValue line : list(item, "lines")) {
      List<Point> points = new ArrayList<>();
      if (line instanceof JsonArray places) {
        for (JsonValue place : places.items()) {
          if (place instanceof JsonObject pair) {
            DrawnItem xy = new DrawnItem(pair);
            points.add(new Point(xy.number("y", 0), xy.number("x", 0)));
          }
        }
      }
      if (!points.isEmpty()) {
        drawings.add(
            new Drawing.Line(
                points,
                style.colour("color").orElse(Colour.BLACK),
                style.number("thickness", USUAL_LINE),
                layer));
      }
    }
  }

  private void addCages(JsonObject item) {
    Colour stroke =
        style(style(item, "style").object(), "cage").colour("color").orElse(Colour.BLACK);
    for (JsonValue value : list(item, "cages")) {
      if (value instanceof JsonObject cage) {
        List<Point> cells = new ArrayList<>();
        for (JsonValue cell : list(cage, "cells")) {
          int number = CellObjects.number(cell).orElse(-1);
          if (number >= 0) {
            cells.add(Point.corner(size, number));
          }
        }
        if (!cells.isEmpty()) {
          drawings.add(
              new Drawing.Cage(cells, new DrawnItem(cage).text("value"), true, false, "", stroke));
        }
      }
    }
  }

  /** Adds the symbols: each is a place, perhaps with the number of its look. */
  private void addSymbols(JsonObject item) {
    List<JsonValue> looks = list(item, "params");
    for (JsonValue value : list(item, "symbols")) {
      if (value instanceof JsonArray symbol && symbol.items().size() >= 2) {
        int number =
            symbol.items().size() > 2 ? CellObjects.number(symbol.items().get(2)).orElse(0) : 0;
        Optional<Double> x = DrawnItem.number(symbol.items().get(0));
        Optional<Double> y = DrawnItem.number(symbol.items().get(1));
        if (x.isPresent()
            && y.isPresent()
            && number < looks.size()
            && looks.get(number) instanceof JsonObject look) {
          addSymbol(new Point(y.get(), x.get()), new DrawnItem(look));
        }
      }
    }
  }

  private void addSymbol(Point centre, DrawnItem look) {
    Colour fill = look.colour("fill").orElse(Colour.NONE);
    Colour stroke = look.colour("stroke").orElse(Colour.NONE);
    double width = look.number("strokeWidth", 0);
    double angle = look.number("angle", 0);
    switch (look.text("type")) {
      case "ellipse" ->
          drawings.add(
              shape(
                  true,
                  centre,
                  2 * look.number("rx", 0),
                  2 * look.number("ry", 0),
                  angle,
                  stroke,
                  width,
                  fill));
      case "rectangle" ->
          drawings.add(
              shape(
                  false,
                  centre,
                  look.number("width", 0),
                  look.number("height", 0),
                  angle,
                  stroke,
                  width,
                  fill));
      case "text" ->
          drawings.add(
              new Drawing.Shape(
                  false,
                  centre,
                  0,
                  0,
                  angle,
                  Colour.NONE,
                  0,
                  Colour.NONE,
                  look.text("text"),
                  look.number("size", 0.5),
                  fill,
                  Layer.ABOVE));
      case "arrow" -> {
        double half = look.number("length", 1) / 2;
        double down = half * Math.sin(Math.toRadians(angle));
        double right = half * Math.cos(Math.toRadians(angle));
        drawings.add(
            new Drawing.Arrow(
                List.of(
                    new Point(centre.row() - down, centre.column() - right),
                    new Point(centre.row() + down, centre.column() + right)),
                stroke,
                width,
                look.number("headSize", 0),
                Layer.ABOVE));
      }
      default -> {
        // There are no other symbols.
      }
    }
  }

  private static Drawing shape(
      boolean isRound,
      Point centre,
      double width,
      double height,
      double angle,
      Colour border,
      double borderWidth,
      Colour fill) {
    return new Drawing.Shape(
        isRound,
        centre,
        width,
        height,
        angle,
        border,
        borderWidth,
        fill,
        "",
        0,
        Colour.BLACK,
        Layer.ABOVE);
  }
}
