package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.CellNames;
import org.nonomino.core.Fog;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.FogJson;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.WholeNumber;

/**
 * The fog of objects of SudokuPad and f-puzzles: {@code foglight} lists the lit cells, {@code
 * triggereffect} what lights others. Old objects have a cage with the text {@code FOGLIGHT}, or a
 * text that begins with {@code foglight:} and names the cells. Cells outside the grid, and effects
 * that do not light cells, are left out. {@link FogLinks} makes effects of marks in the grid.
 */
final class FogFields {
  static final String LIGHT = DrawnItem.LIGHT;
  static final String EFFECTS = "triggereffect";
  static final String TRIGGER = "trigger";
  static final String EFFECT = "effect";
  static final String TYPE = "type";
  static final String CELL_VALUE = "cellvalue";
  static final String CELL = "cell";
  static final String CELLS = "cells";

  /** The field of an f-puzzles object that lists cells around which the grid is lit. */
  static final String LAMPS = "fogofwar";

  /** The list of the cages of an f-puzzles object. */
  static final String CAGE = "cage";

  private final int size;
  private final int top;
  private final int left;

  private FogFields(int size, int top, int left) {
    this.size = size;
    this.top = top;
    this.left = left;
  }

  /** Returns whether an object of SudokuPad or f-puzzles says which cells are lit. */
  static boolean saysLights(JsonObject object) {
    return object.field(LIGHT).isPresent()
        || object.field(LAMPS).isPresent()
        || hasLight(object, SudokuPadConstraints.CAGES)
        || hasLight(object, CAGE)
        || SudokuPadTexts.of(object).text(LIGHT).isPresent();
  }

