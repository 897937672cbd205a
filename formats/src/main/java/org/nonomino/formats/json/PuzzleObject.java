package org.nonomino.formats.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntToLongFunction;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.Drawings;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Fog;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Symbols;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.CellField;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.GridCells;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.SymbolNotation;

/**
 * The reader and writer of the puzzle object, wherever Nonomino's JSON contains a puzzle. {@code
 * docs/nonomino.schema.json} describes it as {@code puzzle}.
 */
public final class PuzzleObject {
  /** The field with the cells. */
  public static final String PUZZLE = "puzzle";

  /** The field with n. */
  public static final String SIZE = "size";

  /** The field with the labels of the regions. */
  public static final String REGIONS = "regions";

  /** The field with the solution. */
  public static final String SOLUTION = "solution";

  /** The field with the symbols of the digits. */
  public static final String SYMBOLS = "symbols";

  private static final String CONSTRAINTS = "constraints";
  private static final String LEFT = "left";
  private static final String DRAWINGS = "drawings";
  private static final String FOG = "fog";
  private static final String ENTERED = "entered";
  private static final String CENTRE_MARKS = "centreMarks";
  private static final String CORNER_MARKS = "cornerMarks";

  /** The names of the fields with metadata, by part. */
  private static final Map<EntryPart, String> TEXTS = fieldsByPart();

  private static final List<String> NAMES = names();

  private final JsonObject object;
  private final PuzzleAssembler assembler;

  /** Whether each field must be of its type. */
  private final boolean isStrict;

  private PuzzleObject(JsonObject object, PuzzleAssembler assembler, boolean isStrict) {
    this.object = object;
    this.assembler = assembler;
    this.isStrict = isStrict;
  }

  private static Map<EntryPart, String> fieldsByPart() {
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
    names.put(EntryPart.MESSAGE, "message");
    return Collections.unmodifiableMap(names);
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(List.of(SIZE, PUZZLE, REGIONS, SYMBOLS, CONSTRAINTS));
    names.addAll(TEXTS.values());
    names.addAll(List.of(LEFT, DRAWINGS, FOG, SOLUTION, ENTERED, CENTRE_MARKS, CORNER_MARKS));
    return List.copyOf(names);
  }

  /** Returns the names of all fields. */
  public static List<String> fields() {
    return NAMES;
  }

  /**
   * Returns the puzzle of an object in a file. Fields with other names are ignored, a number may be
   * in quotation marks, and a string may be a number.
   *
   * @throws MalformedTextException if the object is not a puzzle, its givens contradict each other,
   *     or parts of it are neither understood nor ignored
   */
  public static PuzzleEntry read(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    PuzzleObject reader = new PuzzleObject(object, assembler, false);
    JsonScalar cells = reader.cells();
    reader.requireSize(cells);
    List<String> left = reader.left();
    if (!left.isEmpty()) {
      assembler.refusePartial(object.place(), left);
    }
    Optional<JsonScalar> labels = reader.text(REGIONS);
    PuzzleAssembler with =
        assembler.withSymbols(reader.symbols(GridCells.sizeOf(cells.text().length()).orElse(0)));
    return reader.entry(
        labels.isPresent()
            ? with.assemble(cells.cells(), labels.get().cells())
            : with.assemble(cells.cells()));
  }

  /**
   * Returns the puzzle of an object in a request. Each field must be of its type, and unknown
   * fields are refused. Givens may contradict each other, because a person may be typing.
   *
   * @param assembler creates the mask
   * @throws MalformedObjectException if the object is not a puzzle
   */
  public static PuzzleEntry readTyped(JsonObject object, PuzzleAssembler assembler)
      throws MalformedObjectException {
    PuzzleObject reader = new PuzzleObject(object, assembler, true);
    JsonScalar cells = reader.cells();
    reader.requireSize(cells);
    int size =
        GridCells.sizeOf(cells.text().length()).orElseThrow(() -> reader.wrongNumberOfCells(cells));
    RegionMask mask = reader.mask(size);
    Symbols symbols = reader.symbols(size).orElse(Symbols.usual(size));
    return reader.entry(
        new Puzzle(grid(object, PUZZLE, cells, symbols), mask).withSymbols(symbols));
  }

