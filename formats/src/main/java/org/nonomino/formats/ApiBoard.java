package org.nonomino.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.GridCells;
import org.nonomino.text.Place;

/**
 * The cells of a puzzle in JSON of other programs: a string of n² characters, a list of n² cells, a
 * list of n strings of n characters, or n lists of n cells. A cell is a number, a string, or an
 * object with one of these; {@code null}, {@code 0}, {@code ""} and the like are blanks.
 *
 * @param size n
 * @param cells row-major
 */
record ApiBoard(int size, List<Cell> cells) {
  /** The minimum number of characters of a string that is a board. */
  private static final int MIN_CHARACTERS = 16;

  private static final int LARGEST_OF_FIGURES = 9;

  /** The fields of a cell with its digit. */
  private static final List<String> DIGITS =
      List.of("value", "digit", "number", "val", "num", "v", "n");

  /** The fields of a cell that are false for an entered digit. */
  private static final Set<String> GIVEN =
      Set.of("given", "isGiven", "fixed", "isFixed", "locked", "prefilled", "initial", "readonly");

  private static final Set<String> BLANK_NUMBERS = Set.of("0", "-1");

  /** A cell: its digit, 0 for a blank, and whether this is a given. */
  record Cell(Place place, int digit, boolean isGiven) {}

  /** Returns the board that a value is; empty if it is none. */
  static Optional<ApiBoard> of(JsonValue value) {
    Optional<List<JsonValue>> cells = cells(value);
    OptionalInt size =
        cells.isPresent() ? GridCells.sizeOf(cells.get().size()) : OptionalInt.empty();
    if (size.isEmpty() || size.getAsInt() < 2) {
      return Optional.empty();
    }
    List<Cell> read = new ArrayList<>();
    for (JsonValue each : cells.get()) {
      Optional<Cell> cell = cell(each, size.getAsInt());
      if (cell.isEmpty()) {
        return Optional.empty();
      }
      read.add(cell.get());
    }
    boolean isEmpty = read.stream().allMatch(cell -> cell.digit == 0);
    return isEmpty ? Optional.empty() : Optional.of(new ApiBoard(size.getAsInt(), read));
  }

  /** Returns the cells of a value that may be a board, or a matrix of labels. */
  private static Optional<List<JsonValue>> cells(JsonValue value) {
    if (value instanceof JsonScalar text) {
      String plain = text.text().replaceAll("[\\s|]++", "");
      return text.kind() == JsonScalar.Kind.TEXT && plain.length() >= MIN_CHARACTERS
          ? Optional.of(characters(text.place(), plain))
          : Optional.empty();
    }
    if (!(value instanceof JsonArray list) || list.items().isEmpty()) {
      return Optional.empty();
    }
    int rows = list.items().size();
    if (!list.items().stream().allMatch(item -> isRow(item, rows))) {
      boolean isFlat = list.items().stream().noneMatch(JsonArray.class::isInstance);
      return isFlat && rows >= 4 ? Optional.of(list.items()) : Optional.empty();
    }
    List<JsonValue> cells = new ArrayList<>();
    for (JsonValue row : list.items()) {
      cells.addAll(
          row instanceof JsonArray items
              ? items.items()
              : characters(row.place(), plain((JsonScalar) row)));
    }
    return Optional.of(cells);
  }

  private static boolean isRow(JsonValue value, int count) {
    return value instanceof JsonArray items
        ? items.items().size() == count
        : count > 1
            && value instanceof JsonScalar text
            && text.kind() == JsonScalar.Kind.TEXT
            && plain(text).length() == count;
  }

  private static String plain(JsonScalar row) {
    return row.text().replaceAll("[\\s|,]++", "");
  }

  private static List<JsonValue> characters(Place place, String text) {
    List<JsonValue> cells = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      cells.add(
          new JsonScalar(
              place.plusColumns(i + 1), JsonScalar.Kind.TEXT, String.valueOf(text.charAt(i))));
    }
    return cells;
  }

  private static Optional<Cell> cell(JsonValue value, int size) {
    if (value instanceof JsonObject object) {
      Optional<JsonValue> digit =
          DIGITS.stream()
              .flatMap(name -> Optional.ofNullable(object.fields().get(name)).stream())
              .findFirst();
      boolean isEntered =
          object.fields().entrySet().stream()
              .anyMatch(
                  field ->
                      GIVEN.contains(field.getKey())
                          && field.getValue() instanceof JsonScalar flag
                          && flag.kind() == JsonScalar.Kind.FALSE);
      return object.fields().isEmpty()
          ? Optional.of(new Cell(object.place(), 0, true))
          : digit
              .filter(JsonScalar.class::isInstance)
              .flatMap(scalar -> cell(scalar, size))
              .map(cell -> new Cell(object.place(), cell.digit, !isEntered));
    }
    if (!(value instanceof JsonScalar scalar)) {
      return Optional.empty();
    }
    String text = scalar.text().strip();
    if (scalar.isNothing() || BLANK_NUMBERS.contains(text)) {
      return Optional.of(new Cell(scalar.place(), 0, true));
    }
    int digit = -1;
    if (scalar.number().isPresent()) {
      digit = scalar.number().getAsInt();
    } else if (text.length() == 1) {
      char symbol = text.charAt(0);
      boolean isX = (symbol == 'x' || symbol == 'X') && size <= LARGEST_OF_FIGURES;
      digit = isX ? 0 : DigitSymbols.isSymbol(symbol) ? DigitSymbols.digit(symbol) : -1;
    }
    return digit < 0 || digit > size
        ? Optional.empty()
        : Optional.of(new Cell(scalar.place(), digit, true));
  }

  /** Returns the labels of regions in a value, one character each; empty if it has none. */
  static Optional<String> labels(JsonValue value, int size) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    StringBuilder labels = new StringBuilder();
    for (JsonValue cell : cells(value).orElse(List.of())) {
      if (!(cell instanceof JsonScalar label)) {
        return Optional.empty();
      }
      int number = numbers.computeIfAbsent(label.text(), any -> numbers.size());
      if (number >= size) {
        return Optional.empty();
      }
      labels.append(RegionSymbols.symbol(number));
    }
    return labels.length() == size * size ? Optional.of(labels.toString()) : Optional.empty();
  }

  /** Returns the givens with their places. */
  NumberedCells givens() {
    return new NumberedCells(
        cells.stream()
            .map(cell -> new NumberedCell(cell.place, cell.isGiven ? cell.digit : 0))
            .toList());
  }

  /** Returns all digits, given or entered. */
  Grid grid() {
    return Grid.of(size, cells.stream().mapToInt(Cell::digit).toArray());
  }
}
