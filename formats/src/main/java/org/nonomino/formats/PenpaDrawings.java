package org.nonomino.formats;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.CssColour;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;

/**
 * What a Penpa+ puzzle draws. Colours and widths are numbers of styles, as the program defines them
 * ({@code swaroopg92/penpa-edit}, MIT), unless the puzzle names another colour.
 */
final class PenpaDrawings {
  private static final Colour WHITE = new Colour(255, 255, 255, 255);
  private static final Colour GREY = new Colour(0xCF, 0xCF, 0xCF, 255);
  private static final Colour DARK_GREY = new Colour(0x99, 0x99, 0x99, 255);

  private static final String[] SURFACES = {
    "none", "#444444", "#B3FFB3", "#CFCFCF", "#000000", "#C0E0FF", "#FFA3A3", "#FFFFA3", "#999999",
    "#FFB3FF", "#FFCC80", "#CC99FF", "#EECAB1", "#FF6700"
  };

  /** Lines along edges that only draw the grid and its regions. */
  private static final Set<Integer> GRID_LINES = Set.of(0, 1, 2, 11, 21, 80);

  private static final Map<String, Double> SIDES =
      Map.of("LL", 1.0, "L", 0.85, "M", 0.7, "S", 0.44, "SS", 0.26);

  /** The styles of numbers that have a circle, with its fill. */
  private static final Map<Integer, Colour> CIRCLED =
      Map.of(6, WHITE, 7, Colour.BLACK, 11, new Colour(255, 0xA3, 0xA3, 255));