  private static boolean hasLight(JsonObject object, String cages) {
    for (DrawnItem cage : items(object, cages)) {
      if (cage.isLight()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the fog of an object; empty if it has none.
   *
   * @throws MalformedTextException if it has too many triggers
   */
  static Optional<Fog> of(JsonObject object, SudokuPadGrid grid, PuzzleAssembler assembler)
      throws MalformedTextException {
    FogFields reader = new FogFields(grid.cells().size(), grid.top(), grid.left());
    Optional<JsonValue> lights = object.field(LIGHT);
    Optional<String> said = SudokuPadTexts.of(object).text(LIGHT);
    List<Integer> lit = new ArrayList<>();
    lights.ifPresent(found -> lit.addAll(reader.pairs(found)));
    lit.addAll(reader.names(new DrawnItem(object).text(LIGHT)));
    said.ifPresent(names -> lit.addAll(reader.names(names)));
    boolean isFoggy = lights.isPresent() || said.isPresent();
    for (DrawnItem cage : items(object, SudokuPadConstraints.CAGES)) {
      if (cage.isLight()) {
        cage.object().field(CELLS).ifPresent(found -> lit.addAll(reader.pairs(found)));
        isFoggy = true;
      }
    }
    return reader.fog(object, isFoggy, lit, assembler);
  }

  /**
   * Returns the fog of an f-puzzles object, which names its cells; empty if it has none.
   *
   * @throws MalformedTextException if it has too many triggers
   */
  static Optional<Fog> ofFPuzzles(JsonObject object, int size, PuzzleAssembler assembler)
      throws MalformedTextException {
    FogFields reader = new FogFields(size, 0, 0);
    List<Integer> lit = new ArrayList<>();
    boolean isFoggy = false;
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      boolean isLamps = field.getKey().equalsIgnoreCase(LAMPS);
      if ((isLamps || field.getKey().equalsIgnoreCase(LIGHT))
          && field.getValue() instanceof JsonArray names) {
        reader.light(lit, names, isLamps);
        isFoggy |= !isLamps || !names.isNothing();
      }
    }
    for (DrawnItem cage : items(object, CAGE)) {
      if (cage.isLight()) {
        cage.object().field(CELLS).ifPresent(names -> reader.light(lit, names, cage.isLamp()));
        isFoggy = true;
      }
    }
    isFoggy |= negatives(object).contains(LIGHT);
    return reader.fog(object, isFoggy, lit, assembler);
  }

  /** Returns the names of negative constraints of an f-puzzles object, which may be fog. */
  private static List<String> negatives(JsonObject object) {
    return object.field(FPuzzlesKeys.NEGATIVE).map(FogFields::namesIn).orElse(List.of());
  }

  /** Adds the cells with these names, or also those around them. */
  private void light(List<Integer> lit, JsonValue names, boolean isAround) {
    for (int cell : names(String.join("", namesIn(names)))) {
      if (isAround) {
        Fog.around(size, cell).stream().forEach(lit::add);
      } else {
        lit.add(cell);
      }
    }
  }

  /** Returns the names in a list, in lower case. */
  static List<String> namesIn(JsonValue names) {
    List<String> found = new ArrayList<>();
    if (names instanceof JsonArray array) {
      for (JsonValue name : array.items()) {
        if (name instanceof JsonScalar scalar) {
          found.add(scalar.text().toLowerCase(Locale.ROOT));
        }
      }
    }
    return found;
  }

  /** Returns the objects in a list. */
  static List<DrawnItem> items(JsonObject object, String field) {
    List<DrawnItem> items = new ArrayList<>();
    for (JsonValue item : list(object, field)) {
      if (item instanceof JsonObject fields) {
        items.add(new DrawnItem(fields));
      }
    }
    return items;
  }

  private Optional<Fog> fog(
      JsonObject object, boolean isLit, List<Integer> lit, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<JsonValue> effects = list(object, EFFECTS);
    List<Fog.Trigger> triggers = new ArrayList<>();
    effects.forEach(effect -> trigger(effect).ifPresent(triggers::add));
    FogJson.requireFew(triggers.size(), object.place());
    if (!isLit && effects.isEmpty()) {
      return Optional.empty();
    }
    Fog fog = new Fog(lit, triggers);
    FogJson.remarkIfDark(fog, object.place(), assembler);
    return Optional.of(fog);
  }

  private static List<JsonValue> list(JsonObject object, String field) {
    return object.field(field).orElse(null) instanceof JsonArray array ? array.items() : List.of();
  }

  private Optional<Fog.Trigger> trigger(JsonValue item) {
    if (!(item instanceof JsonObject object)
        || !(object.field(TRIGGER).orElse(null) instanceof JsonObject trigger)
        || !(object.field(EFFECT).orElse(null) instanceof JsonObject effect)
        || !new DrawnItem(trigger).text(TYPE).equals(CELL_VALUE)
        || !new DrawnItem(effect).text(TYPE).equals(LIGHT)) {
      return Optional.empty();
    }
    List<Integer> cells = names(new DrawnItem(trigger).text(CELL));
    boolean isAny = new DrawnItem(trigger).text("operator").equals("or");
    return cells.isEmpty()
        ? Optional.empty()
        : Optional.of(new Fog.Trigger(cells, isAny, names(new DrawnItem(effect).text(CELLS))));
  }

  private List<Integer> pairs(JsonValue pairs) {
    List<Integer> cells = new ArrayList<>();
    for (JsonValue pair : pairs instanceof JsonArray array ? array.items() : List.<JsonValue>of()) {
      Optional<Point> place = DrawnItem.point(pair, top, left);
      place.flatMap(found -> cell(found.row(), found.column())).ifPresent(cells::add);
    }
    return cells;
  }

  /** Returns the cells of names that follow each other, such as {@code r1c1r1c2}. */
  private List<Integer> names(String text) {
    List<Integer> cells = new ArrayList<>();
    int next;
    for (int start = text.indexOf('r'); start >= 0; start = next) {
      next = text.indexOf('r', start + 1);
      String name = text.substring(start + 1, next < 0 ? text.length() : next);
      int middle = name.indexOf('c');
      OptionalInt row = WholeNumber.of(name.substring(0, Math.max(0, middle)));
      OptionalInt column = WholeNumber.of(name.substring(middle + 1).replace(",", "").strip());
      if (row.isPresent() && column.isPresent()) {
        cell(row.getAsInt() - 1 - top, column.getAsInt() - 1 - left).ifPresent(cells::add);
      }
    }
    return cells;
  }

  private Optional<Integer> cell(double row, double column) {
    return row >= 0 && row < size && column >= 0 && column < size
        ? Optional.of(((int) row) * size + (int) column)
        : Optional.empty();
  }

  /** Writes the fields of SudokuPad for fog over a grid of the size n. */
  static void write(JsonGenerator json, Fog fog, int size) throws IOException {
    json.writeArrayFieldStart(LIGHT);
    for (int cell : fog.lights()) {
      int[] pair = {cell / size, cell % size};
      json.writeArray(pair, 0, pair.length);
    }
    json.writeEndArray();
    writeEffects(json, fog, size);
  }

  /** Writes the fields of f-puzzles for fog over a grid of the size n. */
  static void writeFPuzzles(JsonGenerator json, Fog fog, int size) throws IOException {
    json.writeArrayFieldStart(LIGHT);
    for (int cell : fog.lights()) {
      json.writeString(CellNames.name(size, cell).toUpperCase(Locale.ROOT));
    }
    json.writeEndArray();
    writeEffects(json, fog, size);
  }

  private static void writeEffects(JsonGenerator json, Fog fog, int size) throws IOException {
    if (!fog.triggers().isEmpty()) {
      json.writeArrayFieldStart(EFFECTS);
      for (Fog.Trigger trigger : fog.triggers()) {
        json.writeStartObject();
        json.writeObjectFieldStart(TRIGGER);
        json.writeStringField(TYPE, CELL_VALUE);
        if (trigger.isAny()) {
          json.writeStringField("operator", "or");
        }
        json.writeStringField(CELL, names(trigger.cells(), size));
        json.writeEndObject();
        json.writeObjectFieldStart(EFFECT);
        json.writeStringField(TYPE, LIGHT);
        json.writeStringField(CELLS, names(trigger.lights(), size));
        json.writeEndObject();
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  private static String names(List<Integer> cells, int size) {
    StringBuilder names = new StringBuilder();
    cells.forEach(cell -> names.append(CellNames.name(size, cell)));
    return names.toString();
  }
}
