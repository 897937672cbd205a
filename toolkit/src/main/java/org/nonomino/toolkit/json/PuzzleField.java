package org.nonomino.toolkit.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PuzzleTexts;

/**
 * Reads the field {@code puzzle} of a request: an object with the cells, or a text in any format.
 * Other than in a text, givens of an object may contradict each other, as they do while a person
 * types. Immutable; thread-safe.
 */
final class PuzzleField {
  static final String NAME = "puzzle";

  static final String SIZE = "size";
  static final String REGIONS = "regions";
  static final String SOLUTION = "solution";
  static final String ENTERED = "entered";
  static final String CENTRE_MARKS = "centreMarks";
  static final String CORNER_MARKS = "cornerMarks";

  /** What is said in words, by its field. */
  static final Map<EntryPart, String> TEXTS = texts();

  private final PuzzleTexts texts;

  /** Keeps the masks that came last, with what follows from them. */
  private final PuzzleAssembler assembler = new PuzzleAssembler(Optional.empty());

  PuzzleField(Formats formats) {
    this.texts = new PuzzleTexts(formats);
  }

  private static Map<EntryPart, String> texts() {
    Map<EntryPart, String> names = new EnumMap<>(EntryPart.class);
    names.put(EntryPart.LABEL, "label");
    names.put(EntryPart.AUTHOR, "author");
    names.put(EntryPart.RULES, "rules");
    names.put(EntryPart.DESCRIPTION, "description");
    names.put(EntryPart.SOURCE, "source");
    names.put(EntryPart.URL, "url");
    names.put(EntryPart.DATE, "date");
    names.put(EntryPart.LEVEL, "level");
    names.put(EntryPart.TECHNIQUE, "technique");
    return Collections.unmodifiableMap(names);
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(List.of(SIZE, NAME, REGIONS));
    names.addAll(TEXTS.values());
    names.addAll(List.of(SOLUTION, ENTERED, CENTRE_MARKS, CORNER_MARKS));
    return names;
  }

  /**
   * Returns the puzzle of a request.
   *
   * @throws ProblemException if there is none, or it is malformed
   */
  PuzzleEntry read(JsonFields request) throws ProblemException {
    if (!request.isObject(NAME)) {
      return ofText(request.requireText(NAME), request);
    }
    JsonFields object = request.object(NAME).orElseThrow();
    object.allow(names());
    String givens = object.requireText(NAME);
    int size = size(object, givens.length());
    RegionMask mask = mask(object, size);
    Puzzle puzzle = new Puzzle(grid(object, NAME, givens, size), mask);
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    for (Map.Entry<EntryPart, String> text : TEXTS.entrySet()) {
      object.text(text.getValue()).ifPresent(found -> texts.put(text.getKey(), found));
    }
    return new PuzzleEntry(
        puzzle, texts, optionalGrid(object, SOLUTION, size), progress(object, puzzle));
  }

  private PuzzleEntry ofText(String text, JsonFields request) throws ProblemException {
    try {
      List<PuzzleEntry> entries = texts.read(text, 1);
      if (entries.size() > 1) {
        throw request.wrong(NAME, "There is more than one puzzle in this text. Send one.");
      }
      return entries.get(0);
    } catch (MalformedTextException e) {
      throw request.wrong(NAME, words(e));
    }
  }

  /** Returns what is wrong with a text, as sentences for a person. */
  static String words(MalformedTextException problem) {
    Place place = problem.place();
    String where =
        place.line() == 0
            ? ""
            : "Line "
                + place.line()
                + (place.column() == 0 ? "" : ", column " + place.column())
                + ": ";
    return where + problem.problem() + ". " + problem.advice();
  }

  private static int size(JsonFields object, int cellCount) throws ProblemException {
    OptionalInt stated = object.whole(SIZE, 1, Grid.MAX_SIZE);
    OptionalInt found = PuzzleAssembler.sizeOf(cellCount);
    if (stated.isPresent()) {
      int size = stated.getAsInt();
      if (size * size != cellCount) {
        throw wrongCount(object, NAME, cellCount, size);
      }
      return size;
    }
    if (found.isEmpty()) {
      throw object.wrong(
          NAME,
          "The puzzle has "
              + PuzzleAssembler.count(cellCount, "cell")
              + ", but n² are needed, from 1 to "
              + Grid.MAX_SIZE * Grid.MAX_SIZE
              + ".");
    }
    return found.getAsInt();
  }

  private static ProblemException wrongCount(JsonFields object, String name, int count, int size) {
    return object.wrong(
        name,
        "The field '"
            + object.path(name)
            + "' has "
            + PuzzleAssembler.count(count, "cell")
            + ", but a "
            + PuzzleAssembler.bySize(size)
            + " grid has "
            + size * size
            + ". "
            + PuzzleAssembler.missingOrTooMany(count, size * size, "cell"));
  }

