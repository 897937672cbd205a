package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;

/**
 * Reads a puzzle from an object in SudokuPad's own form. The givens are {@code cells[r][c].value},
 * and the author's marks are {@code pencilMarks} in the same cell. The {@code regions} are lists of
 * pairs {@code [r, c]}. Title, author, rules and solution are in {@code metadata} or in cages
 * without cells. {@link SudokuPadConstraints} reads the parts that have a meaning as constraints;
 * any other part, and the rules in words, may be a further one. An object that Nonomino wrote has
 * the puzzle itself, in {@link SudokuPadOrigin}.
 */
final class SudokuPadReader {
  /** The metadata in a cage without cells: {@code title: Fillomino}. */
  private static final Pattern SAID = Pattern.compile("(?s)(?<name>[^:]++):\\s*+(?<text>.+)");

  private static final String CELLS = "cells";
  private static final String REGIONS = "regions";
  static final String VALUE = "value";
  static final String CORNER_MARKS = "pencilMarks";
  static final String CENTRE_MARKS = "centremarks";
  private static final String SOLUTION = "solution";
  private static final int NO_REGION = -1;

  private final JsonObject object;
  private final CellObjects cells;
  private final PuzzleAssembler assembler;

  private SudokuPadReader(JsonObject object, CellObjects cells, PuzzleAssembler assembler) {
    this.object = object;
    this.cells = cells;
    this.assembler = assembler;
  }

  /**
   * Returns the puzzle of an object.
   *
   * @throws MalformedTextException if it is not a puzzle, or has extra constraints
   */
  static PuzzleEntry read(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    Optional<JsonValue> grid = object.field(CELLS);
    if (grid.isEmpty()) {
      throw new MalformedTextException(
          object.place(),
          ProblemCode.EMPTY_LINK.bare(),
          "the link holds no cells",
          "Maybe it is not a link to a puzzle.");
    }
    return new SudokuPadReader(object, CellObjects.of(grid.get()), assembler).entry();
  }

  private PuzzleEntry entry() throws MalformedTextException {
    Map<String, JsonValue> metadata = metadata();
    int[] regions = regions();
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    text(metadata, "title").ifPresent(text -> texts.put(EntryPart.LABEL, text));
    text(metadata, "author").ifPresent(text -> texts.put(EntryPart.AUTHOR, text));
    text(metadata, "rules").ifPresent(text -> texts.put(EntryPart.RULES, text));
    Optional<String> origin = text(metadata, SudokuPadOrigin.FIELD);
    if (origin.isPresent()) {
      Optional<PuzzleEntry> whole =
          SudokuPadOrigin.read(origin.get(), object, texts, puzzle(regions), assembler);
      if (whole.isPresent()) {
        return whole.get();
      }
      assembler.refuseExtras(
          object.place(),
          List.of("the constraints in its metadata, which do not fit what is drawn"),
          "the puzzle was changed after Nonomino wrote it: what it draws or says no longer fits the"
              + " constraints in its metadata");
    }
    return entry(metadata, regions, texts);
  }

  /** Returns the drawn puzzle. */
  private PuzzleEntry entry(
      Map<String, JsonValue> metadata, int[] regions, Map<EntryPart, String> texts)
      throws MalformedTextException {
    Puzzle plain = puzzle(regions);
    SudokuPadConstraints.Found found =
        SudokuPadConstraints.read(object, metadata, cells, plain.mask());
    List<String> extras = SudokuPadExtras.of(object, metadata, found);
    extras.addAll(SudokuPadExtras.of(cells));
    Puzzle puzzle = plain.withConstraints(found.constraints());
    refuse(extras, SudokuPadRules.unread(texts.getOrDefault(EntryPart.RULES, ""), puzzle.rules()));
    return new PuzzleEntry(
        puzzle,
        texts,
        text(metadata, SOLUTION).flatMap(this::solution),
        new Progress(puzzle.givens(), new long[cells.count()], cells.marks(CORNER_MARKS)));
  }

  /**
   * Refuses parts that are not read.
   *
   * @param text sentences that may be further rules; empty if there are none
   */
  private void refuse(List<String> extras, String text) throws MalformedTextException {
    if (text.isEmpty()) {
      assembler.refuseExtras(object.place(), extras);
      return;
    }
    String words = "rules are only written as text: '" + text + "'";
    String problem =
        extras.isEmpty()
            ? "the puzzle's " + words
            : PuzzleAssembler.unsupported(extras) + "; its " + words;
    List<String> all = new ArrayList<>(extras);
    all.add("rules that are only written as text: '" + text + "'");
    assembler.refuseExtras(object.place(), all, problem);
  }

