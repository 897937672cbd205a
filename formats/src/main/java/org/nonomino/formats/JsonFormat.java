package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntToLongFunction;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.JsonValue.JsonObject;
import org.nonomino.formats.JsonValue.JsonScalar;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;

/**
 * Nonomino's own JSON: an object a line, as {@code docs/puzzle.schema.json} describes it. Objects
 * over several lines and lists of objects are read, too, and what {@code solve} and {@code
 * generate} write; fields that mean nothing here are passed over.
 */
final class JsonFormat implements PuzzleFormat {
  /** This format: it has no options. */
  static final PuzzleFormat JSON = new JsonFormat();

  static final String PUZZLE = "puzzle";

  private static final String SIZE = "size";
  private static final String REGIONS = "regions";
  private static final String SOLUTION = "solution";
  private static final String ENTERED = "entered";
  private static final String CENTRE_MARKS = "centreMarks";
  private static final String CORNER_MARKS = "cornerMarks";

  /** With {@code source}, the place of a puzzle in the input of {@code solve}. */
  private static final String LINE = "line";

  private static final String SOURCE = "source";
  private static final String COLUMN = "column";
  private static final String VERDICT = "verdict";

  private static final Map<EntryPart, String> TEXTS = texts();

  private JsonFormat() {}

  private static Map<EntryPart, String> texts() {
    Map<EntryPart, String> names = new EnumMap<>(EntryPart.class);
    names.put(EntryPart.LABEL, "label");
    names.put(EntryPart.AUTHOR, "author");
    names.put(EntryPart.RULES, "rules");
    names.put(EntryPart.DESCRIPTION, "description");
    names.put(EntryPart.SOURCE, SOURCE);
    names.put(EntryPart.URL, "url");
    names.put(EntryPart.DATE, "date");
    names.put(EntryPart.LEVEL, "level");
    names.put(EntryPart.TECHNIQUE, "technique");
    return Collections.unmodifiableMap(names);
  }

  @Override
  public String name() {
    return "json";
  }

  @Override
  public String description() {
    return "a JSON object a line: size, puzzle, regions, solution, …";
  }

  @Override
  public Set<EntryPart> holds() {
    return EnumSet.allOf(EntryPart.class);
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return JsonKind.find(lines).equals(Optional.of(JsonKind.NONOMINO));
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return new JsonSplitter(lines, text -> entry(text.parse(), assembler));
  }

  private static PuzzleEntry entry(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    Puzzle puzzle = puzzle(object, assembler);
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    for (Map.Entry<EntryPart, String> text : TEXTS.entrySet()) {
      if (text.getKey() != EntryPart.SOURCE || !isPlaced(object)) {
        object.text(text.getValue()).ifPresent(found -> texts.put(text.getKey(), found.text()));
      }
    }
    Optional<Grid> solution =
        isOneOfSeveral(object) ? Optional.empty() : grid(object, SOLUTION, puzzle.size());
    return new PuzzleEntry(puzzle, texts, solution, progress(object, puzzle));
  }

  /** Tells whether {@code solve} wrote the object and found more solutions than one. */
  private static boolean isOneOfSeveral(JsonObject object) throws MalformedTextException {
    return object.text(VERDICT).map(JsonScalar::text).equals(Optional.of("several"));
  }

  /** Tells whether the source is the input of a command rather than where it was published. */
  private static boolean isPlaced(JsonObject object) {
    return object.field(LINE).isPresent();
  }

  private static Puzzle puzzle(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    Optional<JsonScalar> cells = object.text(PUZZLE);
    if (cells.isEmpty()) {
      throw noPuzzle(object);
    }
    requireSize(object, cells.get().text().length());
    Optional<JsonScalar> labels = object.text(REGIONS);
    return labels.isPresent()
        ? assembler.assemble(cells.get().cells(), labels.get().cells())
        : assembler.assemble(cells.get().cells());
  }

  private static MalformedTextException noPuzzle(JsonObject object) throws MalformedTextException {
    Optional<JsonScalar> problem = object.text("problem");
    if (problem.isEmpty()) {
      String missing = "the object has no field '" + PUZZLE + "'";
      return object.field(FPuzzlesFormat.GRID).isPresent()
          ? new MalformedTextException(
              object.place(),
              missing,
              "It looks like JSON of f-puzzles: the format '"
                  + FPuzzlesFormat.FPUZZLES.name()
                  + "'.",
              MalformedTextException.WayOut.NAME_FORMAT)
          : new MalformedTextException(
              object.place(),
              missing,
              "It needs the n² cells: {\"size\": n, \"puzzle\": \"…\", \"regions\": \"…\"}.");
    }
    List<String> origin = new ArrayList<>();
    for (String name : List.of(SOURCE, LINE, COLUMN)) {
      object.text(name).ifPresent(part -> origin.add(part.text()));
    }
    return new MalformedTextException(
        object.place(),
        "this is no puzzle but the answer that there was none: " + problem.get().text(),
        origin.isEmpty()
            ? "Correct the puzzle that it is about."
            : "Correct it at " + String.join(":", origin) + ".");
  }

