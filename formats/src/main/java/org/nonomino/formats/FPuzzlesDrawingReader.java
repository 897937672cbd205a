package org.nonomino.formats;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.formats.SudokuPadItem.Point;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.drawing.Colour;
import org.nonomino.text.drawing.Drawing;
import org.nonomino.text.drawing.Drawing.Layer;

/**
 * What an f-puzzles object only draws: lines, rectangles, circles, texts, cages and the colours of
 * cells. Widths are in cells. The picture of a constraint that also has a field is left out.
 */
final class FPuzzlesDrawingReader {
  private static final Colour BLACK = new Colour(0, 0, 0, 255);
  private static final double BORDER = 0.03;
  private static final double USUAL_LINE = 0.5;
  private static final double TEXT = 0.5;

  /** Names of pictures whose constraint has a field with another name. */
  private static final Map<String, String> FIELDS =
      Map.of("germanwhispers", "whispers", "dutchwhispers", "whispers");

  private final Set<String> present = new HashSet<>();
  private final List<Drawing> drawings = new ArrayList<>();

  private FPuzzlesDrawingReader() {}

  /** Returns the drawings of an object. */
  static List<Drawing> of(JsonObject object, CellObjects cells) {
    FPuzzlesDrawingReader reader = new FPuzzlesDrawingReader();
    object
        .fields()
        .forEach(
            (name, value) -> {
              if (!value.isNothing()) {
                reader.present.add(FPuzzlesKeys.key(name));
              }
            });
    for (int cell = 0; cell < cells.count(); cell++) {
      reader.addColour(cells.get(cell), Point.centre(cells.size(), cell));
    }
    object.fields().forEach(reader::addAll);
    return reader.drawings;
  }

  private void addAll(String name, JsonValue value) {
    if (value instanceof JsonArray array && FPuzzlesExtras.isDrawing(name)) {
      for (JsonValue item : array.items()) {
        if (item instanceof JsonObject drawing && !isPicture(drawing)) {
          add(FPuzzlesKeys.key(name), new DrawnItem(drawing));
        }
      }
    }
  }

  /** Returns whether a drawing is the picture of a constraint that has a field. */
  private boolean isPicture(JsonObject drawing) {
    Optional<String> origin = FPuzzlesExtras.origin(drawing).map(FPuzzlesKeys::key);
    return origin.isPresent() && present.contains(FIELDS.getOrDefault(origin.get(), origin.get()));
  }

  private void addColour(JsonObject cell, Point centre) {
    JsonValue colour = cell.fields().get("c");
    if (colour == null && cell.fields().get("cArray") instanceof JsonArray several) {
      colour = several.items().isEmpty() ? null : several.items().get(0);
    }
    if (colour == null) {
      colour = cell.fields().get("highlight");
    }
    if (colour instanceof JsonScalar scalar && scalar.isText() && !scalar.isNothing()) {
      Colour fill = CssColour.of(SudokuPadDrawings.colour(scalar));
      drawings.add(shape(false, centre, 1, 1, 0, Colour.NONE, fill, "", 0, BLACK));
    }
  }

  private void add(String kind, DrawnItem item) {
    List<Point> cells = SudokuPadDrawings.points(item.object().fields().get(FPuzzlesKeys.CELLS));
    switch (kind) {
      case "line" -> {
        if (item.object().fields().get(FPuzzlesKeys.LINES) instanceof JsonArray lines) {
          lines.items().forEach(line -> addLine(item, SudokuPadDrawings.points(line)));
        }
      }
      case "rectangle", "circle" -> {
        if (!cells.isEmpty()) {
          drawings.add(
              shape(
                  kind.equals("circle"),
                  Point.middle(cells),
                  item.number("width", 1),
                  item.number("height", 1),
                  item.number("angle", 0),
                  item.colour("outlineC").orElse(Colour.NONE),
                  item.colour("baseC").orElse(Colour.NONE),
                  item.text(FPuzzlesKeys.VALUE),
                  1,
                  item.colour("fontC").orElse(BLACK)));
        }
      }
      case "text" -> {
        if (!cells.isEmpty()) {
          drawings.add(
              shape(
                  false,
                  Point.middle(cells),
                  0,
                  0,
                  item.number("angle", 0),
                  Colour.NONE,
                  Colour.NONE,
                  item.text(FPuzzlesKeys.VALUE),
                  item.number("size", 1),
                  item.colour("fontC").orElse(BLACK)));
        }
      }
      case "cage" -> {
        Colour border = item.colour("outlineC").orElse(BLACK);
        boolean isVisible = border.isVisible() || item.colour("fontC").orElse(BLACK).isVisible();
        if (!cells.isEmpty() && isVisible) {
          drawings.add(
              new Drawing.Cage(
                  cells.stream().map(cell -> place(cell, -0.5)).toList(),
                  item.text(FPuzzlesKeys.VALUE),
                  true,
                  false,
                  "",
                  border));
        }
      }
      default -> {
        // Fog and the like have no picture here.
      }
    }
  }

  private void addLine(DrawnItem item, List<Point> points) {
    if (!points.isEmpty()) {
      drawings.add(
          new Drawing.Line(
              points.stream().map(point -> place(point, 0)).toList(),
              item.colour("outlineC").orElse(BLACK),
              item.number("width", USUAL_LINE),
              Layer.BELOW));
    }
  }

  private static org.nonomino.text.drawing.Point place(Point point, double shift) {
    return new org.nonomino.text.drawing.Point(point.row() + shift, point.column() + shift);
  }

  private static Drawing shape(
      boolean isRound,
      Point centre,
      double width,
      double height,
      double angle,
      Colour border,
      Colour fill,
      String text,
      double textSize,
      Colour textColour) {
    return new Drawing.Shape(
        isRound,
        place(centre, 0),
        width,
        height,
        angle,
        border,
        BORDER,
        fill,
        text,
        text.isBlank() ? 0 : TEXT * textSize,
        textColour,
        Layer.ABOVE);
  }
}
