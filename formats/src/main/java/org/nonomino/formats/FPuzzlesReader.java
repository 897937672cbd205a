package org.nonomino.formats;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;

/** Reads a puzzle from an f-puzzles object; all constraints except regions are refused. */
final class FPuzzlesReader {
  private static final String PENCIL_MARKS_GIVEN = "given pencil marks";

  private final JsonObject object;
  private final int size;

  private final CellObjects cells;

  private FPuzzlesReader(JsonObject object, CellObjects cells) {
    this.object = object;
    this.size = cells.size();
    this.cells = cells;
  }

  /**
   * Returns the puzzle of an object.
   *
   * @throws MalformedTextException if this is not a puzzle, or has constraints
   */
  static PuzzleEntry read(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    return new FPuzzlesReader(object, cells(object)).entry(assembler);
  }

  private static CellObjects cells(JsonObject object) throws MalformedTextException {
    Optional<JsonValue> grid = object.field(FPuzzlesFormat.GRID);
    if (grid.isEmpty()) {
      throw new MalformedTextException(
          object.place(),
          "the object has no field '" + FPuzzlesFormat.GRID + "'",
          "f-puzzles JSON holds the cells there: {\"size\": n, \"grid\": [[…], …]}.");
    }
    CellObjects cells = CellObjects.of(grid.get());
    Optional<JsonScalar> stated = object.text(FPuzzlesFormat.SIZE);
    if (stated.isPresent() && stated.get().number().orElse(0) != cells.size()) {
      throw new MalformedTextException(
          stated.get().place(),
          ProblemCode.ROW_COUNT
              .with("part", "puzzle")
              .with("rows", cells.size())
              .with("size", stated.get().number().orElse(0)),
          "the size is "
              + stated.get().words()
              + ", but the grid has "
              + PuzzleAssembler.count(cells.size(), "row"),
          "Give n for a grid of n rows and n columns.");
    }
    return cells;
  }

  private PuzzleEntry entry(PuzzleAssembler assembler) throws MalformedTextException {
    Set<String> extras = new LinkedHashSet<>(FPuzzlesExtras.constraints(object));
    for (JsonObject cell : cells.objects()) {
      if (cell.field(FPuzzlesFormat.GIVEN_MARKS).filter(marks -> !marks.isNothing()).isPresent()) {
        extras.add(PENCIL_MARKS_GIVEN);
      }
    }
    assembler.refuseExtras(object.place(), extras);
    int[] digits = new int[cells.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = value(cell);
    }
    Puzzle puzzle = puzzle(digits, assembler);
    Progress progress =
        new Progress(
            Grid.of(size, digits),
            cells.marks(FPuzzlesFormat.CENTRE_MARKS),
            cells.marks(FPuzzlesFormat.CORNER_MARKS));
    Map<EntryPart, String> metadata = new EnumMap<>(EntryPart.class);
    for (Map.Entry<EntryPart, String> text : FPuzzlesFormat.TEXTS.entrySet()) {
      object.text(text.getValue()).ifPresent(found -> metadata.put(text.getKey(), found.text()));
    }
    return new PuzzleEntry(puzzle, metadata, solution(), progress);
  }

  private Puzzle puzzle(int[] digits, PuzzleAssembler assembler) throws MalformedTextException {
    List<NumberedCell> givens = new ArrayList<>(digits.length);
    for (int cell = 0; cell < digits.length; cell++) {
      boolean isGiven =
          cells.get(cell).field(FPuzzlesFormat.GIVEN).filter(is -> !is.isNothing()).isPresent();
      givens.add(new NumberedCell(cells.get(cell).place(), isGiven ? digits[cell] : 0));
    }
    List<NumberedCell> regions = new ArrayList<>(digits.length);
    RegionMask defaults = defaultRegions(size);
    boolean anyRegion = false;
    for (int cell = 0; cell < digits.length; cell++) {
      OptionalInt region = region(cell);
      anyRegion |= region.isPresent();
      regions.add(new NumberedCell(cells.get(cell).place(), region.orElse(defaults.region(cell))));
    }
    return anyRegion
        ? assembler.assemble(new NumberedCells(givens), new NumberedCells(regions))
        : assembler.assemble(new NumberedCells(givens));
  }

  /**
   * Returns the default regions that f-puzzles uses for cells without one; for a prime size, these
   * are the rows.
   */
  private static RegionMask defaultRegions(int size) {
    return RegionMask.standardBoxes(size).orElseGet(() -> RegionMask.boxes(1, size));
  }

  private OptionalInt region(int cell) throws MalformedTextException {
    JsonObject found = cells.get(cell);
    if (found.hasNull(FPuzzlesFormat.REGION)) {
      throw new MalformedTextException(
          found.place(),
          ProblemCode.CELL_WITHOUT_REGION.with("cell", cells.name(cell)),
          cells.name(cell) + " belongs to no region",
          "Nonomino needs a region for each cell: n regions of n cells.");
    }
    Optional<JsonValue> region = found.field(FPuzzlesFormat.REGION);
    if (region.isEmpty()) {
      return OptionalInt.empty();
    }
    OptionalInt number = CellObjects.number(region.get());
    if (number.isEmpty()) {
      throw region
          .get()
          .unlike(
              "the region of " + cells.name(cell),
              "a number",
              "Regions are numbered from 0 to " + (size - 1) + ".");
    }
    return number;
  }

  private int value(int cell) throws MalformedTextException {
    Optional<JsonValue> value = cells.get(cell).field(FPuzzlesFormat.VALUE);
    return value.isEmpty() || value.get().isNothing()
        ? 0
        : cells.digit(value.get(), 0, "the digit of " + cells.name(cell));
  }

  /** Returns the solution if it is full; some authors store a partial solution. */
  private Optional<Grid> solution() throws MalformedTextException {
    Optional<JsonValue> solution = object.field(FPuzzlesFormat.SOLUTION);
    if (solution.isEmpty() || solution.get().isNothing()) {
      return Optional.empty();
    }
    if (solution.get() instanceof JsonScalar text && text.text().length() == cells.count()) {
      return Optional.of(PuzzleAssembler.grid(text.cells(), size)).filter(Grid::isFull);
    }
    if (!(solution.get() instanceof JsonArray array) || array.items().size() != cells.count()) {
      throw new MalformedTextException(
          solution.get().place(),
          "the solution does not have the "
              + PuzzleAssembler.count(cells.count(), "digit")
              + " it needs",
          "Give the digits of all cells row by row, or no solution.");
    }
    int[] digits = new int[cells.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      JsonValue digit = array.items().get(cell);
      digits[cell] =
          digit.isNothing() ? 0 : cells.digit(digit, 0, "the solution of " + cells.name(cell));
    }
    return Optional.of(Grid.of(size, digits)).filter(Grid::isFull);
  }
}
