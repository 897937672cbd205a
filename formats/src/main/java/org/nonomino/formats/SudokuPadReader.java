package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.reading.Document;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;

/**
 * Reads a puzzle from an object in SudokuPad's own form. The givens are {@code cells[r][c].value},
 * and the author's marks are {@code pencilMarks} in the same cell. The {@code regions} are lists of
 * pairs {@code [r, c]}. Title, author, rules and solution are in {@code metadata} or in cages
 * without cells. {@link SudokuPadConstraints} reads the parts that name a constraint; what is drawn
 * and the rules in words are understood together by {@link DocumentReader}. An object that Nonomino
 * wrote has the puzzle itself, in {@link SudokuPadOrigin}.
 */
final class SudokuPadReader {
  static final String CELLS = "cells";
  static final String REGIONS = "regions";
  static final String VALUE = "value";
  static final String GIVEN = "given";
  static final String CORNER_MARKS = "pencilMarks";
  static final String CENTRE_MARKS = "centremarks";
  static final String SOLUTION = "solution";

  /** The field of the metadata with the setter's message. */
  static final String MESSAGE = "msgcorrect";

  /** The field of the metadata with the place of publication. */
  static final String SOURCE = "source";

  /** The field of the metadata with the address of the source. */
  static final String URL = "url";

  /** The program that writes its own name as the source of puzzles. */
  private static final Set<String> PROGRAMS = Set.of("Sudoku Maker", "SudokuMaker");

  private final JsonObject object;
  private final SudokuPadGrid grid;
  private final CellObjects cells;
  private final PuzzleAssembler assembler;

  /** Our JSON in the metadata, if it is complete. */
  private final Optional<JsonObject> own;

  private final Symbols symbols;

  private SudokuPadReader(JsonObject object, SudokuPadGrid grid, PuzzleAssembler assembler) {
    this.object = object;
    this.grid = grid;
    this.cells = grid.cells();
    this.assembler = assembler;
    this.own =
        SudokuPadTexts.of(object)
            .text(SudokuPadOrigin.FIELD)
            .flatMap(text -> SudokuPadOrigin.own(text, object.place()));
    this.symbols =
        own.flatMap(found -> SudokuPadOrigin.symbols(found, cells.size()))
            .orElse(Symbols.usual(cells.size()));
  }

  /**
   * Returns the puzzle of an object.
   *
   * @throws MalformedTextException if it is not a puzzle, or has extra constraints
   */
  static PuzzleEntry read(JsonObject written, PuzzleAssembler assembler)
      throws MalformedTextException {
    JsonObject object = FogLinks.ofSudokuPad(written);
    Optional<JsonValue> grid = object.field(CELLS);
    if (grid.isEmpty()) {
      throw new MalformedTextException(
          object.place(),
          ProblemCode.EMPTY_LINK.bare(),
          "the link holds no cells",
          "Maybe it is not a link to a puzzle.");
    }
    SudokuPadGrid cells;
    try {
      cells = SudokuPadGrid.of(grid.get(), object);
    } catch (MalformedTextException e) {
      throw DrawnDocumentException.of(e, DrawnDocument.ofSudokuPad(object));
    }
    return new SudokuPadReader(object, cells, assembler).entry();
  }

