package org.nonomino.formats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.Drawings;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;

/** The purely decorative parts of an f-puzzles object, written exactly as they were read. */
final class FPuzzlesDrawings {
  /** The field of {@link EntryPart#DRAWINGS} with the colours of cells. */
  private static final String CELLS = "cells";

  /** The fields of a cell that only affect its appearance. */
  private static final Set<String> OF_CELLS = Set.of("c", "cArray", "highlight");

  private FPuzzlesDrawings() {}

  /**
   * Returns the drawings of an object as {@link EntryPart#DRAWINGS}; empty if there are none.
   * Pictures of constraints are left out, because constraints are written without them.
   */
  static String text(JsonObject object, CellObjects cells) {
    Map<String, JsonValue> drawings = new LinkedHashMap<>();
    object
        .fields()
        .forEach(
            (name, value) -> {
              if (FPuzzlesExtras.isDrawing(name)) {
                JsonValue own = withoutPictures(value);
                if (!own.isNothing()) {
                  drawings.put(name, own);
                }
              }
            });
    Map<String, JsonValue> colours = new LinkedHashMap<>();
    for (int cell = 0; cell < cells.count(); cell++) {
      JsonObject found = cells.get(cell);
      Map<String, JsonValue> fields = onlyColours(found);
      if (!fields.isEmpty()) {
        colours.put(cells.name(cell), new JsonObject(found.place(), "", fields));
      }
    }
    if (!colours.isEmpty()) {
      drawings.put(CELLS, new JsonObject(object.place(), "", colours));
    }
    return Drawings.text(drawings);
  }

  private static JsonValue withoutPictures(JsonValue drawings) {
    if (!(drawings instanceof JsonArray array)) {
      return drawings;
    }
    List<JsonValue> own = new ArrayList<>();
    for (JsonValue drawing : array.items()) {
      if (!(drawing instanceof JsonObject object && FPuzzlesExtras.origin(object).isPresent())) {
        own.add(drawing);
      }
    }
    return new JsonArray(array.place(), own);
  }

  /** Returns the fields of the object that hold the drawings of an entry. */
  static Map<String, JsonValue> fields(PuzzleEntry entry) {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    Drawings.of(entry)
        .ifPresent(
            drawings ->
                drawings
                    .fields()
                    .forEach(
                        (name, value) -> {
                          if (FPuzzlesExtras.isDrawing(name)) {
                            fields.put(name, value);
                          }
                        }));
    return fields;
  }

  /** Returns the fields that hold the colours of cells, by the names of the cells. */
  static Map<String, Map<String, JsonValue>> colours(PuzzleEntry entry) {
    Map<String, Map<String, JsonValue>> colours = new HashMap<>();
    Optional<JsonValue> cells = Drawings.of(entry).flatMap(drawings -> drawings.field(CELLS));
    if (cells.orElse(null) instanceof JsonObject byName) {
      byName
          .fields()
          .forEach(
              (name, value) -> {
                if (value instanceof JsonObject fields) {
                  colours.put(name, onlyColours(fields));
                }
              });
    }
    return colours;
  }

  private static Map<String, JsonValue> onlyColours(JsonObject cell) {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    cell.fields()
        .forEach(
            (name, value) -> {
              if (OF_CELLS.contains(name) && !value.isNothing()) {
                fields.put(name, value);
              }
            });
    return fields;
  }
}