  /** Returns the symbols of the digits; empty if the object gives none. */
  private Optional<Symbols> symbols(int size) throws MalformedObjectException {
    Optional<JsonScalar> field = text(SYMBOLS);
    if (field.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(SymbolNotation.read(field.get().text(), size));
    } catch (MalformedTextException e) {
      throw wrong(
          field.get().place(),
          SYMBOLS,
          ProblemCode.WRONG_VALUE.with("field", object.pathOf(SYMBOLS)),
          "the field '" + object.pathOf(SYMBOLS) + "': " + e.problem(),
          e.advice());
    }
  }

  private MalformedObjectException wrongNumberOfCells(JsonScalar cells) {
    return wrong(
        cells.place(),
        PUZZLE,
        ProblemCode.CELL_COUNT.with("cells", cells.text().length()),
        "the field '"
            + object.pathOf(PUZZLE)
            + "' has "
            + ProblemWords.count(cells.text().length(), "cell")
            + ", but n² are needed",
        "Sizes go up to " + ProblemWords.bySize(Grid.MAX_SIZE) + ".");
  }

  private RegionMask mask(int size) throws MalformedObjectException {
    Optional<JsonScalar> labels = text(REGIONS);
    if (labels.isPresent()) {
      return mask(object, REGIONS, labels.get(), size, assembler);
    }
    return assembler
        .standardBoxes(size)
        .orElseThrow(
            () ->
                wrong(
                    object.place(),
                    REGIONS,
                    ProblemCode.NEEDS_REGIONS.with("size", size),
                    "a "
                        + ProblemWords.bySize(size)
                        + " puzzle needs the field '"
                        + object.pathOf(REGIONS)
                        + "': there are no boxes of "
                        + ProblemWords.count(size, "cell"),
                    "Give n² labels, one for each cell."));
  }

  /**
   * Returns the mask of n² labels in a field.
   *
   * @throws MalformedObjectException if these are not the labels of a mask, which may be partial
   */
  public static RegionMask mask(
      JsonObject object, String name, JsonScalar labels, int size, PuzzleAssembler assembler)
      throws MalformedObjectException {
    requireCount(object, name, labels, size);
    CellField field = labels.cells();
    try {
      return assembler.mask(field);
    } catch (MalformedTextException e) {
      throw ofCell(object, name, field, size, e);
    }
  }

  /**
   * Returns the grid of n² cells in a field.
   *
   * @param symbols those of the puzzle
   * @throws MalformedObjectException if these are not n² symbols and blanks
   */
  public static Grid grid(JsonObject object, String name, JsonScalar cells, Symbols symbols)
      throws MalformedObjectException {
    requireCount(object, name, cells, symbols.size());
    CellField field = cells.cells();
    try {
      return GridCells.grid(field, symbols);
    } catch (MalformedTextException e) {
      throw ofCell(object, name, field, symbols.size(), e);
    }
  }

  private static void requireCount(JsonObject object, String name, JsonScalar cells, int size)
      throws MalformedObjectException {
    int count = cells.text().length();
    if (count != size * size) {
      throw MalformedObjectException.ofField(
          cells.place(),
          object.pathOf(name),
          ProblemCode.CELL_COUNT.with("cells", count).with("size", size),
          "the field '"
              + object.pathOf(name)
              + "' has "
              + ProblemWords.count(count, "cell")
              + ", expected "
              + size * size,
          ProblemWords.missingOrTooMany(count, size * size, "cell"));
    }
  }

  private static MalformedObjectException ofCell(
      JsonObject object, String name, CellField field, int size, MalformedTextException e) {
    int cell = e.place().column() - field.place(0).column();
    return MalformedObjectException.ofCell(
        e.place(),
        object.pathOf(name),
        CellNames.name(size, cell),
        e.coded(),
        e.problem(),
        e.advice());
  }