  private PuzzleEntry entry() throws MalformedTextException {
    SudokuPadTexts metadata = SudokuPadTexts.of(object);
    RegionNumbers regions;
    Puzzle plain;
    try {
      regions = new RegionNumbers(cells.size(), regions());
      plain = puzzle(regions, metadata.text("rules").orElse("")).withSymbols(symbols);
    } catch (MalformedTextException e) {
      throw DrawnDocumentException.of(e, DrawnDocument.ofSudokuPad(object));
    }
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    metadata.text("title").ifPresent(text -> texts.put(EntryPart.LABEL, text));
    metadata.text("author").ifPresent(text -> texts.put(EntryPart.AUTHOR, text));
    metadata
        .text(MESSAGE)
        .or(() -> Optional.of(new DrawnItem(object).text("successMessage")))
        .ifPresent(text -> texts.put(EntryPart.MESSAGE, text));
    metadata.text("rules").ifPresent(text -> texts.put(EntryPart.RULES, text));
    metadata
        .text(SOURCE)
        .filter(text -> PROGRAMS.stream().noneMatch(text::startsWith))
        .ifPresent(text -> texts.put(EntryPart.SOURCE, text));
    metadata.text(URL).ifPresent(text -> texts.put(EntryPart.URL, text));
    if (metadata.text(SudokuPadOrigin.FIELD).isPresent()) {
      Optional<PuzzleEntry> whole =
          own.isPresent()
              ? SudokuPadOrigin.read(own.get(), object, texts, plain, assembler)
              : Optional.empty();
      if (whole.isPresent()) {
        return whole.get();
      }
      assembler.refuseExtras(
          object.place(),
          List.of("the constraints in its metadata, which do not fit what is drawn"),
          "the puzzle was changed after Nonomino wrote it: what it draws or says no longer fits the"
              + " constraints in its metadata");
    }
    return entry(metadata, regions, plain, texts);
  }

  /** Returns the drawn puzzle. */
  private PuzzleEntry entry(
      SudokuPadTexts metadata, RegionNumbers regions, Puzzle plain, Map<EntryPart, String> texts)
      throws MalformedTextException {
    ObjectDigits digits =
        new ObjectDigits(
            plain.givens(),
            filled(),
            metadata.text(SOLUTION).flatMap(text -> ObjectDigits.full(text.strip(), symbols)),
            false);
    Document document = document(metadata, plain, regions, texts, digits);
    PuzzleEntry entry =
        DocumentReader.read(
            document,
            object.place(),
            assembler,
            plain,
            texts,
            digits.solution(),
            digits.progress(new long[cells.count()], cells.marks(CORNER_MARKS)));
    try {
      regions.checked(entry, object.place(), assembler);
    } catch (MalformedTextException e) {
      throw DrawnDocumentException.of(e, DrawnDocument.ofSudokuPad(object));
    }
    if (document.rules().isBlank() && entry.puzzle().rules().constraints().isEmpty()) {
      assembler.remark(
          object.place(), "no rules are in the puzzle, so it is read as a plain Sudoku");
    }
    return FogFields.of(object, grid, assembler).map(entry::withFog).orElse(entry);
  }

  private Document document(
      SudokuPadTexts metadata,
      Puzzle plain,
      RegionNumbers regions,
      Map<EntryPart, String> texts,
      ObjectDigits digits)
      throws MalformedTextException {
    SudokuPadConstraints.Found typed =
        SudokuPadConstraints.read(object, metadata.fields(), cells, plain.mask());
    List<String> unread = new ArrayList<>(typed.unread());
    unread.addAll(SudokuPadExtras.of(object, metadata.fields(), cells));
    assembler.refuseExtras(object.place(), unread);
    List<Drawing> drawings =
        new ArrayList<>(SudokuPadDrawingReader.of(object, grid.top(), grid.left()));
    drawings.addAll(grid.beside());
    return new Document(
        cells.size(),
        cells.size(),
        ObjectDigits.list(plain.givens()),
        digits.entered(),
        regions.list(plain, assembler),
        typed.constraints(),
        List.of(),
        drawings,
        texts.getOrDefault(EntryPart.RULES, ""),
        digits.solution().map(ObjectDigits::list));
  }

  /** Returns all digits, given or entered. */
  private Grid filled() throws MalformedTextException {
    int[] digits = new int[cells.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = digit(cell);
    }
    return Grid.of(cells.size(), digits);
  }

  private Puzzle puzzle(RegionNumbers regions, String rules) throws MalformedTextException {
    List<NumberedCell> givens = new ArrayList<>(cells.count());
    for (int cell = 0; cell < cells.count(); cell++) {
      givens.add(new NumberedCell(cells.get(cell).place(), isGiven(cell) ? digit(cell) : 0));
    }
    return regions.puzzle(givens, rules, object.place(), assembler);
  }