  private static void requireSize(JsonObject object, int cellCount) throws MalformedTextException {
    Optional<JsonScalar> size = object.text(SIZE);
    if (size.isEmpty()) {
      return;
    }
    int stated = size.get().number().orElse(0);
    if (stated < 1 || stated > Grid.MAX_SIZE) {
      throw size.get()
          .unlike(
              "the field '" + SIZE + "'",
              "a number from 1 to " + Grid.MAX_SIZE,
              "Sizes go up to " + PuzzleAssembler.bySize(Grid.MAX_SIZE) + ".");
    }
    if (stated * stated != cellCount) {
      throw new MalformedTextException(
          size.get().place(),
          "the size is "
              + stated
              + ", but the puzzle has "
              + PuzzleAssembler.count(cellCount, "cell"),
          PuzzleAssembler.missingOrTooMany(cellCount, stated * stated, "cell"));
    }
  }

  private static Optional<Grid> grid(JsonObject object, String name, int size)
      throws MalformedTextException {
    Optional<JsonScalar> cells = object.text(name);
    if (cells.isEmpty()) {
      return Optional.empty();
    }
    int count = cells.get().text().length();
    if (count != size * size) {
      throw new MalformedTextException(
          cells.get().place(),
          "the field '"
              + name
              + "' has "
              + PuzzleAssembler.count(count, "cell")
              + ", expected "
              + size * size,
          PuzzleAssembler.missingOrTooMany(count, size * size, "cell"));
    }
    return Optional.of(PuzzleAssembler.grid(cells.get().cells(), size));
  }

  private static Progress progress(JsonObject object, Puzzle puzzle) throws MalformedTextException {
    return new Progress(
        grid(object, ENTERED, puzzle.size()).orElse(puzzle.givens()),
        marks(object, CENTRE_MARKS, puzzle.size()),
        marks(object, CORNER_MARKS, puzzle.size()));
  }

  private static long[] marks(JsonObject object, String name, int size)
      throws MalformedTextException {
    long[] marks = new long[size * size];
    Optional<JsonValue> field = object.field(name);
    if (field.isEmpty()) {
      return marks;
    }
    if (!(field.get() instanceof JsonObject cells)) {
      throw field
          .get()
          .unlike(
              "the field '" + name + "'",
              "an object with the digits of some cells",
              "Write for example {\"r1c2\": \"379\"}.");
    }
    for (String cell : cells.fields().keySet()) {
      Optional<JsonScalar> digits = cells.text(cell);
      if (digits.isPresent()) {
        marks[cell(cell, size, digits.get().place())] = digits(digits.get(), cell, size);
      }
    }
    return marks;
  }

  private static int cell(String name, int size, Place place) throws MalformedTextException {
    OptionalInt cell = CellNames.cell(size, name);
    if (cell.isEmpty()) {
      throw new MalformedTextException(
          place,
          PuzzleAssembler.quote(name)
              + " is no cell of a "
              + PuzzleAssembler.bySize(size)
              + " puzzle",
          "Cells are called r1c1 to " + CellNames.name(size, size * size - 1) + ".");
    }
    return cell.getAsInt();
  }

  private static long digits(JsonScalar text, String cell, int size) throws MalformedTextException {
    long digits = 0;
    for (char symbol : text.text().toCharArray()) {
      int digit = DigitSymbols.isSymbol(symbol) ? DigitSymbols.digit(symbol) : 0;
      if (digit < 1 || digit > size) {
        throw new MalformedTextException(
            text.place(),
            PuzzleAssembler.quote(new String(Character.toChars(symbol)))
                + " is no digit of a "
                + PuzzleAssembler.bySize(size)
                + " puzzle (pencil marks of "
                + cell
                + ")",
            "Write the digits side by side, such as \"12\".");
      }
      digits = Marks.with(digits, digit);
    }
    return digits;
  }

  @Override
  public String write(PuzzleEntry entry) {
    return JsonWriting.record(json -> write(json, entry));
  }

  private static void write(JsonGenerator json, PuzzleEntry entry) throws IOException {
    Puzzle puzzle = entry.puzzle();
    json.writeNumberField(SIZE, puzzle.size());
    json.writeStringField(PUZZLE, puzzle.givens().toString());
    json.writeStringField(REGIONS, RegionSymbols.text(puzzle.mask()));
    for (Map.Entry<EntryPart, String> text : TEXTS.entrySet()) {
      Optional<String> found = entry.text(text.getKey());
      if (found.isPresent()) {
        json.writeStringField(text.getValue(), found.get());
      }
    }
    if (entry.solution().isPresent()) {
      json.writeStringField(SOLUTION, entry.solution().get().toString());
    }
    Progress progress = entry.progress();
    if (!progress.grid().equals(puzzle.givens())) {
      json.writeStringField(ENTERED, progress.grid().toString());
    }
    if (progress.hasCentreMarks()) {
      writeMarks(json, CENTRE_MARKS, puzzle.size(), progress::centreMarks);
    }
    if (progress.hasCornerMarks()) {
      writeMarks(json, CORNER_MARKS, puzzle.size(), progress::cornerMarks);
    }
  }

  private static void writeMarks(JsonGenerator json, String name, int size, IntToLongFunction marks)
      throws IOException {
    json.writeObjectFieldStart(name);
    for (int cell = 0; cell < size * size; cell++) {
      StringBuilder digits = new StringBuilder();
      for (int digit : Marks.digits(marks.applyAsLong(cell))) {
        digits.append(DigitSymbols.symbol(digit));
      }
      if (!digits.isEmpty()) {
        json.writeStringField(CellNames.name(size, cell), digits.toString());
      }
    }
    json.writeEndObject();
  }
}