  private Puzzle puzzle(int[] regions) throws MalformedTextException {
    List<NumberedCell> givens = new ArrayList<>(cells.count());
    for (int cell = 0; cell < cells.count(); cell++) {
      givens.add(new NumberedCell(cells.get(cell).place(), given(cell)));
    }
    if (assembler.hasRegions()) {
      return assembler.assemble(new NumberedCells(givens));
    }
    List<NumberedCell> labels = new ArrayList<>(cells.count());
    for (int cell = 0; cell < cells.count(); cell++) {
      if (regions[cell] == NO_REGION) {
        throw withoutRegion(cell, regions);
      }
      labels.add(new NumberedCell(cells.get(cell).place(), regions[cell] + 1));
    }
    return assembler.assemble(new NumberedCells(givens), new NumberedCells(labels));
  }

  private MalformedTextException withoutRegion(int cell, int[] regions) {
    boolean isAny = Arrays.stream(regions).anyMatch(region -> region != NO_REGION);
    return new MalformedTextException(
        object.place(),
        isAny
            ? ProblemCode.CELL_WITHOUT_REGION.with("cell", cells.name(cell))
            : ProblemCode.NEEDS_REGIONS.with("size", cells.size()),
        isAny ? cells.name(cell) + " belongs to no region" : "the link has no regions",
        "Nonomino needs a region for each cell: n regions of n cells.",
        MalformedTextException.WayOut.NAME_REGIONS);
  }

  private int given(int cell) throws MalformedTextException {
    Optional<JsonValue> value = cells.get(cell).field(VALUE);
    return value.isEmpty() || value.get().isNothing()
        ? 0
        : cells.digit(value.get(), 1, "the digit of " + cells.name(cell));
  }

  /** Returns the region of each cell, from 0. */
  private int[] regions() throws MalformedTextException {
    int[] regions = new int[cells.count()];
    Arrays.fill(regions, NO_REGION);
    int region = 0;
    for (JsonValue pairs : object.list(REGIONS)) {
      for (JsonValue pair : pairs.items("region " + (region + 1))) {
        OptionalInt cell = cell(pair, cells.size());
        if (cell.isEmpty()) {
          throw pair.unlike(
              "a cell of region " + (region + 1),
              "a row and a column of the grid",
              "Rows and columns count from 0: [0, 0] is r1c1.");
        }
        if (regions[cell.getAsInt()] != NO_REGION) {
          throw new MalformedTextException(
              pair.place(),
              ProblemCode.CELL_IN_TWO_REGIONS.with("cell", cells.name(cell.getAsInt())),
              cells.name(cell.getAsInt()) + " belongs to two regions",
              "Nonomino needs one region for each cell.");
        }
        regions[cell.getAsInt()] = region;
      }
      region++;
    }
    return regions;
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

  /** Returns the metadata of the object by name; the field {@code metadata} has priority. */
  private Map<String, JsonValue> metadata() throws MalformedTextException {
    Map<String, JsonValue> said = new LinkedHashMap<>();
    for (JsonValue cage : object.list(SudokuPadConstraints.CAGES)) {
      if (cage instanceof JsonObject empty
          && empty.list(CELLS).isEmpty()
          && empty.field(VALUE).orElse(null) instanceof JsonScalar value) {
        Matcher words = SAID.matcher(value.text());
        if (words.matches()) {
          add(
              said,
              value.place(),
              words.group("name").toLowerCase(Locale.ROOT),
              words.group("text"));
        }
      }
    }
    for (String name : List.of("title", "author", "rules", SOLUTION)) {
      object.field(name).ifPresent(value -> said.put(name, value));
    }
    if (object.field("metadata").orElse(null) instanceof JsonObject metadata) {
      said.putAll(metadata.fields());
    }
    return said;
  }

  /** Adds metadata; rules may consist of several parts. */
  private static void add(Map<String, JsonValue> said, Place place, String name, String text) {
    JsonScalar scalar = new JsonScalar(place, JsonScalar.Kind.TEXT, text);
    said.merge(name, scalar, (first, second) -> new JsonArray(place, List.of(first, second)));
  }

  private static Optional<String> text(Map<String, JsonValue> metadata, String name) {
    return Optional.ofNullable(metadata.get(name)).map(SudokuPadReader::words);
  }

  private static String words(JsonValue value) {
    if (value instanceof JsonArray array) {
      return String.join("\n", array.items().stream().map(SudokuPadReader::words).toList());
    }
    return value instanceof JsonScalar scalar && scalar.isText() ? scalar.text() : "";
  }

  /** Returns the solution if it has a digit for each cell; setters may write other text there. */
  private Optional<Grid> solution(String text) {
    String symbols = text.strip();
    if (symbols.length() != cells.count()) {
      return Optional.empty();
    }
    int[] digits = new int[cells.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = symbols.charAt(cell);
      digits[cell] = DigitSymbols.isSymbol(symbol) ? DigitSymbols.digit(symbol) : 0;
      if (digits[cell] == 0 || digits[cell] > cells.size()) {
        return Optional.empty();
      }
    }
    return Optional.of(Grid.of(cells.size(), digits));
  }
}
