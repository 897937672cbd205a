package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.DigitSets;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.text.LineReader;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;

/**
 * The JSON of f-puzzles. Many programs for setting and solving exchange it: {@code size} and {@code
 * grid[r][c]} with {@code value}, {@code given} and {@code region}, and a list for each kind of
 * constraint. Unknown constraints are refused by name; colours and drawings are passed on. The only
 * documentation of the format is the output of its programs.
 */
final class FPuzzlesFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat FPUZZLES = new FPuzzlesFormat();

  /** The parts of an entry that an f-puzzles object can store. */
  static final Set<EntryPart> PARTS =
      Set.of(
          EntryPart.LABEL,
          EntryPart.AUTHOR,
          EntryPart.RULES,
          EntryPart.MESSAGE,
          EntryPart.SOURCE,
          EntryPart.URL,
          EntryPart.DRAWINGS,
          EntryPart.LEFT,
          EntryPart.FOG,
          EntryPart.SOLUTION,
          EntryPart.ENTERED,
          EntryPart.CENTRE_MARKS,
          EntryPart.CORNER_MARKS);

  static final Map<EntryPart, String> TEXTS = fieldsByPart();
  static final String SIZE = "size";
  static final String GRID = "grid";
  static final String SOLUTION = "solution";
  static final String VALUE = "value";

  /** The symbols of the digits 1 to n. Only Nonomino reads this field. */
  static final String SYMBOLS = "symbols";

  static final String GIVEN = "given";
  static final String REGION = "region";
  static final String CENTRE_MARKS = "centerPencilMarks";
  static final String CORNER_MARKS = "cornerPencilMarks";

  private FPuzzlesFormat() {}

  private static Map<EntryPart, String> fieldsByPart() {
    Map<EntryPart, String> names = new EnumMap<>(EntryPart.class);
    names.put(EntryPart.LABEL, "title");
    names.put(EntryPart.AUTHOR, "author");
    names.put(EntryPart.RULES, "ruleset");
    names.put(EntryPart.MESSAGE, "successMessage");
    names.put(EntryPart.SOURCE, "source");
    names.put(EntryPart.URL, "url");
    return Collections.unmodifiableMap(names);
  }

  @Override
  public String name() {
    return "fpuzzles";
  }

  @Override
  public String description() {
    return "JSON of f-puzzles, with its constraints";
  }

  @Override
  public Set<EntryPart> holds() {
    return PARTS;
  }

  @Override
  public Set<EntryPart> losses(PuzzleEntry entry) {
    Set<EntryPart> lost = PuzzleFormat.super.losses(entry);
    boolean keepsDrawings = FPuzzlesDrawings.keeps(entry.drawings(), entry.puzzle().size());
    if (!keepsDrawings) {
      lost.add(EntryPart.DRAWINGS);
    }
    // The rest may be read as the whole puzzle if drawings or the rules in words are missing.
    if (entry.text(EntryPart.LEFT).isPresent()
        && (!keepsDrawings || FPuzzlesRules.toWrite(entry).isEmpty())) {
      lost.add(EntryPart.LEFT);
    }
    return lost;
  }

  @Override
  public boolean holdsConstraints() {
    return true;
  }

  @Override
  public boolean holdsSymbols() {
    return true;
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    return FPuzzlesWriter.refusal(name(), entry.puzzle().rules());
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return JsonKind.find(lines).equals(Optional.of(JsonKind.FPUZZLES));
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return new JsonSplitter(lines, text -> FPuzzlesReader.read(text.parse(), assembler));
  }

  @Override
  public String text(PuzzleEntry entry) {
    return JsonWriting.record(json -> write(json, entry));
  }

  /**
   * Writes the fields of the object, with all regions, even boxes. If all of the puzzle is
   * understood, the author's rules and drawings are known to add nothing to the constraints, and
   * digits that fill the grid are a player's; a checksum says so to the reader.
   */
  static void write(JsonGenerator json, PuzzleEntry entry) throws IOException {
    writeFields(json, entry);
    boolean isFilled = entry.progress().grid().isFull() && !entry.puzzle().givens().isFull();
    boolean isSaid = entry.text(EntryPart.RULES).isPresent() || !entry.drawings().isEmpty();
    if (entry.text(EntryPart.LEFT).isEmpty() && (isFilled || isSaid)) {
      String text = JsonWriting.inOneLine(fields -> writeFields(fields, entry));
      json.writeStringField(FPuzzlesExtras.CHECK, FPuzzlesExtras.check(JsonText.written(text)));
    }
  }

  private static void writeFields(JsonGenerator json, PuzzleEntry entry) throws IOException {
    int size = entry.puzzle().size();
    json.writeNumberField(SIZE, size);
    for (Map.Entry<EntryPart, String> text : TEXTS.entrySet()) {
      Optional<String> found =
          text.getKey() == EntryPart.RULES
              ? FPuzzlesRules.toWrite(entry)
              : entry.text(text.getKey());
      if (found.isPresent()) {
        json.writeStringField(text.getValue(), found.get());
      }
    }
    if (!entry.puzzle().symbols().areUsual()) {
      json.writeStringField(SYMBOLS, entry.puzzle().symbols().toString());
    }
    FPuzzlesDrawings drawings = new FPuzzlesDrawings(entry.drawings(), size);
    long[] candidates = FPuzzlesWriter.candidates(entry.puzzle().rules());
    json.writeArrayFieldStart(GRID);
    for (int row = 0; row < size; row++) {
      json.writeStartArray();
      for (int cell = row * size; cell < (row + 1) * size; cell++) {
        json.writeStartObject();
        writeCell(json, entry, cell, candidates[cell]);
        drawings.writeColour(json, cell);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    FPuzzlesWriter.write(json, entry.puzzle().rules());
    drawings.write(json);
    if (entry.fog().isPresent()) {
      FogFields.writeFPuzzles(json, entry.fog().get(), size);
    }
    Optional<Grid> solution = entry.solution();
    if (solution.isPresent()) {
      writeDigits(json, SOLUTION, solution.get().toArray());
    }
  }

  private static void writeCell(JsonGenerator json, PuzzleEntry entry, int cell, long candidates)
      throws IOException {
    Puzzle puzzle = entry.puzzle();
    Progress progress = entry.progress();
    int given = puzzle.givens().digit(cell);
    int digit = given == 0 ? progress.grid().digit(cell) : given;
    if (digit != 0) {
      json.writeNumberField(VALUE, digit);
    }
    if (given != 0) {
      json.writeBooleanField(GIVEN, true);
    }
    int region = puzzle.mask().visibleRegion(cell);
    if (region == RegionMask.NO_REGION) {
      json.writeNullField(REGION);
    } else {
      json.writeNumberField(REGION, region);
    }
    if (candidates != DigitSets.all(puzzle.size())) {
      writeDigits(json, FPuzzlesKeys.GIVEN_MARKS, Marks.digits(candidates >>> 1));
    }
    if (progress.centreMarks(cell) != 0) {
      writeDigits(json, CENTRE_MARKS, Marks.digits(progress.centreMarks(cell)));
    }
    if (progress.cornerMarks(cell) != 0) {
      writeDigits(json, CORNER_MARKS, Marks.digits(progress.cornerMarks(cell)));
    }
  }

  private static void writeDigits(JsonGenerator json, String name, int[] digits)
      throws IOException {
    json.writeFieldName(name);
    json.writeArray(digits, 0, digits.length);
  }
}
