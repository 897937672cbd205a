package org.nonomino.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.ConstraintKind;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.WholeNumber;

/**
 * The names of the fields of f-puzzles objects. Scripts write some names in another case, so these
 * are read alike. A field of a cell or of a constraint that is not known is left out with a remark.
 */
final class FPuzzlesFields {
  private static final int MAX_NAMED = 4;

  /** The fields of a cell, by their keys. */
  private static final Map<String, String> OF_CELLS =
      byKey(
          FPuzzlesFormat.VALUE,
          FPuzzlesFormat.GIVEN,
          FPuzzlesFormat.REGION,
          FPuzzlesFormat.CENTRE_MARKS,
          FPuzzlesFormat.CORNER_MARKS,
          FPuzzlesKeys.GIVEN_MARKS,
          "c",
          "cArray",
          "highlight");

  /** The fields of a constraint, by their keys; the later ones only affect its appearance. */
  private static final Map<String, String> OF_CONSTRAINTS =
      byKey(
          FPuzzlesKeys.CELL,
          FPuzzlesKeys.CELLS,
          FPuzzlesKeys.CLONE_CELLS,
          FPuzzlesKeys.LINES,
          FPuzzlesKeys.VALUE,
          FPuzzlesKeys.VALUES,
          FPuzzlesKeys.DIRECTION,
          "outlineC",
          "fontC",
          "baseC",
          "width",
          "height",
          "size",
          "angle",
          "color",
          "opacity",
          "fromConstraint",
          "isNewConstraint",
          "isLLConstraint",
          "hidden",
          "id");

  /** The fields of the object with a name in lower case. */
  private static final Map<String, String> OF_OBJECTS =
      byKey(
          Stream.concat(
                  FPuzzlesFormat.TEXTS.values().stream(),
                  Stream.of(
                      FPuzzlesFormat.SIZE,
                      FPuzzlesFormat.GRID,
                      FPuzzlesFormat.SOLUTION,
                      FPuzzlesFormat.SYMBOLS))
              .toArray(String[]::new));

  private static final String DRAWN_CAGES = "cage";

  private static final String KILLER_CAGES =
      ConstraintKind.KILLER_CAGE.names().fPuzzles().orElseThrow();

  /** A number with the sign of an operation, as in KenKen. */
  private static final Pattern OPERATED =
      Pattern.compile("[×xX*·÷/:]\\s*+[0-9]++|[0-9]++\\s*+[×xX*·÷/:+−–-]");

  /** The unknown fields, each with the first cell or constraint that has it. */
  private final Map<String, String> unknown = new LinkedHashMap<>();

  private FPuzzlesFields() {}

  private static Map<String, String> byKey(String... names) {
    return Stream.of(names).collect(Collectors.toUnmodifiableMap(FPuzzlesKeys::key, name -> name));
  }

  /** Returns an object with the usual names of its fields, and reports unknown fields. */
  static JsonObject usual(JsonObject object, PuzzleAssembler assembler) {
    FPuzzlesFields fields = new FPuzzlesFields();
    Map<String, JsonValue> usual = new LinkedHashMap<>();
    renamed(object, OF_OBJECTS, name -> {})
        .fields()
        .forEach((name, value) -> usual.put(name, fields.usual(name, value)));
    drawOperations(usual);
    if (!fields.unknown.isEmpty()) {
      String named =
          fields.unknown.entrySet().stream()
              .limit(MAX_NAMED)
              .map(field -> ProblemWords.quote(field.getKey()) + " of " + field.getValue())
              .collect(Collectors.joining(", "));
      assembler.remark(
          object.place(),
          "fields that are not known are left out: "
              + named
              + (fields.unknown.size() > MAX_NAMED ? ", …" : ""));
    }
    return new JsonObject(object.place(), object.path(), usual);
  }

  /**
   * Moves killer cages to the drawn cages if one of them has the sign of an operation, because only
   * the rules in words say what the signs mean.
   */
  private static void drawOperations(Map<String, JsonValue> fields) {
    for (String name : List.copyOf(fields.keySet())) {
      if (FPuzzlesKeys.key(name).equals(KILLER_CAGES)
          && fields.get(name) instanceof JsonArray cages
          && cages.items().stream().anyMatch(FPuzzlesFields::hasOperation)) {
        List<JsonValue> drawn = new ArrayList<>();
        if (fields.get(DRAWN_CAGES) instanceof JsonArray others) {
          drawn.addAll(others.items());
        }
        drawn.addAll(cages.items());
        fields.remove(name);
        fields.put(DRAWN_CAGES, new JsonArray(cages.place(), drawn));
      }
    }
  }

  private static boolean hasOperation(JsonValue cage) {
    return cage instanceof JsonObject object
        && object.fields().get(FPuzzlesKeys.VALUE) instanceof JsonScalar value
        && WholeNumber.of(value.text()).isEmpty()
        && OPERATED.matcher(value.text().strip()).matches();
  }

  private JsonValue usual(String name, JsonValue value) {
    if (!(value instanceof JsonArray list)) {
      return value;
    }
    if (name.equals(FPuzzlesFormat.GRID)) {
      List<JsonValue> rows = new ArrayList<>();
      for (JsonValue row : list.items()) {
        int number = rows.size() + 1;
        rows.add(row instanceof JsonArray cells ? items(cells, OF_CELLS, "r" + number + "c") : row);
      }
      return new JsonArray(list.place(), rows);
    }
    return FPuzzlesConstraints.reads(FPuzzlesKeys.key(name))
        ? items(list, OF_CONSTRAINTS, name + " ")
        : value;
  }

  private JsonArray items(JsonArray list, Map<String, String> known, String words) {
    if (areUsual(list.items(), known)) {
      return list;
    }
    List<JsonValue> items = new ArrayList<>();
    for (JsonValue item : list.items()) {
      String own = words + (items.size() + 1);
      items.add(
          item instanceof JsonObject object
              ? renamed(object, known, name -> unknown.putIfAbsent(name, own))
              : item);
    }
    return new JsonArray(list.place(), items);
  }

  private static boolean areUsual(List<JsonValue> values, Map<String, String> known) {
    for (int i = 0; i < values.size(); i++) {
      if (!isUsual(values.get(i), known)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a value has no field with an unusual name. */
  private static boolean isUsual(JsonValue value, Map<String, String> known) {
    if (value instanceof JsonObject object) {
      for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
        String name = field.getKey();
        // Most names are their own keys.
        if (!name.equals(known.get(name)) && !name.equals(known.get(FPuzzlesKeys.key(name)))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns an object with the usual names. If it has a field under two spellings, the usual one
   * counts.
   */
  private static JsonObject renamed(
      JsonObject object, Map<String, String> known, Consumer<String> onUnknown) {
    if (isUsual(object, known)) {
      return object;
    }
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    object
        .fields()
        .forEach(
            (name, value) -> {
              String usual = known.get(FPuzzlesKeys.key(name));
              boolean isOther =
                  usual == null || (!usual.equals(name) && object.fields().containsKey(usual));
              if (isOther && !value.isNothing()) {
                onUnknown.accept(name);
              }
              fields.put(isOther || usual == null ? name : usual, value);
            });
    return new JsonObject(object.place(), object.path(), fields);
  }
}
