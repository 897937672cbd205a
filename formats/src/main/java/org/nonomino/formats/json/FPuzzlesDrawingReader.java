package org.nonomino.formats.json;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Drawings;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;

/**
 * Reads the drawings of an f-puzzles object: lines, rectangles, circles, texts, cages and the
 * colours of cells.
 */
public final class FPuzzlesDrawingReader {
  /** The field that names the constraint represented by a drawing. */
  public static final String FROM_CONSTRAINT = "fromConstraint";

  /** The names of several constraints that one drawing represents are separated by this. */
  public static final String SEPARATOR = ", ";

  /** The height of a text of the size 1, in cells. */
  public static final double TEXT = 0.5;

  /** The width of a line of the width 1, in cells. */
  public static final double LINE = 0.5;

  /** The width of borders, which the object does not state, in cells; SudokuPad has the same. */
  private static final double BORDER = 0.03125;

  private static final double USUAL_LINE = 0.5;

  private static final String LINE_KEY = "line";

  /** The keys of the other lists of drawings, whose items name their cells. */
  private static final Set<String> DRAWN_IN_CELLS = Set.of("rectangle", "circle", "text", "cage");

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

  /** Names of pictures whose constraint has a field with another name. */
  private static final Map<String, String> FIELDS =
      Map.of("germanwhispers", "whispers", "dutchwhispers", "whispers");

  private final boolean isOwn;
  private final Set<String> present = new HashSet<>();
  private final List<Drawings.Item> items = new ArrayList<>();

  private FPuzzlesDrawingReader(boolean isOwn) {
    this.isOwn = isOwn;
  }

  /**
   * Returns the drawings of an object. The picture of a constraint that also has a field is left
   * out, unless Nonomino wrote the object: then a drawing says which constraints it shows.
   *
   * @param object with the lists of drawings
   * @param size n
   * @param cells the objects of cells, row-major
   * @param isOwn whether Nonomino wrote the object
   */
  public static List<Drawings.Item> of(
      JsonObject object, int size, List<JsonObject> cells, boolean isOwn) {
    FPuzzlesDrawingReader reader = new FPuzzlesDrawingReader(isOwn);
    object
        .fields()
        .forEach(
            (name, value) -> {
              if (!value.isNothing()) {
                reader.present.add(key(name));
              }
            });
    for (int cell = 0; cell < cells.size(); cell++) {
      if (!cells.get(cell).isNothing()) {
        reader.addColour(cells.get(cell), size, cell);
      }
    }
    object.fields().forEach(reader::addAll);
    return reader.items;
  }

  /**
   * Returns the key of a name, because scripts write both {@code Region Sum Line} and {@code
   * regionSumLine}.
   */
  public static String key(String name) {
    return name.replace(" ", "").toLowerCase(Locale.ROOT);
  }

  private void addAll(String name, JsonValue value) {
    String kind = key(name);
    if (value instanceof JsonArray array
        && (kind.equals(LINE_KEY) || DRAWN_IN_CELLS.contains(kind))) {
      for (JsonValue item : array.items()) {
        if (item instanceof JsonObject drawing && (isOwn || !isPicture(drawing))) {
          add(kind, new DrawnItem(drawing), isOwn ? shown(drawing) : Set.of());
        }
      }
    }
  }

  private static Optional<String> origin(JsonObject drawing) {
    return drawing.field(FROM_CONSTRAINT).orElse(null) instanceof JsonScalar name
            && !name.isNothing()
        ? Optional.of(name.text())
        : Optional.empty();
  }

  /** Returns whether a drawing is the picture of a constraint that has a field. */
  private boolean isPicture(JsonObject drawing) {
    Optional<String> origin = origin(drawing).map(FPuzzlesDrawingReader::key);
    return origin.isPresent() && present.contains(FIELDS.getOrDefault(origin.get(), origin.get()));
  }

