package org.nonomino.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.Place;

/**
 * Fog that is linked by marks. Setters cannot draw trigger effects in f-puzzles, so they write one
 * or two capital letters in a cell, and the same letters as the text of cages: the right digit in
 * the cell lights the cages. SudokuPad has a converter for such puzzles, and the project <a
 * href="https://github.com/marktekfan/sudokupad-penpa-import">sudokupad-penpa-import</a> applies
 * the same rule to all links ({@code src/convertfoglink.js}):
 *
 * <ul>
 *   <li>In SudokuPad's own form all cells with the same letters are one trigger. In f-puzzles each
 *       text is a trigger.
 *   <li>The letters and their cages are not drawn.
 *   <li>If the object does not say which cells are lit from the beginning, these are the cells
 *       outside all such cages.
 *   <li>An object with trigger effects is left as it is.
 * </ul>
 *
 * <p>Letters in cells and cages are also clues of other puzzles, so only objects that have fog, or
 * whose rules speak of it, are converted.
 */
final class FogLinks {
  private static final String FOG = "fog";
  private static final String TEXT = "text";
  private static final String VALUE = "value";
  private static final int LONGEST_MARK = 2;

  private final JsonObject object;
  private final Map<String, JsonValue> fields;
  private final List<JsonValue> effects = new ArrayList<>();
  private final Set<String> linked = new LinkedHashSet<>();

  private FogLinks(JsonObject object) {
    this.object = object;
    this.fields = new LinkedHashMap<>(object.fields());
  }

  /** Returns an object of SudokuPad with trigger effects instead of marks. */
  static JsonObject ofSudokuPad(JsonObject object) {
    String rules = SudokuPadTexts.of(object).text("rules").orElse("");
    return isLinked(object, rules) ? new FogLinks(object).ofSudokuPad() : object;
  }

  /** Returns an object of f-puzzles with trigger effects instead of marks. */
  static JsonObject ofFPuzzles(JsonObject object) {
    String rules = new DrawnItem(object).text("ruleset");
    return isLinked(object, rules) ? new FogLinks(object).ofFPuzzles() : object;
  }

  private static boolean isLinked(JsonObject object, String rules) {
    boolean hasEffects =
        object.field(FogFields.EFFECTS).filter(effects -> !effects.isNothing()).isPresent();
    return !hasEffects
        && (FogFields.saysLights(object)
            || object.field("foglink").isPresent()
            || rules.toLowerCase(Locale.ROOT).contains(FOG));
  }

  private static boolean isMark(String text) {
    return !text.isEmpty()
        && text.length() <= LONGEST_MARK
        && text.chars().allMatch(letter -> letter >= 'A' && letter <= 'Z');
  }

  private JsonObject ofSudokuPad() {
    Map<String, List<String>> lit = new LinkedHashMap<>();
    for (DrawnItem cage : FogFields.items(object, SudokuPadConstraints.CAGES)) {
      String mark = cage.text(VALUE);
      if (isMark(mark)) {
        lit.computeIfAbsent(mark, each -> new ArrayList<>()).addAll(names(cage));
      }
    }
    Map<String, List<String>> cells = new LinkedHashMap<>();
    for (String layer : List.of(SudokuPadPicture.UNDERLAYS, SudokuPadPicture.OVERLAYS)) {
      for (DrawnItem item : FogFields.items(object, layer)) {
        String mark = item.text(TEXT);
        if (lit.containsKey(mark)) {
          item.object()
              .field("center")
              .flatMap(FogLinks::name)
              .ifPresent(name -> cells.computeIfAbsent(mark, each -> new ArrayList<>()).add(name));
        }
      }
    }
    cells.forEach((mark, names) -> link(names, lit.getOrDefault(mark, List.of())));
    return converted(
        List.of(SudokuPadPicture.UNDERLAYS, SudokuPadPicture.OVERLAYS),
        TEXT,
        SudokuPadConstraints.CAGES,
        cells.keySet(),
        SudokuPadReader.CELLS);
  }

