package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.reading.Document;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;

/**
 * Reads a puzzle from an object of SudokuMaker: {@code cells} row by row, {@code constraints} with
 * numbers as types, and the rules in words as {@code comment}. Digits that are not marked as given
 * are those of the solution, or of a player.
 */
final class SudokuMakerReader {
  /** The first field of all objects. */
  static final String VERSION = "formatVersion";

  private static final String PUZZLE = "puzzle";
  private static final int USUAL_SIZE = 9;

  private final JsonObject object;
  private final int size;
  private final List<JsonValue> cells;
  private final List<JsonObject> constraints;
  private final PuzzleAssembler assembler;

  private SudokuMakerReader(
      JsonObject object,
      int size,
      List<JsonValue> cells,
      List<JsonObject> constraints,
      PuzzleAssembler assembler) {
    this.object = object;
    this.size = size;
    this.cells = cells;
    this.constraints = constraints;
    this.assembler = assembler;
  }

  /**
   * Returns the puzzle of an object.
   *
   * @throws MalformedTextException if it is not a puzzle, or has constraints that are not known
   */
  static PuzzleEntry read(JsonObject document, PuzzleAssembler assembler)
      throws MalformedTextException {
    if (!(document.field(PUZZLE).orElse(null) instanceof JsonObject object)) {
      throw new MalformedTextException(
          document.place(),
          ProblemCode.EMPTY_LINK.bare(),
          "the link holds no puzzle",
          "Maybe it was cut off: copy it again, to its last character.");
    }
    List<JsonValue> cells = object.list("cells");
    DrawnItem numbers = new DrawnItem(object);
    int width = (int) numbers.number("width", numbers.number("size", USUAL_SIZE));
    int height = (int) numbers.number("height", numbers.number("size", USUAL_SIZE));
    if (width != height || width < 1 || width > Grid.MAX_SIZE || cells.size() != width * width) {
      throw new MalformedTextException(
          object.place(),
          ProblemCode.CELL_COUNT.with("cells", cells.size()),
          "the grid has %d rows, %d columns and %s"
              .formatted(height, width, ProblemWords.count(cells.size(), "cell")),
          "Nonomino needs as many rows as columns, up to " + Grid.MAX_SIZE + ".");
    }
    List<JsonObject> constraints = new ArrayList<>();
    for (JsonValue item : object.list("constraints")) {
      if (item instanceof JsonObject constraint
          && constraint.field("disabled").filter(value -> !value.isNothing()).isEmpty()) {
        constraints.add(constraint);
      }
    }
    return new SudokuMakerReader(object, width, cells, constraints, assembler).entry();
  }

  private PuzzleEntry entry() throws MalformedTextException {
    RegionNumbers regions = new RegionNumbers(size, regions());
    int[] filled = new int[cells.size()];
    List<NumberedCell> givens = new ArrayList<>(filled.length);
    for (int cell = 0; cell < filled.length; cell++) {
      DrawnItem item = new DrawnItem(cell(cell));
      filled[cell] = (int) item.number("value", 0);
      if (filled[cell] < 0 || filled[cell] > size) {
        filled[cell] = 0;
      }
      givens.add(
          new NumberedCell(cells.get(cell).place(), item.isTrue("given") ? filled[cell] : 0));
    }
    assembler.refuseExtras(object.place(), unusualRules());
    SudokuMakerConstraints.Found typed = SudokuMakerConstraints.read(constraints, size);
    assembler.refuseExtras(object.place(), typed.unread());
    Puzzle plain =
        regions.puzzle(givens, new DrawnItem(object).text("comment"), object.place(), assembler);
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    DrawnItem words = new DrawnItem(object);
    texts.put(EntryPart.LABEL, words.text("name"));
    texts.put(EntryPart.AUTHOR, words.text("author"));
    texts.put(EntryPart.RULES, words.text("comment"));
    ObjectDigits digits =
        new ObjectDigits(plain.givens(), Grid.of(size, filled), Optional.empty(), false);
    Document document =
        new Document(
            size,
            size,
            ObjectDigits.list(plain.givens()),
            digits.entered(),
            regions.list(plain, assembler),
            typed.constraints(),
            List.of(),
            SudokuMakerDrawings.of(constraints, size),
            words.text("comment"),
            digits.solution().map(ObjectDigits::list));
    PuzzleEntry entry =
        DocumentReader.read(
            document,
            object.place(),
            assembler,
            plain,
            texts,
            digits.solution(),
            digits.progress(new long[cells.size()], new long[cells.size()]));
    return regions.checked(entry, object.place(), assembler);
  }

  private JsonObject cell(int cell) {
    return cells.get(cell) instanceof JsonObject fields
        ? fields
        : new JsonObject(cells.get(cell).place(), Map.of());
  }

  /** Returns the names of rules in which this is no sudoku. */
  private List<String> unusualRules() {
    DrawnItem rules = new DrawnItem(object);
    List<String> unusual = new ArrayList<>();
    int lowest = (int) rules.number("minDigit", 1);
    int highest = (int) rules.number("maxDigit", lowest + size - 1.0);
    if (lowest != 1 || highest != size) {
      unusual.add("digits from " + lowest + " to " + highest);
    }
    boolean hasRows =
        constraints.stream()
            .anyMatch(
                item ->
                    SudokuMakerConstraints.type(item) == SudokuMakerConstraints.ROWS_AND_COLUMNS
                        && new SudokuMakerItem(item, "", size).isEmpty("areas"));
    if (rules.text("type").equals("custom") && !hasRows) {
      unusual.add("rows and columns that may repeat a digit");
    }
    return unusual;
  }

  private int[] regions() throws MalformedTextException {
    int[] regions = new int[cells.size()];
    Arrays.fill(regions, RegionNumbers.NONE);
    for (JsonObject item : constraints) {
      if (SudokuMakerConstraints.type(item) == SudokuMakerConstraints.REGIONS) {
        List<JsonValue> numbers = item.list("regions");
        for (int cell = 0; cell < Math.min(regions.length, numbers.size()); cell++) {
          regions[cell] = CellObjects.number(numbers.get(cell)).orElse(RegionNumbers.NONE);
        }
      }
    }
    return regions;
  }
}
