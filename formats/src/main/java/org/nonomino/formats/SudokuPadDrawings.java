package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.nonomino.core.CellNames;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.SudokuPadItem.Point;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;

/**
 * The drawings of f-puzzles in an entry, as SudokuPad draws them: the colours of cells, lines,
 * rectangles, circles, text and cages. Unknown parts of them are left out.
 */
final class SudokuPadDrawings {
  /** The colours that f-puzzles has numbers for. */
  private static final List<String> COLOURS =
      List.of(
          "#A8A8A8A8",
          "#000000",
          "#FFA0A0",
          "#FFDF61",
          "#FEFFAF",
          "#B0FFB0",
          "#61D060",
          "#D0D0FF",
          "#8180F0",
          "#FF08FF",
          "#FFD0D0");

  /** The name of a cell, possibly outside the grid. */
  private static final Pattern CELL = Pattern.compile("(?i)r(?<row>\\d{1,2})c(?<column>\\d{1,2})");

  private static final int THICKNESS = 32;

  /** The largest angle, and more than any length. */
  private static final double LARGEST = 360;

  private final int size;
  private final BiConsumer<String, SudokuPadItem> items;

  private SudokuPadDrawings(int size, BiConsumer<String, SudokuPadItem> items) {
    this.size = size;
    this.items = items;
  }

  /**
   * Adds the drawings of an entry.
   *
   * @param items receives each item and the name of its list
   */
  static void add(PuzzleEntry entry, BiConsumer<String, SudokuPadItem> items) {
    SudokuPadDrawings drawings = new SudokuPadDrawings(entry.puzzle().size(), items);
    FPuzzlesDrawings.colours(entry).forEach(drawings::addColour);
    FPuzzlesDrawings.fields(entry)
        .forEach(
            (name, value) -> {
              if (value instanceof JsonArray array) {
                for (JsonValue item : array.items()) {
                  if (item instanceof JsonObject object) {
                    drawings.add(FPuzzlesKeys.key(name), object);
                  }
                }
              }
            });
  }

  private void addColour(String name, Map<String, JsonValue> fields) {
    JsonValue colour = fields.get("c");
    if (colour == null && fields.get("cArray") instanceof JsonArray several) {
      colour = several.items().isEmpty() ? null : several.items().get(0);
    }
    if (colour == null) {
      colour = fields.get("highlight");
    }
    OptionalInt cell = CellNames.cell(size, name);
    if (cell.isPresent() && colour instanceof JsonScalar scalar && scalar.isText()) {
      items.accept(
          SudokuPadPicture.UNDERLAYS,
          new SudokuPadItem()
              .with("backgroundColor", colour(scalar))
              .center(Point.centre(size, cell.getAsInt()))
              .with("rounded", false)
              .with("width", 1)
              .with("height", 1));
    }
  }

  /** Returns the colour of a cell, perhaps given by its number. */
  static String colour(JsonScalar scalar) {
    int number = scalar.number().orElse(COLOURS.size());
    return number < COLOURS.size() ? COLOURS.get(number) : scalar.text();
  }

  private void add(String kind, JsonObject drawing) {
    List<Point> cells = points(drawing.fields().get(FPuzzlesKeys.CELLS));
    switch (kind) {
      case "line" -> {
        if (drawing.fields().get(FPuzzlesKeys.LINES) instanceof JsonArray lines) {
          lines.items().forEach(line -> addLine(drawing, points(line)));
        }
      }
      case "rectangle", "circle" -> {
        if (!cells.isEmpty()) {
          SudokuPadItem shape = new SudokuPadItem();
          word(drawing, "baseC").ifPresent(colour -> shape.with("backgroundColor", colour));
          word(drawing, "outlineC").ifPresent(colour -> shape.with("borderColor", colour));
          word(drawing, "fontC").ifPresent(colour -> shape.with("textColor", colour));
          shape.center(Point.middle(cells)).with("borderSize", 1);
          shape.with("rounded", kind.equals("circle"));
          shape.with("width", number(drawing, "width", 1));
          shape.with("height", number(drawing, "height", 1));
          addText(shape, drawing);
        }
      }
      case "text" -> {
        if (!cells.isEmpty() && word(drawing, FPuzzlesKeys.VALUE).isPresent()) {
          SudokuPadItem text = new SudokuPadItem();
          word(drawing, "fontC").ifPresent(colour -> text.with("color", colour));
          text.center(Point.middle(cells));
          text.with("fontSize", Math.rint(THICKNESS * number(drawing, "size", 1)));
          text.with("rounded", false).with("width", 0.25).with("height", 0.25);
          addText(text, drawing);
        }
      }
      case "cage" -> addCage(drawing, cells);
      default -> {
        // Fog and the like have no picture here.
      }
    }
  }

  private void addLine(JsonObject drawing, List<Point> points) {
    if (points.size() > 1) {
      SudokuPadItem line = new SudokuPadItem();
      word(drawing, "outlineC").ifPresent(colour -> line.with("color", colour));
      items.accept(
          SudokuPadPicture.LINES,
          line.with("thickness", THICKNESS * number(drawing, "width", 0.5)).wayPoints(points));
    }
  }

  private void addText(SudokuPadItem item, JsonObject drawing) {
    word(drawing, FPuzzlesKeys.VALUE).ifPresent(text -> item.with("text", text));
    double angle = number(drawing, "angle", 0);
    items.accept(SudokuPadPicture.OVERLAYS, angle == 0 ? item : item.with("angle", angle));
  }

  /** Adds a cage whose digits may repeat, because it is only drawn. */
  private void addCage(JsonObject drawing, List<Point> cells) {
    List<Point> inside =
        cells.stream()
            .filter(p -> p.row() > 0 && p.row() < size && p.column() > 0 && p.column() < size)
            .toList();
    if (!inside.isEmpty()) {
      SudokuPadItem cage =
          new SudokuPadItem().cells(Point.cells(size, inside)).with("unique", false);
      word(drawing, FPuzzlesKeys.VALUE).ifPresent(text -> cage.with("value", text));
      word(drawing, "outlineC").ifPresent(colour -> cage.with("outlineC", colour));
      word(drawing, "fontC").ifPresent(colour -> cage.with("fontC", colour));
      items.accept(SudokuPadConstraints.CAGES, cage);
    }
  }

  /** Returns the centres of the cells in a list of names. */
  static List<Point> points(@Nullable JsonValue names) {
    List<Point> points = new ArrayList<>();
    if (names instanceof JsonArray array) {
      for (JsonValue name : array.items()) {
        Matcher cell = CELL.matcher(name instanceof JsonScalar scalar ? scalar.text() : "");
        if (cell.matches()) {
          points.add(
              new Point(
                  Integer.parseInt(cell.group("row")) - 0.5,
                  Integer.parseInt(cell.group("column")) - 0.5));
        }
      }
    }
    return points;
  }

  private static Optional<String> word(JsonObject drawing, String name) {
    return drawing
        .field(name)
        .filter(value -> value instanceof JsonScalar scalar && scalar.isText())
        .map(value -> ((JsonScalar) value).text())
        .filter(text -> !text.isBlank());
  }

  private static double number(JsonObject drawing, String name, double usual) {
    return drawing
        .field(name)
        .flatMap(value -> value instanceof JsonScalar scalar ? scalar.decimal() : Optional.empty())
        .filter(number -> Math.abs(number) <= LARGEST && (number > 0 || name.equals("angle")))
        .orElse(usual);
  }
}
