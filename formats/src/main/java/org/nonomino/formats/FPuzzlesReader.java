package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Drawings;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.formats.json.DrawingJson;
import org.nonomino.formats.json.FPuzzlesDrawingReader;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.reading.Document;
import org.nonomino.text.GridCells;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.SymbolNotation;

/** Reads a puzzle from an f-puzzles object; unknown constraints are refused. */
final class FPuzzlesReader {
  private final JsonObject object;
  private final int size;

  private final CellObjects cells;

  /** Whether the rules in words and the drawings are known to add nothing to the constraints. */
  private final boolean isOwn;

  private FPuzzlesReader(JsonObject object, CellObjects cells, boolean isOwn) {
    this.object = object;
    this.isOwn = isOwn;
    this.size = cells.size();
    this.cells = cells;
  }

  /**
   * Returns the puzzle of an object.
   *
   * @throws MalformedTextException if this is not a puzzle, or has constraints that are not known
   *     or not well formed
   */
  static PuzzleEntry read(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    JsonObject usual = FogLinks.ofFPuzzles(FPuzzlesFields.usual(object, assembler));
    CellObjects cells;
    try {
      cells = cells(usual);
    } catch (MalformedTextException e) {
      throw DrawnDocumentException.of(e, DrawnDocument.ofFPuzzles(usual));
    }
    return new FPuzzlesReader(usual, cells, FPuzzlesExtras.isOwn(object)).entry(assembler);
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
    Optional<JsonValue> stated = object.field(FPuzzlesFormat.SIZE);
    if (stated.isPresent()) {
      requireSize(stated.get(), cells.size());
    }
    return cells;
  }

  private static void requireSize(JsonValue stated, int size) throws MalformedTextException {
    if (!(stated instanceof JsonScalar number)
        || number.kind() != JsonScalar.Kind.NUMBER
        || number.number().isEmpty()) {
      throw stated.unlike(
          "the size", "a whole number without quotation marks", "The grid has size " + size + ".");
    }
    int found = number.number().getAsInt();
    if (found != size) {
      throw new MalformedTextException(
          stated.place(),
          ProblemCode.ROW_COUNT.with("part", "puzzle").with("rows", size).with("size", found),
          "the size is " + found + ", but the grid has " + ProblemWords.count(size, "row"),
          "Give n for a grid of n rows and n columns.");
    }
  }

  private PuzzleEntry entry(PuzzleAssembler assembler) throws MalformedTextException {
    assembler.refuseExtras(object.place(), FPuzzlesExtras.constraints(object));
    int[] digits = new int[cells.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = value(cell);
    }
    Symbols symbols = symbols();
    List<Constraint> constraints = FPuzzlesConstraints.read(object, cells, symbols, assembler);
    Puzzle plain;
    try {
      plain = puzzle(digits, assembler).withSymbols(symbols);
    } catch (MalformedTextException e) {
      throw DrawnDocumentException.of(e, DrawnDocument.ofFPuzzles(object));
    }
    Map<EntryPart, String> metadata = new EnumMap<>(EntryPart.class);
    for (Map.Entry<EntryPart, String> text : FPuzzlesFormat.TEXTS.entrySet()) {
      object.text(text.getValue()).ifPresent(words -> metadata.put(text.getKey(), words.text()));
    }
    Puzzle typed = plain.withConstraints(constraints);
    if (FPuzzlesRules.areAdded(metadata.getOrDefault(EntryPart.RULES, ""), typed.rules())) {
      metadata.remove(EntryPart.RULES);
    }
    ObjectDigits found =
        new ObjectDigits(plain.givens(), Grid.of(size, digits), solution(symbols), isOwn);
    List<Drawings.Item> drawn = FPuzzlesDrawingReader.of(object, size, cells.objects(), isOwn);
    DrawingJson.requireFew(drawn.size(), object.place());
    Progress progress =
        found.progress(
            cells.marks(FPuzzlesFormat.CENTRE_MARKS), cells.marks(FPuzzlesFormat.CORNER_MARKS));
    boolean isTyped = drawn.isEmpty() && metadata.getOrDefault(EntryPart.RULES, "").isBlank();
    // Without rules in words and drawings, all constraints are typed.
    PuzzleEntry entry =
        isOwn || isTyped
            ? new PuzzleEntry(typed, metadata, found.solution(), progress)
                .withDrawings(new Drawings(drawn))
            : DocumentReader.read(
                document(typed, found, constraints, drawn, metadata, assembler.hasRegions()),
                object.place(),
                assembler,
                plain,
                metadata,
                found.solution(),
                progress);
    return FogFields.ofFPuzzles(object, size, assembler).map(entry::withFog).orElse(entry);
  }

