package org.nonomino.formats;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;

/** The fields of a SudokuPad object that are not read. Each may be a constraint. */
final class SudokuPadExtras {
  /** Fields that are read, or that do not affect the rules. */
  private static final Set<String> NO_CONSTRAINTS =
      Set.of(
          "id",
          "version",
          "cells",
          "regions",
          SudokuPadConstraints.CAGES,
          SudokuPadConstraints.GLOBAL,
          SudokuPadPicture.LINES,
          SudokuPadPicture.ARROWS,
          SudokuPadPicture.OVERLAYS,
          SudokuPadPicture.UNDERLAYS,
          "metadata",
          "metaData",
          "title",
          "author",
          "rules",
          "ruleset",
          "solution",
          "cellSize",
          "settings",
          "videos",
          "duration",
          // Fog only hides a part of the picture.
          "foglight",
          "foglink",
          "fogofwar",
          "triggereffect");

  /** A flag in the metadata for puzzles in which rows and columns may repeat a digit. */
  private static final String NO_ROWS = "norowcol";

  /** The fields of a cell that are read, and those that affect only its appearance. */
  private static final Set<String> NO_CONSTRAINTS_OF_CELLS =
      Set.of(
          SudokuPadReader.VALUE,
          SudokuPadReader.GIVEN,
          SudokuPadReader.CORNER_MARKS,
          SudokuPadReader.CENTRE_MARKS,
          "color",
          "colour",
          "colors",
          "colours",
          "c",
          "highlight",
          "highlighted",
          "pen");

  private SudokuPadExtras() {}

  /** Returns the names of all fields of cells that may be constraints, such as candidates. */
  private static Set<String> of(CellObjects cells) {
    Set<String> names = new LinkedHashSet<>();
    for (JsonObject cell : cells.objects()) {
      cell.fields()
          .forEach(
              (name, value) -> {
                if (!NO_CONSTRAINTS_OF_CELLS.contains(name) && count(value) > 0) {
                  names.add(name + " of cells");
                }
              });
    }
    return names;
  }

  /**
   * Returns the names of all unknown fields.
   *
   * @param metadata the metadata of the object, by name
   */
  static List<String> of(JsonObject object, Map<String, JsonValue> metadata, CellObjects cells) {
    List<String> extras = new ArrayList<>();
    object
        .fields()
        .forEach(
            (name, value) -> {
              if (!NO_CONSTRAINTS.contains(name) && !value.isNothing()) {
                extras.add(name);
              }
            });
    JsonValue flag = metadata.get(NO_ROWS);
    if (flag != null && !flag.isNothing()) {
      extras.add("rows and columns that may repeat a digit");
    }
    extras.addAll(of(cells));
    return extras;
  }

  private static int count(JsonValue drawn) {
    return drawn instanceof JsonArray array
        ? (int) array.items().stream().filter(item -> !item.isNothing()).count()
        : (drawn.isNothing() ? 0 : 1);
  }
}
