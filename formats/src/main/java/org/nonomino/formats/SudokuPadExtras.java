package org.nonomino.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.ProblemWords;

/**
 * The parts of a SudokuPad object that are neither read here nor by {@link SudokuPadConstraints}.
 * An object describes the appearance of most constraints, and their meaning only in words, so each
 * line and shape may be a constraint.
 */
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

  /** The lists of drawn things, with the name of one item of each. */
  private static final Map<String, String> DRAWN =
      Map.of("lines", "line", "arrows", "arrow", "overlays", "shape", "underlays", "shape");

  /** A flag in the metadata for puzzles in which rows and columns may repeat a digit. */
  private static final String NO_ROWS = "norowcol";

  /** The fields of a cell that are read, and those that affect only its appearance. */
  private static final Set<String> NO_CONSTRAINTS_OF_CELLS =
      Set.of(
          SudokuPadReader.VALUE,
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
  static Set<String> of(CellObjects cells) {
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
   * Returns the usual names of the possible constraints, with their numbers: {@code 3 cages, 12
   * lines}.
   *
   * @param metadata the metadata of the object, by name
   * @param found the constraints that are read
   */
  static List<String> of(
      JsonObject object, Map<String, JsonValue> metadata, SudokuPadConstraints.Found found) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.put("cage", found.unreadCages());
    List<String> others = new ArrayList<>();
    object
        .fields()
        .forEach(
            (name, value) -> {
              if (DRAWN.containsKey(name)) {
                counts.merge(DRAWN.get(name), count(value), Integer::sum);
              } else if (!NO_CONSTRAINTS.contains(name) && !value.isNothing()) {
                others.add(name);
              }
            });
    others.addAll(found.unread());
    JsonValue flag = metadata.get(NO_ROWS);
    if (flag != null && !flag.isNothing()) {
      others.add("rows and columns that may repeat a digit");
    }
    List<String> extras = new ArrayList<>();
    counts.forEach(
        (noun, count) -> {
          if (count > 0) {
            extras.add(ProblemWords.count(count, noun));
          }
        });
    extras.addAll(others);
    return extras;
  }

  private static int count(JsonValue drawn) {
    return drawn instanceof JsonArray array
        ? (int) array.items().stream().filter(item -> !item.isNothing()).count()
        : (drawn.isNothing() ? 0 : 1);
  }
}