  private static Set<ConstraintKind> shown(JsonObject drawing) {
    Set<ConstraintKind> shown = EnumSet.noneOf(ConstraintKind.class);
    for (String name : origin(drawing).orElse("").split(SEPARATOR, -1)) {
      ConstraintJson.kind(name).ifPresent(shown::add);
    }
    return shown;
  }

  private void addColour(JsonObject object, int size, int cell) {
    JsonValue colour = object.fields().get("c");
    if (colour == null && object.fields().get("cArray") instanceof JsonArray several) {
      colour = several.items().isEmpty() ? null : several.items().get(0);
    }
    if (colour == null) {
      colour = object.fields().get("highlight");
    }
    if (colour instanceof JsonScalar scalar && scalar.isText() && !scalar.isNothing()) {
      int number = scalar.number().orElse(COLOURS.size());
      Colour fill = CssColour.of(number < COLOURS.size() ? COLOURS.get(number) : scalar.text());
      items.add(
          new Drawings.Item(
              new Drawing.Shape(
                  false,
                  Point.centre(size, cell),
                  1,
                  1,
                  0,
                  Colour.NONE,
                  BORDER,
                  fill,
                  "",
                  0,
                  Colour.BLACK,
                  Layer.BELOW)));
    }
  }

  private void add(String kind, DrawnItem item, Set<ConstraintKind> shows) {
    List<Point> cells = points(item.object().fields().get("cells"));
    switch (kind) {
      case LINE_KEY -> {
        if (item.object().fields().get("lines") instanceof JsonArray lines) {
          lines.items().forEach(line -> addLine(item, points(line), shows));
        }
      }
      case "rectangle", "circle" -> {
        if (!cells.isEmpty()) {
          Colour border = item.colour("outlineC").orElse(Colour.NONE);
          Colour fill = item.colour("baseC").orElse(Colour.NONE);
          addShape(item, kind.equals("circle"), cells, 1, border, fill, shows);
        }
      }
      case "text" -> {
        if (!cells.isEmpty()) {
          addShape(item, false, cells, 0, Colour.NONE, Colour.NONE, shows);
        }
      }
      case "cage" -> {
        Colour border = item.colour("outlineC").orElse(Colour.BLACK);
        boolean isVisible =
            border.isVisible() || item.colour("fontC").orElse(Colour.BLACK).isVisible();
        if (!cells.isEmpty() && isVisible && !item.isLight()) {
          List<Point> corners = cells.stream().map(cell -> cell.plus(-0.5, -0.5)).toList();
          items.add(
              new Drawings.Item(
                  new Drawing.Cage(corners, item.text("value"), true, false, "", border), shows));
        }
      }
      default -> throw new IllegalArgumentException(kind);
    }
  }

  private void addLine(DrawnItem item, List<Point> points, Set<ConstraintKind> shows) {
    if (!points.isEmpty()) {
      items.add(
          new Drawings.Item(
              new Drawing.Line(
                  points,
                  item.colour("outlineC").orElse(Colour.BLACK),
                  LINE * item.number("width", USUAL_LINE),
                  Layer.BELOW),
              shows));
    }
  }

  /**
   * Adds a shape or a text.
   *
   * @param usual the sides if the object does not state them
   */
  private void addShape(
      DrawnItem item,
      boolean isRound,
      List<Point> cells,
      double usual,
      Colour border,
      Colour fill,
      Set<ConstraintKind> shows) {
    String text = item.text("value");
    boolean isShape = usual > 0;
    items.add(
        new Drawings.Item(
            new Drawing.Shape(
                isRound,
                Point.middle(cells),
                isShape ? item.number("width", usual) : 0,
                isShape ? item.number("height", usual) : 0,
                item.number("angle", 0),
                border,
                BORDER,
                fill,
                text,
                text.isBlank() ? 0 : TEXT * (isShape ? 1 : item.number("size", 1)),
                item.colour("fontC").orElse(Colour.BLACK),
                Layer.ABOVE),
            shows));
  }

  /** Returns the centres of the cells in a list of names. */
  private static List<Point> points(@Nullable JsonValue names) {
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
}
