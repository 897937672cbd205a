package org.nonomino.formats;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.core.CellNames;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;

/** Reads a puzzle from an f-puzzles object; constraints other than regions are refused. */
final class FPuzzlesReader {
  private static final String PENCIL_MARKS_GIVEN = "given pencil marks";

  private final JsonObject object;
  private final int size;

  /** Row-major. */
  private final List<JsonObject> cells;

  private FPuzzlesReader(JsonObject object, int size, List<JsonObject> cells) {
    this.object = object;
    this.size = size;
    this.cells = cells;
  }

  /**
   * Returns the puzzle of an object.
   *
   * @throws MalformedTextException if it is none, or has constraints
   */
  static PuzzleEntry read(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    int size = size(object);
    return new FPuzzlesReader(object, size, cells(object, size)).entry(assembler);
  }

  private static int size(JsonObject object) throws MalformedTextException {
    Optional<JsonValue> grid = object.field(FPuzzlesFormat.GRID);
    if (grid.isEmpty()) {
      throw new MalformedTextException(
          object.place(),
          "the object has no field '" + FPuzzlesFormat.GRID + "'",
          "f-puzzles JSON holds the cells there: {\"size\": n, \"grid\": [[…], …]}.");
    }
    int rows = grid.get().items("the grid").size();
    if (rows < 1 || rows > Grid.MAX_SIZE) {
      throw new MalformedTextException(
          grid.get().place(),
          "the grid has " + PuzzleAssembler.count(rows, "row"),
          "Sizes go up to " + PuzzleAssembler.bySize(Grid.MAX_SIZE) + ".");
    }
    Optional<JsonScalar> stated = object.text(FPuzzlesFormat.SIZE);
    if (stated.isPresent() && stated.get().number().orElse(0) != rows) {
      throw new MalformedTextException(
          stated.get().place(),
          "the size is "
              + stated.get().words()
              + ", but the grid has "
              + PuzzleAssembler.count(rows, "row"),
          "Give n for a grid of n rows and n columns.");
    }
    return rows;
  }

  private static List<JsonObject> cells(JsonObject object, int size) throws MalformedTextException {
    List<JsonObject> cells = new ArrayList<>(size * size);
    for (JsonValue row : object.list(FPuzzlesFormat.GRID)) {
      int number = cells.size() / size + 1;
      List<JsonValue> rowCells = row.items("row " + number + " of the grid");
      if (rowCells.size() != size) {
        throw new MalformedTextException(
            row.place(),
            "the grid is not square: row "
                + number
                + " has "
                + PuzzleAssembler.count(rowCells.size(), "cell")
                + ", expected "
                + size,
            PuzzleAssembler.missingOrTooMany(rowCells.size(), size, "cell"));
      }
      for (JsonValue cell : rowCells) {
        if (!(cell instanceof JsonObject cellObject)) {
          throw cell.unlike(
              CellNames.name(size, cells.size()), "an object", "An empty cell is written {}.");
        }
        cells.add(cellObject);
      }
    }
    return cells;
  }

  private PuzzleEntry entry(PuzzleAssembler assembler) throws MalformedTextException {
    Set<String> extras = new LinkedHashSet<>(FPuzzlesExtras.constraints(object));
    for (JsonObject cell : cells) {
      if (cell.field(FPuzzlesFormat.GIVEN_MARKS).filter(marks -> !marks.isNothing()).isPresent()) {
        extras.add(PENCIL_MARKS_GIVEN);
      }
    }
    assembler.refuseExtras(object.place(), extras);
    int[] digits = new int[cells.size()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = value(cell);
    }
    Puzzle puzzle = puzzle(digits, assembler);
    Progress progress =
        new Progress(
            Grid.of(size, digits),
            marks(FPuzzlesFormat.CENTRE_MARKS),
            marks(FPuzzlesFormat.CORNER_MARKS));
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    for (Map.Entry<EntryPart, String> text : FPuzzlesFormat.TEXTS.entrySet()) {
      object.text(text.getValue()).ifPresent(found -> texts.put(text.getKey(), found.text()));
    }
    return new PuzzleEntry(puzzle, texts, solution(), progress);
  }

  private Puzzle puzzle(int[] digits, PuzzleAssembler assembler) throws MalformedTextException {
    List<Label> givens = new ArrayList<>(digits.length);
    for (int cell = 0; cell < digits.length; cell++) {
      boolean isGiven =
          cells.get(cell).field(FPuzzlesFormat.GIVEN).filter(is -> !is.isNothing()).isPresent();
      givens.add(new Label(cells.get(cell).place(), isGiven ? digits[cell] : 0));
    }
    List<Label> regions = new ArrayList<>(digits.length);
    RegionMask defaults = defaultRegions(size);
    boolean anyRegion = false;
    for (int cell = 0; cell < digits.length; cell++) {
      OptionalInt region = region(cell);
      anyRegion |= region.isPresent();
      regions.add(new Label(cells.get(cell).place(), region.orElse(defaults.region(cell))));
    }
    return anyRegion
        ? assembler.assemble(new Labels(givens), new Labels(regions))
        : assembler.assemble(new Labels(givens));
  }

