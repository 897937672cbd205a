package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.CellNames;
import org.nonomino.core.Fog;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.WholeNumber;

/**
 * The fog of an object of SudokuPad: {@code foglight} lists the lit cells, {@code triggereffect}
 * what lights others. Old objects have a cage with the text {@code FOGLIGHT} instead. Cells outside
 * the grid, and effects that do not light cells, are left out.
 */
final class FogFields {
  private static final String LIGHT = "foglight";
  private static final String EFFECTS = "triggereffect";
  private static final String CELLS = "cells";

  private final SudokuPadGrid grid;

  private FogFields(SudokuPadGrid grid) {
    this.grid = grid;
  }

  /** Returns whether a cage only says where fog is lit. */
  static boolean isLight(String textOfCage) {
    return textOfCage.strip().equalsIgnoreCase(LIGHT);
  }

  /** Returns the fog of an object; empty if it has none. */
  static Optional<Fog> of(JsonObject object, SudokuPadGrid grid) {
    FogFields reader = new FogFields(grid);
    Optional<JsonValue> lights = object.field(LIGHT);
    List<JsonValue> effects = list(object, EFFECTS);
    List<Integer> lit =
        reader.pairs(lights.orElse(null) instanceof JsonArray list ? list.items() : List.of());
    boolean isFoggy = lights.isPresent() || !effects.isEmpty();
    for (JsonValue cage : list(object, SudokuPadConstraints.CAGES)) {
      if (cage instanceof JsonObject fields && isLight(new DrawnItem(fields).text("value"))) {
        lit.addAll(reader.pairs(list(fields, CELLS)));
        isFoggy = true;
      }
    }
    List<Fog.Trigger> triggers = new ArrayList<>();
    effects.forEach(effect -> reader.trigger(effect).ifPresent(triggers::add));
    return isFoggy ? Optional.of(new Fog(lit, triggers)) : Optional.empty();
  }

  /**
   * Returns the fog of an f-puzzles object, which lists the names of the lit cells; empty if it has
   * none.
   */
  static Optional<Fog> ofFPuzzles(JsonObject object, int size) {
    boolean isFoggy = false;
    List<Integer> lit = new ArrayList<>();
    for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
      if (isLight(field.getKey()) && field.getValue() instanceof JsonArray names) {
        isFoggy = true;
        for (JsonValue name : names.items()) {
          String text = name instanceof JsonScalar scalar ? scalar.text() : "";
          CellNames.cell(size, text).ifPresent(lit::add);
        }
      }
    }
    return isFoggy ? Optional.of(new Fog(lit, List.of())) : Optional.empty();
  }

  private static List<JsonValue> list(JsonObject object, String field) {
    return object.field(field).orElse(null) instanceof JsonArray array ? array.items() : List.of();
  }

  private Optional<Fog.Trigger> trigger(JsonValue item) {
    if (!(item instanceof JsonObject object)
        || !(object.field("trigger").orElse(null) instanceof JsonObject trigger)
        || !(object.field("effect").orElse(null) instanceof JsonObject effect)
        || !new DrawnItem(effect).text("type").equals(LIGHT)) {
      return Optional.empty();
    }
    List<Integer> cells = names(new DrawnItem(trigger).text("cell"));
    boolean isAny = new DrawnItem(trigger).text("operator").equals("or");
    return cells.isEmpty()
        ? Optional.empty()
        : Optional.of(new Fog.Trigger(cells, isAny, names(new DrawnItem(effect).text(CELLS))));
  }

  private List<Integer> pairs(List<JsonValue> pairs) {
    List<Integer> cells = new ArrayList<>();
    for (JsonValue pair : pairs) {
      Optional<Point> place = DrawnItem.point(pair, grid.top(), grid.left());
      place.flatMap(found -> cell(found.row(), found.column())).ifPresent(cells::add);
    }
    return cells;
  }

  /** Returns the cells of names that follow each other, such as {@code r1c1r1c2}. */
  private List<Integer> names(String text) {
    List<Integer> cells = new ArrayList<>();
    int start = 0;
    for (int end = 1; end <= text.length(); end++) {
      if (end == text.length() || text.charAt(end) == 'r') {
        String name = text.substring(start, end);
        int column = name.indexOf('c');
        OptionalInt row = column < 1 ? OptionalInt.empty() : whole(name.substring(1, column));
        OptionalInt place = column < 1 ? OptionalInt.empty() : whole(name.substring(column + 1));
        if (row.isPresent() && place.isPresent()) {
          cell(row.getAsInt() - 1 - grid.top(), place.getAsInt() - 1 - grid.left())
              .ifPresent(cells::add);
        }
        start = end;
      }
    }
    return cells;
  }

  private static OptionalInt whole(String figures) {
    return WholeNumber.of(figures);
  }

  private Optional<Integer> cell(double row, double column) {
    int size = grid.cells().size();
    return row >= 0 && row < size && column >= 0 && column < size
        ? Optional.of(((int) row) * size + (int) column)
        : Optional.empty();
  }

  /** Writes the fields for fog over a grid of the size n. */
  static void write(JsonGenerator json, Fog fog, int size) throws IOException {
    json.writeArrayFieldStart(LIGHT);
    for (int cell : fog.lights()) {
      int[] pair = {cell / size, cell % size};
      json.writeArray(pair, 0, pair.length);
    }
    json.writeEndArray();
    if (!fog.triggers().isEmpty()) {
      json.writeArrayFieldStart(EFFECTS);
      for (Fog.Trigger trigger : fog.triggers()) {
        json.writeStartObject();
        json.writeObjectFieldStart("trigger");
        json.writeStringField("type", "cellvalue");
        if (trigger.isAny()) {
          json.writeStringField("operator", "or");
        }
        json.writeStringField("cell", names(trigger.cells(), size));
        json.writeEndObject();
        json.writeObjectFieldStart("effect");
        json.writeStringField("type", LIGHT);
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
