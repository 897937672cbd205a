package org.nonomino.formats;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;

/**
 * The parts of a SudokuPad object apart from givens and regions. The object describes the
 * appearance of a puzzle, and its rules only in words, so each cage, line and shape may be a
 * constraint.
 */
final class SudokuPadExtras {
  /** Fields that are read, or that do not affect the rules. */
  private static final Set<String> NO_CONSTRAINTS =
      Set.of(
          "id",
          "version",
          "cells",
          "regions",
          "cages",
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

  /** Constraints that SudokuPad marks with a flag. */
  private static final Map<String, String> FLAGS =
      new TreeMap<>(
          Map.of(
              "antiking", "anti-king",
              "antiknight", "anti-knight",
              "norowcol", "rows and columns that may repeat a digit"));

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
   * @param size n, of n×n cells
   * @param regionOf the region of each cell, negative if it has none; a cage around a house adds no
   *     constraint
   */
  static List<String> of(
      JsonObject object, Map<String, JsonValue> metadata, int size, IntUnaryOperator regionOf)
      throws MalformedTextException {
    Map<String, Integer> counts = new LinkedHashMap<>();
    List<String> others = new ArrayList<>();
    for (JsonValue cage : object.list("cages")) {
      if (isConstraint(cage, size, regionOf)) {
        counts.merge("cage", 1, Integer::sum);
      }
    }
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
    FLAGS.forEach(
        (name, words) -> {
          JsonValue flag = metadata.get(name);
          if (flag != null && !flag.isNothing()) {
            others.add(words);
          }
        });
    List<String> extras = new ArrayList<>();
    counts.forEach(
        (noun, count) -> {
          if (count > 0) {
            extras.add(PuzzleAssembler.count(count, noun));
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

  private static boolean isConstraint(JsonValue cage, int size, IntUnaryOperator regionOf) {
    if (!(cage instanceof JsonObject object)) {
      return !cage.isNothing();
    }
    JsonValue cells = object.fields().get("cells");
    if (cells == null || cells.isNothing()) {
      return false;
    }
    boolean hasValue = object.field("value").filter(value -> !value.isNothing()).isPresent();
    return hasValue || !isHouse(cells, size, regionOf);
  }

  /**
   * Returns whether cells form a house, because some programs put a cage without a sum around each
   * row, column and region.
   */
  private static boolean isHouse(JsonValue cells, int size, IntUnaryOperator regionOf) {
    Set<Integer> caged = new HashSet<>();
    if (cells instanceof JsonArray array) {
      for (JsonValue pair : array.items()) {
        SudokuPadReader.cell(pair, size).ifPresent(caged::add);
      }
    }
    return caged.size() == size
        && (haveOne(caged, cell -> cell / size)
            || haveOne(caged, cell -> cell % size)
            || haveOne(caged, regionOf));
  }

  private static boolean haveOne(Set<Integer> cells, IntUnaryOperator houseOf) {
    int house = houseOf.applyAsInt(cells.iterator().next());
    return house >= 0 && cells.stream().allMatch(cell -> houseOf.applyAsInt(cell) == house);
  }
}