  private RegionMask mask(JsonFields object, int size) throws ProblemException {
    Optional<String> labels = object.text(REGIONS);
    if (labels.isPresent()) {
      return mask(object, REGIONS, labels.get(), size);
    }
    return RegionMask.standardBoxes(size)
        .orElseThrow(
            () ->
                object.wrong(
                    REGIONS,
                    "There are no boxes of "
                        + PuzzleAssembler.count(size, "cell")
                        + ": say which cells are a region with n² labels."));
  }

  /**
   * Returns the mask of n² labels.
   *
   * @param name the field that they stand in, for problems
   */
  RegionMask mask(JsonFields object, String name, String labels, int size) throws ProblemException {
    if (labels.length() != size * size) {
      throw wrongCount(object, name, labels.length(), size);
    }
    try {
      return assembler.mask(field(labels));
    } catch (MalformedTextException e) {
      throw ofCell(object, name, size, e);
    }
  }

  /** Returns the grid of n² cells in a field. */
  static Grid grid(JsonFields object, String name, String cells, int size) throws ProblemException {
    if (cells.length() != size * size) {
      throw wrongCount(object, name, cells.length(), size);
    }
    try {
      return PuzzleAssembler.grid(field(cells), size);
    } catch (MalformedTextException e) {
      throw ofCell(object, name, size, e);
    }
  }

  /** The column of a message is then the number of the cell. */
  private static CellField field(String cells) {
    return CellField.ofCharacters(new Place("", 1, 1, cells), cells);
  }

  private static ProblemException ofCell(
      JsonFields object, String name, int size, MalformedTextException e) {
    int column = e.place().column();
    if (column < 1 || column > size * size) {
      return object.wrong(name, e.problem() + ". " + e.advice());
    }
    String cell = CellNames.name(size, column - 1);
    return Problem.ofCell(object.path(name), cell, cell + ": " + e.problem() + ". " + e.advice())
        .thrown();
  }

  private static Optional<Grid> optionalGrid(JsonFields object, String name, int size)
      throws ProblemException {
    Optional<String> cells = object.text(name);
    return cells.isEmpty() ? Optional.empty() : Optional.of(grid(object, name, cells.get(), size));
  }

  private static Progress progress(JsonFields object, Puzzle puzzle) throws ProblemException {
    Optional<Grid> entered = optionalGrid(object, ENTERED, puzzle.size());
    return new Progress(
        entered.isPresent() ? withGivens(entered.get(), object, puzzle) : puzzle.givens(),
        marks(object, CENTRE_MARKS, puzzle.size()),
        marks(object, CORNER_MARKS, puzzle.size()));
  }

  private static Grid withGivens(Grid entered, JsonFields object, Puzzle puzzle)
      throws ProblemException {
    int[] digits = entered.toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      int given = puzzle.givens().digit(cell);
      if (given != 0 && digits[cell] != 0 && digits[cell] != given) {
        String name = CellNames.name(puzzle.size(), cell);
        throw Problem.ofCell(
                object.path(ENTERED),
                name,
                name
                    + " is given as "
                    + DigitSymbols.symbol(given)
                    + ", but entered as "
                    + DigitSymbols.symbol(digits[cell])
                    + ". Givens do not change.")
            .thrown();
      }
      digits[cell] = given == 0 ? digits[cell] : given;
    }
    return Grid.of(puzzle.size(), digits);
  }

  private static long[] marks(JsonFields object, String name, int size) throws ProblemException {
    long[] marks = new long[size * size];
    Optional<JsonFields> cells = object.object(name);
    if (cells.isPresent()) {
      for (String cell : cells.get().names()) {
        marks[cell(cells.get(), cell, size)] = digits(cells.get(), cell, size);
      }
    }
    return marks;
  }

  private static int cell(JsonFields marks, String name, int size) throws ProblemException {
    OptionalInt cell = CellNames.cell(size, name);
    if (cell.isEmpty()) {
      throw marks.wrong(
          name,
          PuzzleAssembler.quote(name)
              + " is no cell of a "
              + PuzzleAssembler.bySize(size)
              + " grid. Cells are called r1c1 to "
              + CellNames.name(size, size * size - 1)
              + ".");
    }
    return cell.getAsInt();
  }

  /** Marks are a list of numbers, or the digits side by side as the text formats have them. */
  private static long digits(JsonFields marks, String cell, int size) throws ProblemException {
    long digits = 0;
    if (marks.isList(cell)) {
      for (int digit : marks.wholes(cell, 1, size)) {
        digits |= 1L << (digit - 1);
      }
      return digits;
    }
    String symbols = marks.requireText(cell);
    for (int i = 0; i < symbols.length(); i++) {
      char symbol = symbols.charAt(i);
      int digit = DigitSymbols.isSymbol(symbol) ? DigitSymbols.digit(symbol) : 0;
      if (digit < 1 || digit > size) {
        throw Problem.ofCell(
                marks.path(cell),
                cell,
                PuzzleAssembler.quote(new String(Character.toChars(symbol)))
                    + " is no digit of a "
                    + PuzzleAssembler.bySize(size)
                    + " grid. Give a list such as [1, 2].")
            .thrown();
      }
      digits |= 1L << (digit - 1);
    }
    return digits;
  }
}