  private MalformedObjectException wrong(
      Place place, String name, CodedProblem coded, String problem, String advice) {
    return MalformedObjectException.ofField(place, object.pathOf(name), coded, problem, advice);
  }

  private JsonScalar cells() throws MalformedObjectException {
    if (isStrict) {
      requireKnownFields();
    }
    Optional<JsonScalar> cells = text(PUZZLE);
    if (cells.isEmpty()) {
      throw wrong(
          object.place(),
          PUZZLE,
          ProblemCode.MISSING_FIELD.with("field", object.pathOf(PUZZLE)),
          "the field '" + object.pathOf(PUZZLE) + "' is missing",
          "It needs the n² cells: {\"size\": n, \"puzzle\": \"…\", \"regions\": \"…\"}.");
    }
    return cells.get();
  }

  private void requireKnownFields() throws MalformedObjectException {
    for (String name : object.fields().keySet()) {
      Optional<JsonValue> value = object.field(name);
      if (value.isPresent() && !NAMES.contains(name)) {
        throw wrong(
            value.get().place(),
            name,
            ProblemCode.UNKNOWN_FIELD.with("field", object.pathOf(name)),
            "unknown field " + ProblemWords.quote(name) + " here",
            "The fields are: " + String.join(", ", NAMES) + ".");
      }
    }
  }

  private Optional<JsonScalar> text(String name) throws MalformedObjectException {
    return text(object, name);
  }

  private Optional<JsonScalar> text(JsonObject parent, String name)
      throws MalformedObjectException {
    Optional<JsonValue> value = parent.field(name);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    if (value.get() instanceof JsonScalar scalar
        && (isStrict ? scalar.kind() == JsonScalar.Kind.TEXT : scalar.isText())) {
      return Optional.of(scalar);
    }
    throw parent.wrongField(value.get(), name, "a string", "Put quotation marks around it.");
  }

  /** Requires that the number of cells matches the size, if a size is given. */
  private void requireSize(JsonScalar cells) throws MalformedObjectException {
    Optional<JsonValue> field = object.field(SIZE);
    if (field.isEmpty()) {
      return;
    }
    int size = wholeNumber(object, SIZE, field.get(), 1, Grid.MAX_SIZE);
    int count = cells.text().length();
    if (size * size != count) {
      throw wrong(
          cells.place(),
          PUZZLE,
          ProblemCode.CELL_COUNT.with("cells", count).with("size", size),
          "the size is " + size + ", but the puzzle has " + ProblemWords.count(count, "cell"),
          ProblemWords.missingOrTooMany(count, size * size, "cell"));
    }
  }

  private int wholeNumber(JsonObject parent, String name, JsonValue value, int min, int max)
      throws MalformedObjectException {
    if (value instanceof JsonScalar scalar
        && (!isStrict || scalar.kind() == JsonScalar.Kind.NUMBER)) {
      int number = scalar.number().orElse(min - 1);
      if (number >= min && number <= max) {
        return number;
      }
    }
    throw parent.wrongField(
        value,
        name,
        "a whole number from %d to %d".formatted(min, max),
        "Sizes go up to " + ProblemWords.bySize(Grid.MAX_SIZE) + ".");
  }

  private Puzzle withConstraints(Puzzle plain) throws MalformedObjectException {
    try {
      return plain.withConstraints(constraints(plain.symbols()));
    } catch (InvalidConstraintException e) {
      throw wrong(
          object.place(),
          CONSTRAINTS,
          ProblemCode.MALFORMED.bare(),
          String.valueOf(e.getMessage()),
          PuzzleText.CONSTRAINTS_LACK_REGIONS);
    }
  }

  private PuzzleEntry entry(Puzzle plain) throws MalformedObjectException {
    Puzzle puzzle = withConstraints(plain);
    Map<EntryPart, String> metadata = new EnumMap<>(EntryPart.class);
    for (Map.Entry<EntryPart, String> text : TEXTS.entrySet()) {
      text(text.getValue()).ifPresent(found -> metadata.put(text.getKey(), found.text()));
    }
    List<String> left = left();
    if (!left.isEmpty()) {
      metadata.put(EntryPart.LEFT, String.join("\n", left));
    }
    return new PuzzleEntry(
        puzzle,
        metadata,
        grid(SOLUTION, puzzle.symbols()),
        progress(puzzle),
        drawings(puzzle.size()),
        fog(puzzle.size()));
  }