  /** Returns the symbols of the digits; the usual ones if the object gives none. */
  private Symbols symbols() throws MalformedTextException {
    Optional<JsonScalar> text = object.text(FPuzzlesFormat.SYMBOLS);
    if (text.isEmpty()) {
      return Symbols.usual(size);
    }
    try {
      return SymbolNotation.read(text.get().text(), size);
    } catch (MalformedTextException e) {
      throw new MalformedTextException(text.get().place(), e.problem(), e.advice());
    }
  }

  private Document document(
      Puzzle typed,
      ObjectDigits digits,
      List<Constraint> constraints,
      List<Drawings.Item> drawn,
      Map<EntryPart, String> metadata,
      boolean hasOtherRegions) {
    int[] regions = hasOtherRegions ? typed.mask().toArray() : typed.mask().visibleRegions();
    return new Document(
        size,
        size,
        ObjectDigits.list(typed.givens()),
        digits.entered(),
        Arrays.stream(regions).boxed().toList(),
        constraints,
        List.of(),
        drawn.stream().map(Drawings.Item::drawing).toList(),
        metadata.getOrDefault(EntryPart.RULES, ""),
        digits.solution().map(ObjectDigits::list));
  }

  private Puzzle puzzle(int[] digits, PuzzleAssembler assembler) throws MalformedTextException {
    List<NumberedCell> givens = new ArrayList<>(digits.length);
    for (int cell = 0; cell < digits.length; cell++) {
      Optional<JsonValue> given = cells.get(cell).field(FPuzzlesFormat.GIVEN);
      int number = cell;
      boolean isGiven =
          given.isPresent()
              && CellObjects.isTrue(
                  given.get(), () -> "'" + FPuzzlesFormat.GIVEN + "' of " + cells.name(number));
      givens.add(new NumberedCell(cells.get(cell).place(), isGiven ? digits[cell] : 0));
    }
    Optional<NumberedCells> regions = regions(assembler);
    return regions.isPresent()
        ? assembler.assemble(new NumberedCells(givens), regions.get())
        : assembler.assemble(new NumberedCells(givens));
  }

  /**
   * Returns the regions; empty if the cells name none and the size has boxes. f-puzzles omits a
   * region if it is the default: the box, or for a prime size the row. Null is no region.
   */
  private Optional<NumberedCells> regions(PuzzleAssembler assembler) throws MalformedTextException {
    Optional<RegionMask> boxes = RegionMask.standardBoxes(size);
    RegionMask defaults = boxes.orElseGet(() -> RegionMask.boxes(1, size));
    int[] regions = new int[cells.count()];
    boolean anyRegion = false;
    for (int cell = 0; cell < regions.length; cell++) {
      boolean isNone = cells.get(cell).hasNull(FPuzzlesFormat.REGION);
      OptionalInt region = region(cell);
      anyRegion |= isNone || region.isPresent();
      regions[cell] = isNone ? RegionNumbers.NONE : region.orElse(defaults.region(cell));
    }
    return !assembler.hasRegions() && (anyRegion || boxes.isEmpty())
        ? Optional.of(RegionNumbers.labels(regions, cell -> cells.get(cell).place()))
        : Optional.empty();
  }

  private OptionalInt region(int cell) throws MalformedTextException {
    Optional<JsonValue> region = cells.get(cell).field(FPuzzlesFormat.REGION);
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
        : cells.digit(value.get(), 0, "the digit", cell);
  }

  /**
   * Returns the solution if it is full; some authors store a partial solution. Its digits are 1..n
   * as everywhere in this format, or letters if these are the symbols.
   */
  private Optional<Grid> solution(Symbols symbols) throws MalformedTextException {
    Optional<JsonValue> solution = object.field(FPuzzlesFormat.SOLUTION);
    if (solution.isEmpty() || solution.get().isNothing()) {
      return Optional.empty();
    }
    if (solution.get() instanceof JsonScalar text && text.text().length() == cells.count()) {
      return Optional.of(
              GridCells.grid(text.cells(), symbols.areLetters() ? symbols : Symbols.usual(size)))
          .filter(Grid::isFull);
    }
    if (!(solution.get() instanceof JsonArray array) || array.items().size() != cells.count()) {
      throw new MalformedTextException(
          solution.get().place(),
          "the solution does not have the "
              + ProblemWords.count(cells.count(), "digit")
              + " it needs",
          "Give the digits of all cells row by row, or no solution.");
    }
    int[] digits = new int[cells.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      JsonValue digit = array.items().get(cell);
      digits[cell] = isBlank(digit) ? 0 : cells.digit(digit, 0, "the solution", cell);
    }
    return Optional.of(Grid.of(size, digits)).filter(Grid::isFull);
  }

  /** Returns whether a digit of a partial solution is missing: null, or a sign for a blank. */
  private static boolean isBlank(JsonValue digit) {
    return digit.isNothing()
        || (digit instanceof JsonScalar text
            && text.text().length() == 1
            && DigitSymbols.isBlank(text.text().charAt(0)));
  }
}
