package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Drawings;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.DrawingJson;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.FPuzzlesDrawingReader;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;

/**
 * A grid to be shown and filled in, whatever its rules are: it need not be square, and its cells
 * need not have regions. It is read leniently: a part that makes no sense is left out. Does not
 * change after it was read.
 */
public final class DrawnDocument {
  /** The height of the text in a cell that holds no digit, in cells. */
  private static final double TEXT = 0.6;

  private final int rows;
  private final int columns;
  private final JsonObject[] cells;
  private final int[] givens;
  private final int[] regions;
  private final List<Drawing> drawings = new ArrayList<>();
  private final Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
  private String solution = "";

  private DrawnDocument(int rows, int columns, JsonObject[] cells) {
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
    this.givens = new int[cells.length];
    this.regions = new int[cells.length];
    Arrays.fill(regions, RegionNumbers.NONE);
  }

  /** Returns the document with a list of rows; empty if there is no grid of a possible size. */
  private static Optional<DrawnDocument> of(JsonObject object, String field) {
    List<JsonValue> rows =
        object.field(field).orElse(null) instanceof JsonArray array ? array.items() : List.of();
    int columns =
        rows.stream()
            .mapToInt(row -> row instanceof JsonArray cells ? cells.items().size() : 0)
            .max()
            .orElse(0);
    if (columns < 1 || columns > Grid.MAX_SIZE || rows.size() > Grid.MAX_SIZE) {
      return Optional.empty();
    }
    JsonObject[] cells = new JsonObject[rows.size() * columns];
    for (int cell = 0; cell < cells.length; cell++) {
      List<JsonValue> row =
          rows.get(cell / columns) instanceof JsonArray array ? array.items() : List.of();
      int column = cell % columns;
      cells[cell] =
          column < row.size() && row.get(column) instanceof JsonObject fields
              ? fields
              : new JsonObject(object.place(), Map.of());
    }
    return Optional.of(new DrawnDocument(rows.size(), columns, cells));
  }

  /** Returns the document of an object of SudokuPad. */
  static Optional<DrawnDocument> ofSudokuPad(JsonObject object) {
    Optional<DrawnDocument> document = of(object, SudokuPadReader.CELLS);
    document.ifPresent(
        found -> {
          SudokuPadTexts texts = SudokuPadTexts.of(object);
          found.drawings.addAll(SudokuPadDrawingReader.of(object, 0, 0));
          found.addGivens(true);
          found.addRegions(object);
          found.addText(EntryPart.LABEL, texts.text("title").orElse(""));
          found.addText(EntryPart.AUTHOR, texts.text("author").orElse(""));
          found.addText(EntryPart.RULES, texts.text("rules").orElse(""));
          found.solution = texts.text(SudokuPadReader.SOLUTION).orElse("");
        });
    return document;
  }

  /** Returns the document of an object of f-puzzles. */
  static Optional<DrawnDocument> ofFPuzzles(JsonObject object) {
    Optional<DrawnDocument> document = of(object, FPuzzlesFormat.GRID);
    document.ifPresent(
        found -> {
          FPuzzlesDrawingReader.of(object, found.columns, List.of(found.cells), false)
              .forEach(item -> found.drawings.add(item.drawing()));
          found.addGivens(false);
          for (int cell = 0; cell < found.cells.length; cell++) {
            found.regions[cell] =
                found.cells[cell].fields().get(FPuzzlesFormat.REGION) instanceof JsonScalar region
                    ? region.number().orElse(RegionNumbers.NONE)
                    : RegionNumbers.NONE;
          }
          DrawnItem texts = new DrawnItem(object);
          found.addText(EntryPart.LABEL, texts.text("title"));
          found.addText(EntryPart.AUTHOR, texts.text("author"));
          found.addText(EntryPart.RULES, texts.text("ruleset"));
        });
    return document;
  }