  /** Returns the parts that are not understood. */
  private List<String> left() throws MalformedObjectException {
    List<String> left = new ArrayList<>();
    Optional<JsonValue> field = object.field(LEFT);
    if (field.isPresent()) {
      List<JsonValue> items = field.get() instanceof JsonArray array ? array.items() : List.of();
      for (JsonValue item : items) {
        if (item instanceof JsonScalar scalar && scalar.isText()) {
          left.add(scalar.text().replace('\n', ' '));
        }
      }
      if (left.isEmpty() || left.size() != items.size()) {
        throw object.wrongField(
            field.get(), LEFT, "a list of strings", "Leave it out if all is understood.");
      }
    }
    return left;
  }

  private List<Constraint> constraints(Symbols symbols) throws MalformedObjectException {
    Optional<JsonValue> list = object.field(CONSTRAINTS);
    if (list.isEmpty()) {
      return List.of();
    }
    try {
      return ConstraintJson.read(list.get(), symbols, object.pathOf(CONSTRAINTS));
    } catch (MalformedTextException e) {
      throw wrong(e.place(), CONSTRAINTS, e.coded(), e.problem(), e.advice());
    }
  }

  private Drawings drawings(int size) throws MalformedObjectException {
    Optional<JsonValue> field = object.field(DRAWINGS);
    if (field.isEmpty()) {
      return Drawings.NONE;
    }
    try {
      return DrawingJson.read(field.get(), size, object.pathOf(DRAWINGS));
    } catch (MalformedTextException e) {
      throw wrong(e.place(), DRAWINGS, e.coded(), e.problem(), e.advice());
    }
  }

  private Optional<Fog> fog(int size) throws MalformedObjectException {
    Optional<JsonValue> field = object.field(FOG);
    if (field.isEmpty()) {
      return Optional.empty();
    }
    if (!(field.get() instanceof JsonObject fog)) {
      throw object.wrongField(field.get(), FOG, "an object", "Leave it out if there is none.");
    }
    try {
      Fog read = FogJson.read(fog, size);
      FogJson.remarkIfDark(read, fog.place(), assembler);
      return Optional.of(read);
    } catch (MalformedTextException e) {
      throw wrong(e.place(), FOG, e.coded(), e.problem(), e.advice());
    }
  }

  private Optional<Grid> grid(String name, Symbols symbols) throws MalformedObjectException {
    Optional<JsonScalar> cells = text(name);
    return cells.isEmpty()
        ? Optional.empty()
        : Optional.of(grid(object, name, cells.get(), symbols));
  }

  private Progress progress(Puzzle puzzle) throws MalformedObjectException {
    Optional<Grid> entered = grid(ENTERED, puzzle.symbols());
    return new Progress(
        entered.isPresent() ? withGivens(entered.get(), puzzle) : puzzle.givens(),
        marks(CENTRE_MARKS, puzzle.symbols()),
        marks(CORNER_MARKS, puzzle.symbols()));
  }