  /** Returns whether a digit is a given. All are, unless the object says otherwise. */
  private boolean isGiven(int cell) {
    JsonValue given = cells.get(cell).fields().get(GIVEN);
    return given == null || !given.isNothing();
  }

  private int digit(int cell) throws MalformedTextException {
    Optional<JsonValue> value = cells.get(cell).field(VALUE);
    if (!symbols.areUsual()
        && value.isPresent()
        && value.get() instanceof JsonScalar scalar
        && scalar.text().length() == 1
        && symbols.has(scalar.text().charAt(0))) {
      return symbols.digit(scalar.text().charAt(0));
    }
    return value.isEmpty() || value.get().isNothing()
        ? 0
        : cells.digit(value.get(), 1, "the digit", cell);
  }

  /**
   * Returns the region of each cell, from 0. A list that is no region is an empty object. Programs
   * may list one region twice.
   */
  private int[] regions() throws MalformedTextException {
    int[] regions = new int[cells.count()];
    Arrays.fill(regions, RegionNumbers.NONE);
    Set<Set<Integer>> listed = new HashSet<>();
    int region = 0;
    for (JsonValue pairs : object.list(REGIONS)) {
      if (pairs instanceof JsonArray array
          && array.items().stream().allMatch(JsonValue::isNothing)) {
        continue;
      }
      Set<Integer> members = members(pairs, "region " + (region + 1));
      if (!listed.add(members)) {
        continue;
      }
      for (int cell : members) {
        if (regions[cell] != RegionNumbers.NONE) {
          throw new MalformedTextException(
              pairs.place(),
              ProblemCode.CELL_IN_TWO_REGIONS.with("cell", cells.name(cell)),
              cells.name(cell) + " belongs to two regions",
              "Leave it out of one of them.");
        }
        regions[cell] = region;
      }
      region++;
    }
    addLastRegion(regions, region);
    return regions;
  }

  private Set<Integer> members(JsonValue pairs, String words) throws MalformedTextException {
    Set<Integer> members = new LinkedHashSet<>();
    for (JsonValue pair : pairs.items(words)) {
      members.add(cellOf(pair, "a cell of " + words));
    }
    return members;
  }

  /** If only one region is missing, gives it the remaining cells. */
  private void addLastRegion(int[] regions, int count) {
    int[] left =
        IntStream.range(0, regions.length)
            .filter(cell -> regions[cell] == RegionNumbers.NONE)
            .toArray();
    if (count == cells.size() - 1 && left.length == cells.size()) {
      for (int cell : left) {
        regions[cell] = count;
      }
    }
  }

  private int cellOf(JsonValue pair, String meaning) throws MalformedTextException {
    Optional<Point> place = DrawnItem.point(pair, grid.top(), grid.left());
    OptionalInt cell =
        place.isEmpty()
            ? OptionalInt.empty()
            : cell(place.get().row(), place.get().column(), cells.size());
    if (cell.isEmpty()) {
      throw pair.unlike(
          meaning,
          "a row and a column of the grid",
          "Rows and columns count from 0: [0, 0] is r1c1.");
    }
    return cell.getAsInt();
  }

  private static OptionalInt cell(double row, double column, int size) {
    boolean isCell =
        row == Math.rint(row)
            && column == Math.rint(column)
            && row >= 0
            && column >= 0
            && row < size
            && column < size;
    return isCell ? OptionalInt.of(((int) row) * size + (int) column) : OptionalInt.empty();
  }

  /** Returns the cell of a row and a column, both from 0; empty if there is none. */
  static OptionalInt cell(JsonValue pair, int size) {
    if (!(pair instanceof JsonArray array) || array.items().size() != 2) {
      return OptionalInt.empty();
    }
    OptionalInt row = CellObjects.number(array.items().get(0));
    OptionalInt column = CellObjects.number(array.items().get(1));
    return row.orElse(size) < size && column.orElse(size) < size
        ? OptionalInt.of(row.getAsInt() * size + column.getAsInt())
        : OptionalInt.empty();
  }
}