  private JsonObject ofFPuzzles() {
    Map<String, List<String>> lit = new LinkedHashMap<>();
    for (DrawnItem cage : FogFields.items(object, FogFields.CAGE)) {
      String mark = cage.text(VALUE);
      if (isMark(mark)) {
        cage.object()
            .field(FogFields.CELLS)
            .map(FogFields::namesIn)
            .ifPresent(names -> lit.computeIfAbsent(mark, each -> new ArrayList<>()).addAll(names));
      }
    }
    Set<String> marks = new LinkedHashSet<>();
    for (DrawnItem text : FogFields.items(object, TEXT)) {
      List<String> cells =
          text.object().field(FogFields.CELLS).map(FogFields::namesIn).orElse(List.of());
      String mark = text.text(VALUE);
      if (lit.containsKey(mark) && !cells.isEmpty()) {
        marks.add(mark);
        link(cells, lit.get(mark));
      }
    }
    return converted(List.of(TEXT), VALUE, FogFields.CAGE, marks, FPuzzlesFormat.GRID);
  }

  /** Returns the name of the cell at a place; empty if it is left of the grid or above it. */
  private static Optional<String> name(JsonValue place) {
    return DrawnItem.point(place, 0, 0)
        .filter(point -> point.row() >= 0 && point.column() >= 0)
        .map(point -> name((int) point.row(), (int) point.column()));
  }

  private static String name(int row, int column) {
    return "r" + (row + 1) + "c" + (column + 1);
  }

  private static List<String> names(DrawnItem item) {
    List<String> names = new ArrayList<>();
    if (item.object().field(FogFields.CELLS).orElse(null) instanceof JsonArray pairs) {
      pairs.items().forEach(pair -> name(pair).ifPresent(names::add));
    }
    return names;
  }

  private void link(List<String> cells, List<String> lit) {
    linked.addAll(lit);
    effects.add(
        object(
            Map.of(
                FogFields.TRIGGER,
                object(
                    Map.of(
                        FogFields.TYPE,
                        text(FogFields.CELL_VALUE),
                        FogFields.CELL,
                        text(String.join("", cells)))),
                FogFields.EFFECT,
                object(
                    Map.of(
                        FogFields.TYPE,
                        text(FogFields.LIGHT),
                        FogFields.CELLS,
                        text(String.join("", lit)))))));
  }

  private JsonObject object(Map<String, JsonValue> parts) {
    return new JsonObject(object.place(), parts);
  }

  private JsonScalar text(String words) {
    return new JsonScalar(object.place(), JsonScalar.Kind.TEXT, words);
  }

  private JsonObject converted(
      List<String> layers, String textField, String cages, Set<String> marks, String grid) {
    if (effects.isEmpty()) {
      return object;
    }
    layers.forEach(layer -> withoutMarks(layer, textField, marks));
    withoutMarks(cages, VALUE, marks);
    Place place = object.place();
    fields.put(FogFields.EFFECTS, new JsonArray(place, effects));
    if (!FogFields.saysLights(object)) {
      fields.put(FogFields.LIGHT, others(grid));
    }
    return new JsonObject(place, object.path(), fields);
  }

  private void withoutMarks(String list, String field, Set<String> marks) {
    if (fields.get(list) instanceof JsonArray array) {
      List<JsonValue> kept =
          array.items().stream()
              .filter(
                  item ->
                      !(item instanceof JsonObject drawn)
                          || !marks.contains(new DrawnItem(drawn).text(field)))
              .toList();
      fields.put(list, new JsonArray(array.place(), kept));
    }
  }

  /** Returns the cells that no trigger lights, as pairs or, for f-puzzles, as names. */
  private JsonArray others(String grid) {
    Place place = object.place();
    List<JsonValue> others = new ArrayList<>();
    List<JsonValue> rows = fields.get(grid) instanceof JsonArray array ? array.items() : List.of();
    for (int row = 0; row < rows.size(); row++) {
      int columns = rows.get(row) instanceof JsonArray cells ? cells.items().size() : 0;
      for (int column = 0; column < columns; column++) {
        String name = name(row, column);
        if (!linked.contains(name)) {
          others.add(
              grid.equals(FPuzzlesFormat.GRID)
                  ? text(name)
                  : new JsonArray(place, List.of(number(row), number(column))));
        }
      }
    }
    return new JsonArray(place, others);
  }

  private JsonScalar number(int value) {
    return new JsonScalar(object.place(), JsonScalar.Kind.NUMBER, Integer.toString(value));
  }
}