  private Grid withGivens(Grid entered, Puzzle puzzle) throws MalformedObjectException {
    Symbols symbols = puzzle.symbols();
    int[] digits = entered.toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      int given = puzzle.givens().digit(cell);
      if (given != 0 && digits[cell] != 0 && digits[cell] != given) {
        JsonScalar text = text(ENTERED).orElseThrow();
        throw MalformedObjectException.ofCell(
            text.cells().place(cell),
            object.pathOf(ENTERED),
            CellNames.name(puzzle.size(), cell),
            ProblemCode.GIVEN_CHANGED
                .with("digit", String.valueOf(symbols.symbol(given)))
                .with("entered", String.valueOf(symbols.symbol(digits[cell])))
                .with("cell", CellNames.name(puzzle.size(), cell)),
            "the given %s is entered as %s"
                .formatted(symbols.symbol(given), symbols.symbol(digits[cell])),
            "Givens cannot be changed.");
      }
      digits[cell] = given == 0 ? digits[cell] : given;
    }
    return Grid.of(puzzle.size(), digits);
  }

  private long[] marks(String name, Symbols symbols) throws MalformedObjectException {
    int size = symbols.size();
    long[] marks = new long[size * size];
    Optional<JsonValue> field = object.field(name);
    if (field.isEmpty()) {
      return marks;
    }
    if (!(field.get() instanceof JsonObject cells)) {
      throw object.wrongField(
          field.get(),
          name,
          "an object with the digits of some cells",
          "For example: {\"r1c2\": \"379\"}.");
    }
    for (String cell : cells.fields().keySet()) {
      Optional<JsonValue> digits = cells.field(cell);
      if (digits.isPresent()) {
        marks[cell(cells, cell, size, digits.get().place())] =
            digits.get() instanceof JsonArray list
                ? digits(cells, cell, list, symbols)
                : digits(cells, cell, text(cells, cell).orElseThrow(), symbols);
      }
    }
    return marks;
  }

  private static int cell(JsonObject marks, String name, int size, Place place)
      throws MalformedObjectException {
    OptionalInt cell = CellNames.cell(size, name);
    if (cell.isEmpty()) {
      throw MalformedObjectException.ofField(
          place,
          marks.pathOf(name),
          ProblemCode.WRONG_VALUE.with("field", marks.pathOf(name)),
          ProblemWords.quote(name) + " is not a cell of a " + ProblemWords.bySize(size) + " puzzle",
          "Cells are named r1c1 to " + CellNames.name(size, size * size - 1) + ".");
    }
    return cell.getAsInt();
  }

  private long digits(JsonObject marks, String cell, JsonArray list, Symbols symbols)
      throws MalformedObjectException {
    long digits = 0;
    for (int i = 0; i < list.items().size(); i++) {
      String item = cell + "[" + i + "]";
      int value = wholeNumber(marks, item, list.items().get(i), symbols.least(), symbols.most());
      digits |= bit(value - symbols.offset());
    }
    return digits;
  }

  private static long digits(JsonObject marks, String cell, JsonScalar text, Symbols symbols)
      throws MalformedObjectException {
    long digits = 0;
    for (int i = 0; i < text.text().length(); i++) {
      char symbol = text.text().charAt(i);
      int digit = symbols.has(symbol) ? symbols.digit(symbol) : 0;
      if (digit < 1) {
        throw MalformedObjectException.ofCell(
            text.place(),
            marks.pathOf(cell),
            cell,
            ProblemCode.WRONG_VALUE.with("field", marks.pathOf(cell)),
            ProblemWords.quote(String.valueOf(symbol))
                + " is not a digit of a "
                + ProblemWords.bySize(symbols.size())
                + " puzzle (pencil marks of "
                + cell
                + ")",
            "Write the digits side by side, such as \"12\".");
      }
      digits |= bit(digit);
    }
    return digits;
  }

  private static long bit(int digit) {
    return 1L << (digit - 1);
  }

  /** Writes the fields of a puzzle and of all its known parts. */
  public static void write(JsonGenerator json, PuzzleEntry entry) throws IOException {
    writeNamed(json, entry);
    if (entry.solution().isPresent()) {
      json.writeStringField(SOLUTION, entry.puzzle().symbols().text(entry.solution().get()));
    }
    writeProgress(json, entry);
  }

  /** Writes the fields of a puzzle and of all its known parts except the solution. */
  public static void writeUnsolved(JsonGenerator json, PuzzleEntry entry) throws IOException {
    writeNamed(json, entry);
    writeProgress(json, entry);
  }

  /**
   * Returns an entry with the look in the fields of an object: drawings, fog, and what is not
   * understood.
   *
   * @throws MalformedTextException if a field is malformed, or parts of the puzzle are neither
   *     understood nor ignored
   */
  public static PuzzleEntry withLook(
      PuzzleEntry entry, JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    PuzzleObject reader = new PuzzleObject(object, assembler, false);
    List<String> left = reader.left();
    if (!left.isEmpty()) {
      assembler.refusePartial(object.place(), left);
    }
    int size = entry.puzzle().size();
    PuzzleEntry drawn =
        entry.withText(EntryPart.LEFT, String.join("\n", left)).withDrawings(reader.drawings(size));
    return reader.fog(size).map(drawn::withFog).orElse(drawn);
  }

  /** Returns the value of each field with the look of an entry, as JSON. */
  public static Map<String, String> look(PuzzleEntry entry) {
    Map<String, String> texts = new LinkedHashMap<>();
    values(entry).forEach((field, value) -> texts.put(field, JsonWriting.value(value)));
    return texts;
  }

  /** Returns the writer of the value of each field with the look of an entry. */
  private static Map<String, JsonWriting.Fields> values(PuzzleEntry entry) {
    Map<String, JsonWriting.Fields> values = new LinkedHashMap<>();
    entry.text(EntryPart.LEFT).ifPresent(left -> values.put(LEFT, json -> writeLeft(json, left)));
    if (!entry.drawings().isEmpty()) {
      values.put(DRAWINGS, json -> DrawingJson.write(json, entry.drawings()));
    }
    int size = entry.puzzle().size();
    entry.fog().ifPresent(fog -> values.put(FOG, json -> FogJson.write(json, fog, size)));
    return values;
  }

  private static void writeLeft(JsonGenerator json, String left) throws IOException {
    json.writeStartArray();
    for (String part : left.split("\n", -1)) {
      json.writeString(part);
    }
    json.writeEndArray();
  }

  private static void writeNamed(JsonGenerator json, PuzzleEntry entry) throws IOException {
    Puzzle puzzle = entry.puzzle();
    json.writeNumberField(SIZE, puzzle.size());
    json.writeStringField(PUZZLE, puzzle.symbols().text(puzzle.givens()));
    json.writeStringField(REGIONS, RegionSymbols.text(puzzle.mask()));
    if (!puzzle.symbols().areUsual()) {
      json.writeStringField(SYMBOLS, puzzle.symbols().toString());
    }
    if (!puzzle.rules().constraints().isEmpty()) {
      ConstraintJson.write(json, CONSTRAINTS, puzzle.rules());
    }
    for (Map.Entry<EntryPart, String> text : TEXTS.entrySet()) {
      Optional<String> found = entry.text(text.getKey());
      if (found.isPresent()) {
        json.writeStringField(text.getValue(), found.get());
      }
    }
    for (Map.Entry<String, JsonWriting.Fields> field : values(entry).entrySet()) {
      json.writeFieldName(field.getKey());
      field.getValue().write(json);
    }
  }

  private static void writeProgress(JsonGenerator json, PuzzleEntry entry) throws IOException {
    Progress progress = entry.progress();
    Symbols symbols = entry.puzzle().symbols();
    if (!progress.grid().equals(entry.puzzle().givens())) {
      json.writeStringField(ENTERED, symbols.text(progress.grid()));
    }
    if (progress.hasCentreMarks()) {
      writeMarks(json, CENTRE_MARKS, symbols, progress::centreMarks);
    }
    if (progress.hasCornerMarks()) {
      writeMarks(json, CORNER_MARKS, symbols, progress::cornerMarks);
    }
  }

  /**
   * Writes a field with sets of digits by the names of their cells, without the empty sets.
   *
   * @param marks by cell, bit d−1 for digit d
   */
  public static void writeMarks(
      JsonGenerator json, String name, Symbols symbols, IntToLongFunction marks)
      throws IOException {
    int size = symbols.size();
    json.writeObjectFieldStart(name);
    for (int cell = 0; cell < size * size; cell++) {
      long digits = marks.applyAsLong(cell);
      if (digits != 0) {
        json.writeStringField(CellNames.name(size, cell), symbols.text(digits));
      }
    }
    json.writeEndObject();
  }
}