  /**
   * Adds the contents of cells. What is no digit is drawn.
   *
   * @param areUsual whether contents are givens unless the object says otherwise
   */
  private void addGivens(boolean areUsual) {
    for (int cell = 0; cell < cells.length; cell++) {
      JsonValue given = cells[cell].fields().get(FPuzzlesFormat.GIVEN);
      boolean isGiven = given == null ? areUsual : !given.isNothing();
      JsonValue value = cells[cell].fields().get(SudokuPadReader.VALUE);
      if (isGiven && value instanceof JsonScalar scalar && !scalar.isNothing()) {
        OptionalInt digit = scalar.number();
        if (digit.orElse(0) >= 1 && digit.getAsInt() <= Grid.MAX_SIZE) {
          givens[cell] = digit.getAsInt();
        } else if (scalar.isText()) {
          drawings.add(Drawing.Shape.text(Point.centre(columns, cell), scalar.text(), TEXT));
        }
      }
    }
  }

  private void addText(EntryPart part, String text) {
    if (!text.isBlank()) {
      texts.put(part, text);
    }
  }

  private void addRegions(JsonObject object) {
    int region = 0;
    if (object.field(SudokuPadReader.REGIONS).orElse(null) instanceof JsonArray lists) {
      for (JsonValue list : lists.items()) {
        if (list instanceof JsonArray pairs && !pairs.isNothing()) {
          for (JsonValue pair : pairs.items()) {
            OptionalInt cell = cell(pair);
            if (cell.isPresent() && regions[cell.getAsInt()] == RegionNumbers.NONE) {
              regions[cell.getAsInt()] = region;
            }
          }
          region++;
        }
      }
    }
  }

  private OptionalInt cell(JsonValue pair) {
    Optional<Point> place = DrawnItem.point(pair, 0, 0);
    return place.isPresent()
            && place.get().row() >= 0
            && place.get().row() < rows
            && place.get().column() >= 0
            && place.get().column() < columns
        ? OptionalInt.of(((int) place.get().row()) * columns + (int) place.get().column())
        : OptionalInt.empty();
  }

  /** Returns the number of rows, at least 1. */
  public int rows() {
    return rows;
  }

  /** Returns the number of columns, at least 1. */
  public int columns() {
    return columns;
  }

  /** Returns the givens, row-major; 0 for an empty cell. */
  public List<Integer> givens() {
    return Arrays.stream(givens).boxed().toList();
  }

  /** Returns the regions of the cells, row-major; a negative number for a cell without one. */
  public List<Integer> regions() {
    return Arrays.stream(regions).boxed().toList();
  }

  /** Returns the title, the author and the rules in words, as far as there are any. */
  public Map<EntryPart, String> texts() {
    return Collections.unmodifiableMap(texts);
  }

  /** Returns the setter's drawings. */
  public Drawings drawings() {
    return Drawings.of(drawings.subList(0, Math.min(drawings.size(), Drawings.MOST)));
  }

  /** Writes the fields of the document. */
  void write(JsonGenerator json, String left) throws IOException {
    json.writeNumberField("rows", rows);
    json.writeNumberField("columns", columns);
    StringBuilder puzzle = new StringBuilder();
    StringBuilder labels = new StringBuilder();
    for (int cell = 0; cell < cells.length; cell++) {
      puzzle.append(givens[cell] == 0 ? '.' : DigitSymbols.symbol(givens[cell]));
      int region = regions[cell];
      boolean isNamed = region >= 0 && region < Grid.MAX_SIZE;
      labels.append(isNamed ? RegionSymbols.symbol(region) : '.');
    }
    json.writeStringField("puzzle", puzzle.toString());
    json.writeStringField("regions", labels.toString());
    writeText(json, "label", texts.getOrDefault(EntryPart.LABEL, ""));
    writeText(json, "author", texts.getOrDefault(EntryPart.AUTHOR, ""));
    writeText(json, "rules", texts.getOrDefault(EntryPart.RULES, ""));
    boolean isSolution =
        solution.length() == cells.length
            && solution.chars().allMatch(c -> DigitSymbols.isSymbol((char) c));
    writeText(json, "solution", isSolution ? solution : "");
    json.writeArrayFieldStart("left");
    json.writeString(left);
    json.writeEndArray();
    json.writeFieldName("drawings");
    DrawingJson.write(json, drawings());
  }

  private static void writeText(JsonGenerator json, String field, String text) throws IOException {
    if (!text.isBlank()) {
      json.writeStringField(field, text);
    }
  }
}