  /** The directions of numbers with an arrow: the step down and the step to the right. */
  private static final int[][] ARROWS = {
    {-1, 0}, {0, -1}, {0, 1}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}
  };

  private static final String[] INEQUALITIES = {"", "<", "^", ">", "v"};
  private static final double THIN = 0.05;
  private static final double LINE = 0.1;
  private static final double WIDE = 0.3;
  private static final double BULB = 0.85;
  private static final double TEXT = 0.7;
  private static final double SMALL_TEXT = 0.3;
  private static final double HEAD = 0.3;

  private final PenpaGrid grid;
  private final JsonObject puzzle;
  private final JsonObject colours;
  private final List<Drawing> drawings = new ArrayList<>();

  private PenpaDrawings(PenpaGrid grid, JsonObject puzzle, JsonObject colours) {
    this.grid = grid;
    this.puzzle = puzzle;
    this.colours = colours;
  }

  /**
   * Returns the drawings of a puzzle.
   *
   * @param puzzle its layers
   * @param colours the colours of their items that are not those of a style
   * @param givens the points whose numbers are givens
   */
  static List<Drawing> of(
      PenpaGrid grid, JsonObject puzzle, JsonObject colours, Set<Integer> givens) {
    PenpaDrawings reader = new PenpaDrawings(grid, puzzle, colours);
    reader.addSurfaces();
    reader.addPaths();
    for (String layer : List.of("line", "freeline", "lineE", "freelineE", "wall")) {
      reader.addLines(layer);
    }
    reader.addCages();
    reader.addSymbols();
    reader.addNumbers(givens);
    return reader.drawings;
  }

  private Map<String, JsonValue> layer(String name) {
    return puzzle.field(name).orElse(null) instanceof JsonObject layer ? layer.fields() : Map.of();
  }

  private List<List<Point>> paths(String name) {
    List<List<Point>> paths = new ArrayList<>();
    if (puzzle.field(name).orElse(null) instanceof JsonArray array) {
      for (JsonValue item : array.items()) {
        List<Point> path = new ArrayList<>();
        if (item instanceof JsonArray points) {
          for (JsonValue point : points.items()) {
            CellObjects.number(point).stream()
                .boxed()
                .map(grid::point)
                .flatMap(Optional::stream)
                .forEach(path::add);
          }
        }
        paths.add(path);
      }
    }
    return paths;
  }

  /** Returns the own colour of an item of a layer. */
  private Optional<Colour> colour(String layer, String key) {
    return colours.field(layer).orElse(null) instanceof JsonObject items
        ? new DrawnItem(items).colour(key)
        : Optional.empty();
  }

  private Optional<Colour> colour(String layer, int index) {
    return colours.field(layer).orElse(null) instanceof JsonArray items
            && index < items.items().size()
            && items.items().get(index) instanceof JsonScalar text
            && text.kind() == JsonScalar.Kind.TEXT
            && !text.text().isBlank()
        ? Optional.of(CssColour.of(text.text()))
        : Optional.empty();
  }

  private static int style(JsonValue value) {
    return CellObjects.number(value).orElse(0);
  }

  private void addSurfaces() {
    layer("surface")
        .forEach(
            (key, value) -> {
              int style = style(value);
              Colour fill =
                  colour("surface", key)
                      .orElse(CssColour.of(SURFACES[style < SURFACES.length ? style : 3]));
              for (int number : PenpaGrid.numbers(key)) {
                grid.point(number)
                    .ifPresent(centre -> addShape(false, centre, 1, Colour.NONE, fill));
              }
            });
  }

  private void addPaths() {
    for (String name : List.of("thermo", "nobulbthermo")) {
      List<List<Point>> paths = paths(name);
      for (int i = 0; i < paths.size(); i++) {
        Colour colour = colour(name, i).orElse(GREY);
        if (!paths.get(i).isEmpty()) {
          addLine(paths.get(i), colour, WIDE);
          if (name.equals("thermo")) {
            addShape(true, paths.get(i).get(0), BULB, Colour.NONE, colour);
          }
        }
      }
    }
    for (String name : List.of("arrows", "direction")) {
      List<List<Point>> paths = paths(name);
      for (int i = 0; i < paths.size(); i++) {
        Colour colour = colour(name, i).orElse(DARK_GREY);
        if (paths.get(i).size() > 1) {
          drawings.add(new Drawing.Arrow(paths.get(i), colour, LINE, HEAD, Layer.BELOW));
          if (name.equals("arrows")) {
            addShape(true, paths.get(i).get(0), BULB, colour, WHITE);
          }
        }
      }
    }
    List<List<Point>> frames = paths("squareframe");
    for (int i = 0; i < frames.size(); i++) {
      if (!frames.get(i).isEmpty()) {
        addLine(frames.get(i), colour("squareframe", i).orElse(GREY), BULB);
      }
    }
    List<List<Point>> polygons = paths("polygon");
    for (int i = 0; i < polygons.size(); i++) {
      if (!polygons.get(i).isEmpty()) {
        addLine(polygons.get(i), colour("polygon", i).orElse(Colour.BLACK), THIN);
      }
    }
  }

  private void addLines(String name) {
    layer(name)
        .forEach(
            (key, value) -> {
              int style = style(value);
              List<Point> ends = new ArrayList<>();
              PenpaGrid.numbers(key).forEach(number -> grid.point(number).ifPresent(ends::add));
              boolean isGrid = name.equals("lineE") && GRID_LINES.contains(style);
              if (ends.size() == 2 && (!isGrid || colour(name, key).isPresent())) {
                addLine(ends, colour(name, key).orElse(lineColour(style)), lineWidth(style));
              }
            });
  }

  private static Colour lineColour(int style) {
    return switch (style) {
      case 3, 30 -> new Colour(0x20, 0x80, 0x20, 255);
      case 5, 6, 40 -> DARK_GREY;
      case 8 -> new Colour(255, 0, 0, 255);
      case 9 -> new Colour(0x18, 0x7B, 0xCD, 255);
      default -> Colour.BLACK;
    };
  }

  private static double lineWidth(int style) {
    return style == 6 ? WIDE : style == 4 || style == 80 ? THIN : LINE;
  }

  /** Adds the cages: lists of cells, and dashed lines that run within cells. */
  private void addCages() {
    Set<List<Integer>> known = new HashSet<>();
    if (puzzle.field("killercages").orElse(null) instanceof JsonArray array) {
      for (JsonValue item : array.items()) {
        List<Point> cells = new ArrayList<>();
        if (item instanceof JsonArray numbers) {
          for (JsonValue number : numbers.items()) {
            int cell = grid.cell(CellObjects.number(number).orElse(-1));
            if (cell >= 0) {
              cells.add(Point.corner(grid.size(), cell));
            }
          }
        }
        if (!cells.isEmpty() && known.add(PenpaCages.numbers(cells, grid.size()))) {
          drawings.add(new Drawing.Cage(cells, "", true, false, "", Colour.BLACK));
        }
      }
    }
    for (List<Point> border : PenpaCages.borders(layer("cage").keySet(), grid)) {
      List<Point> cells = PenpaCages.inside(border, grid.size());
      if (cells.isEmpty()) {
        addLine(border, Colour.BLACK, THIN);
      } else if (known.add(PenpaCages.numbers(cells, grid.size()))) {
        drawings.add(new Drawing.Cage(cells, "", true, false, "", Colour.BLACK));
      }
    }
  }

  private void addSymbols() {
    layer("symbol")
        .forEach(
            (key, value) -> {
              if (value instanceof JsonArray symbol && symbol.items().size() >= 2) {
                String name = symbol.items().get(1) instanceof JsonScalar text ? text.text() : "";
                int style = style(symbol.items().get(0));
                for (int number : PenpaGrid.numbers(key.replace("E", ""))) {
                  grid.point(number)
                      .ifPresent(centre -> addSymbol(centre, name, style, colour("symbol", key)));
                }
              }
            });
  }

  private void addSymbol(Point centre, String name, int style, Optional<Colour> own) {
    int bar = name.lastIndexOf('_');
    Double side = SIDES.get(name.substring(bar + 1));
    String kind = bar < 0 ? name : name.substring(0, bar);
    boolean isRound = kind.equals("circle");
    if (side != null && (isRound || kind.equals("square") || kind.equals("diamond"))) {
      Colour fill = own.orElse(symbolFill(style));
      boolean hasBorder = style != 3 && style != 7 && style != 8;
      Colour border = hasBorder ? Colour.BLACK : Colour.NONE;
      drawings.add(
          new Drawing.Shape(
              isRound,
              centre,
              side,
              side,
              kind.equals("diamond") ? 45 : 0,
              border,
              THIN,
              fill,
              "",
              0,
              Colour.BLACK,
              Layer.ABOVE));
    } else if (name.equals("inequality") && style >= 1 && style < INEQUALITIES.length) {
      addText(centre, INEQUALITIES[style], TEXT);
    } else {
      // A symbol without a usual form keeps its name, so that it is not lost.
      addText(centre, name + " " + style, TEXT);
    }
  }

  private static Colour symbolFill(int style) {
    return switch (style) {
      case 2, 7 -> Colour.BLACK;
      case 3, 5 -> GREY;
      case 4 -> Colour.NONE;
      case 8 -> new Colour(0xCC, 0xCC, 0xCC, 255);
      default -> WHITE;
    };
  }

  private void addNumbers(Set<Integer> givens) {
    Map<String, JsonValue> numbers = new LinkedHashMap<>(layer("number"));
    numbers.forEach((key, value) -> addNumber(key, value, TEXT, givens));
    layer("numberS").forEach((key, value) -> addNumber(key, value, SMALL_TEXT, Set.of()));
  }

  private void addNumber(String key, JsonValue value, double size, Set<Integer> givens) {
    List<Integer> points = PenpaGrid.numbers(key.replace("E", ""));
    if (points.size() != 1 || !(value instanceof JsonArray parts) || parts.items().isEmpty()) {
      return;
    }
    Optional<Point> centre = grid.point(points.get(0));
    if (centre.isEmpty()) {
      return;
    }
    int style = parts.items().size() > 1 ? style(parts.items().get(1)) : 1;
    Colour circle = CIRCLED.get(style);
    if (circle != null) {
      addShape(true, centre.get(), size == TEXT ? BULB : 0.36, Colour.BLACK, circle);
    }
    if (givens.contains(points.get(0))) {
      return;
    }
    String text = text(parts.items().get(0));
    int arrow = arrow(parts, text);
    if (arrow >= 0) {
      text = text.substring(0, text.length() - 2);
      Point from = centre.get();
      Point to =
          new Point(from.row() + ARROWS[arrow][0] / 2.0, from.column() + ARROWS[arrow][1] / 2.0);
      drawings.add(new Drawing.Arrow(List.of(from, to), Colour.BLACK, THIN, HEAD, Layer.ABOVE));
    }
    if (!text.isBlank()) {
      addText(centre.get(), text, size);
    }
  }

  /** Returns the text of a number; the candidates of a cell as a list of digits. */
  private static String text(JsonValue value) {
    if (value instanceof JsonScalar scalar) {
      return scalar.text();
    }
    StringBuilder digits = new StringBuilder();
    if (value instanceof JsonArray marks) {
      for (int i = 0; i < marks.items().size(); i++) {
        if (style(marks.items().get(i)) == 1) {
          digits.append(i + 1);
        }
      }
    }
    return digits.toString();
  }

  /** Returns the direction of a number with an arrow; −1 if it has none. */
  private static int arrow(JsonArray parts, String text) {
    boolean isArrow = parts.items().size() > 2 && style(parts.items().get(2)) == 2;
    int at = text.length() - 2;
    return isArrow && at >= 0 && text.charAt(at) == '_'
        ? Character.digit(text.charAt(at + 1), ARROWS.length)
        : -1;
  }

  private void addLine(List<Point> points, Colour colour, double width) {
    drawings.add(new Drawing.Line(points, colour, width, Layer.BELOW));
  }

  private void addShape(boolean isRound, Point centre, double side, Colour border, Colour fill) {
    drawings.add(
        new Drawing.Shape(
            isRound, centre, side, side, 0, border, THIN, fill, "", 0, Colour.BLACK, Layer.BELOW));
  }

  private void addText(Point centre, String text, double size) {
    drawings.add(Drawing.Shape.text(centre, text, size));
  }
}
