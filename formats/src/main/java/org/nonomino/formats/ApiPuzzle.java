package org.nonomino.formats;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.RegionLabels;

/**
 * A puzzle as other programs and their APIs write it in JSON: a {@link ApiBoard} in a field with a
 * usual name, perhaps with its solution, somewhere in an object, or a list that is a board itself.
 *
 * @param holder the object with the board; an object without fields for a list
 * @param board the board
 */
record ApiPuzzle(JsonObject holder, ApiBoard board) {
  private static final List<String> BOARDS =
      List.of(
          "puzzle",
          "board",
          "grid",
          "quiz",
          "question",
          "sudoku",
          "unsolved",
          "mission",
          "givens",
          "start",
          "initial",
          "problem",
          "task",
          "cells",
          "matrix",
          "value",
          "values",
          "rows",
          "data");

  private static final List<String> SOLUTIONS =
      List.of("solution", "solved", "answer", "solutions", "solvedboard", "solvedgrid");

  private static final List<String> REGIONS = List.of("regions", "region", "mask", "jigsaw");

  private static final Map<EntryPart, List<String>> TEXTS =
      new EnumMap<>(
          Map.of(
              EntryPart.LABEL, List.of("label", "title", "name", "id"),
              EntryPart.AUTHOR, List.of("author"),
              EntryPart.LEVEL, List.of("level", "difficulty")));

  /** Words in the names of fields that may hold constraints. */
  private static final Pattern CONSTRAINTS =
      Pattern.compile(
          "cage|killer|thermo|arrow|diagonal|kropki|sandwich|whisper|renban|palindrome|constraint");

  private static final int MAX_DEPTH = 6;

  /** Returns the puzzles in a value, in its order. */
  static List<ApiPuzzle> in(JsonValue value) {
    List<ApiPuzzle> found = new ArrayList<>();
    add(value, 0, found);
    return found;
  }

  private static void add(JsonValue value, int depth, List<ApiPuzzle> found) {
    if (depth > MAX_DEPTH) {
      return;
    }
    if (value instanceof JsonArray list) {
      addList(list, depth, found);
    } else if (value instanceof JsonObject object) {
      Map<String, JsonValue> fields = byKey(object);
      Optional<ApiBoard> board = first(fields, BOARDS);
      if (board.isPresent()) {
        found.add(new ApiPuzzle(object, board.get()));
        return;
      }
      fields.forEach(
          (name, field) -> {
            if (!SOLUTIONS.contains(name) && !(field instanceof JsonScalar)) {
              add(field, depth + 1, found);
            }
          });
    }
  }

  /** Adds a list that is a board, or the boards in a list. */
  private static void addList(JsonArray list, int depth, List<ApiPuzzle> found) {
    Optional<ApiBoard> board = ApiBoard.of(list);
    if (board.isPresent()) {
      found.add(alone(list, board.get()));
      return;
    }
    for (JsonValue item : list.items()) {
      if (item instanceof JsonScalar) {
        ApiBoard.of(item).ifPresent(each -> found.add(alone(item, each)));
      } else {
        add(item, depth + 1, found);
      }
    }
  }

  private static ApiPuzzle alone(JsonValue value, ApiBoard board) {
    return new ApiPuzzle(new JsonObject(value.place(), Map.of()), board);
  }

  /** Returns the name of a field that should be a board but is none. */
  static Optional<String> almost(JsonObject object) {
    return object.fields().entrySet().stream()
        .filter(field -> BOARDS.contains(key(field.getKey())))
        .filter(field -> field.getValue() instanceof JsonArray list && !isOfObjects(list))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Returns whether a list begins with an object, perhaps in inner lists, as in f-puzzles. */
  private static boolean isOfObjects(JsonArray list) {
    JsonValue first = list;
    while (first instanceof JsonArray inner && !inner.items().isEmpty()) {
      first = inner.items().get(0);
    }
    return first instanceof JsonObject;
  }

  private static Map<String, JsonValue> byKey(JsonObject object) {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    object.fields().forEach((name, value) -> fields.putIfAbsent(key(name), value));
    return fields;
  }

  /** Returns a name without the signs between its words, in lower case. */
  private static String key(String name) {
    return name.replace("_", "").replace("-", "").replace(" ", "").toLowerCase(Locale.ROOT);
  }

  private static Optional<ApiBoard> first(Map<String, JsonValue> fields, List<String> names) {
    return names.stream()
        .flatMap(name -> Optional.ofNullable(fields.get(name)).stream())
        .flatMap(value -> ApiBoard.of(value).stream())
        .findFirst();
  }

  /**
   * Returns the entry.
   *
   * @throws MalformedTextException if the givens contradict each other, or there are constraints
   */
  PuzzleEntry read(PuzzleAssembler assembler) throws MalformedTextException {
    if (holder.field(PuzzleObject.PUZZLE).orElse(null) instanceof JsonScalar scalar
        && scalar.text().length() == board.size() * board.size()) {
      return PuzzleObject.read(holder, assembler);
    }
    Map<String, JsonValue> fields = byKey(holder);
    assembler.refuseExtras(
        holder.place(),
        fields.entrySet().stream()
            .filter(field -> CONSTRAINTS.matcher(field.getKey()).find())
            .filter(field -> !field.getValue().isNothing())
            .map(Map.Entry::getKey)
            .toList());
    Optional<CellField> regions =
        REGIONS.stream()
            .flatMap(name -> Optional.ofNullable(fields.get(name)).stream())
            .flatMap(value -> ApiBoard.labels(value, board.size()).stream())
            .filter(RegionLabels::isMask)
            .findFirst()
            .map(labels -> CellField.ofCharacters(holder.place(), labels));
    Puzzle puzzle =
        regions.isPresent()
            ? assembler.assemble(board.givens(), regions.get())
            : assembler.assemble(board.givens());
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    TEXTS.forEach(
        (part, names) ->
            names.stream()
                .flatMap(name -> Optional.ofNullable(fields.get(name)).stream())
                .filter(field -> field instanceof JsonScalar text && text.isText())
                .findFirst()
                .ifPresent(field -> texts.put(part, ((JsonScalar) field).text())));
    Optional<Grid> solution =
        first(fields, SOLUTIONS)
            .filter(full -> full.size() == board.size())
            .map(ApiBoard::grid)
            .filter(Grid::isFull);
    return new PuzzleEntry(puzzle, texts, solution, Progress.ofGrid(board.grid()));
  }
}