  /**
   * Returns the regions that f-puzzles gives to cells that name none: of a prime size, the rows.
   */
  private static RegionMask defaultRegions(int size) {
    return RegionMask.standardBoxes(size).orElseGet(() -> RegionMask.boxes(1, size));
  }

  private OptionalInt region(int cell) throws MalformedTextException {
    JsonObject found = cells.get(cell);
    if (found.hasNull(FPuzzlesFormat.REGION)) {
      throw new MalformedTextException(
          found.place(),
          name(cell) + " belongs to no region",
          "Nonomino needs a region for each cell: n regions of n cells.");
    }
    Optional<JsonValue> region = found.field(FPuzzlesFormat.REGION);
    if (region.isEmpty()) {
      return OptionalInt.empty();
    }
    OptionalInt number = number(region.get());
    if (number.isEmpty()) {
      throw region
          .get()
          .unlike(
              "the region of " + name(cell),
              "a number",
              "Regions are numbered from 0 to " + (size - 1) + ".");
    }
    return number;
  }

  private int value(int cell) throws MalformedTextException {
    Optional<JsonValue> value = cells.get(cell).field(FPuzzlesFormat.VALUE);
    return value.isEmpty() || value.get().isNothing()
        ? 0
        : digit(value.get(), 0, "the digit of " + name(cell));
  }

  /** Returns the digit that a value stands for, which may not be below another one. */
  private int digit(JsonValue value, int lowest, String meaning) throws MalformedTextException {
    OptionalInt digit = number(value);
    if (digit.isEmpty() || digit.getAsInt() < lowest || digit.getAsInt() > size) {
      throw value.unlike(meaning, "a number from 1 to " + size, "Correct it, or remove it.");
    }
    return digit.getAsInt();
  }

  private String name(int cell) {
    return CellNames.name(size, cell);
  }

  private static OptionalInt number(JsonValue value) {
    return value instanceof JsonScalar scalar ? scalar.number() : OptionalInt.empty();
  }

  private long[] marks(String name) throws MalformedTextException {
    long[] marks = new long[cells.size()];
    for (int cell = 0; cell < marks.length; cell++) {
      for (JsonValue mark : cells.get(cell).list(name)) {
        marks[cell] = Marks.with(marks[cell], digit(mark, 1, "a pencil mark of " + name(cell)));
      }
    }
    return marks;
  }

  /** Returns the solution if it is full: people keep what they know of it there, too. */
  private Optional<Grid> solution() throws MalformedTextException {
    Optional<JsonValue> solution = object.field(FPuzzlesFormat.SOLUTION);
    if (solution.isEmpty() || solution.get().isNothing()) {
      return Optional.empty();
    }
    if (solution.get() instanceof JsonScalar text && text.text().length() == cells.size()) {
      return Optional.of(PuzzleAssembler.grid(text.cells(), size)).filter(Grid::isFull);
    }
    if (!(solution.get() instanceof JsonArray array) || array.items().size() != cells.size()) {
      throw new MalformedTextException(
          solution.get().place(),
          "the solution does not have the "
              + PuzzleAssembler.count(cells.size(), "digit")
              + " it needs",
          "Give the digits of all cells row by row, or no solution.");
    }
    int[] digits = new int[cells.size()];
    for (int cell = 0; cell < digits.length; cell++) {
      JsonValue digit = array.items().get(cell);
      digits[cell] = digit.isNothing() ? 0 : digit(digit, 0, "the solution of " + name(cell));
    }
    return Optional.of(Grid.of(size, digits)).filter(Grid::isFull);
  }

  /** The number of a cell, and where the cell stands. */
  private record Label(Place place, int number) {}

  /** Numbers of cells as a field: 0 is a blank where digits are meant. */
  private record Labels(List<Label> labels) implements CellField {
    @Override
    public int count() {
      return labels.size();
    }

    @Override
    public String text(int cell) {
      return Integer.toString(labels.get(cell).number);
    }

    @Override
    public OptionalInt digit(int cell) {
      return OptionalInt.of(labels.get(cell).number);
    }

    @Override
    public Place place(int cell) {
      return labels.get(cell).place;
    }

    @Override
    public String content() {
      StringBuilder content = new StringBuilder();
      labels.forEach(label -> content.append(label.number).append(' '));
      return content.toString();
    }
  }
}
