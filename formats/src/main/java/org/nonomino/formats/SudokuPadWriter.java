package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.text.LineReader;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * Writes a puzzle with constraints as an object of SudokuPad: everything is drawn, the rules are
 * stated in words, and {@link SudokuPadOrigin} defines the meaning of the drawings.
 */
final class SudokuPadWriter {
  /** The size of cells that SudokuPad itself writes. */
  private static final int CELL_SIZE = 50;

  /** The largest size of which SudokuPad can check a solution, with one character per cell. */
  private static final int LARGEST_WITH_SOLUTION = 9;

  /** The number of cells of constraints up to which no limit can be exceeded. */
  private static final int ALWAYS_FITTING = 2000;

  /** A drawing needs the room of about so many cells. */
  private static final int CELLS_OF_DRAWING = 20;

  /** The length of Base64 that stays within a line, with room for percent signs and the address. */
  private static final int LONGEST_LINK = LineReader.MAX_LENGTH * 3 / 4;

  private SudokuPadWriter() {}

  /**
   * Returns whether the object of an entry can be read again, because its metadata and its link
   * have limits.
   */
  static boolean fits(PuzzleEntry entry) {
    int cells =
        entry.puzzle().rules().constraints().stream()
            .mapToInt(constraint -> constraint.cells().count())
            .sum();
    if (cells + CELLS_OF_DRAWING * entry.drawings().items().size() <= ALWAYS_FITTING) {
      return true;
    }
    String rules = rules(entry);
    return rules.length() <= JsonText.MAX_TEXT
        && SudokuPadOrigin.text(entry, picture(entry), rules).length() <= JsonText.MAX_TEXT
        && LzString.compressToBase64(json(entry)).length() <= LONGEST_LINK;
  }

  private static String rules(PuzzleEntry entry) {
    return UncheckedRules.toWrite(
        entry, () -> RulesInWords.text(entry.puzzle().rules(), Language.en));
  }

  /** Returns the object as JSON. */
  static String json(PuzzleEntry entry) {
    String rules = rules(entry);
    String origin = SudokuPadOrigin.text(entry, picture(entry), rules);
    return JsonWriting.inOneLine(
        json -> {
          writePicture(json, entry);
          writeMetadata(json, entry, rules, origin);
        });
  }

  private static JsonObject picture(PuzzleEntry entry) {
    return JsonText.written(JsonWriting.inOneLine(json -> writePicture(json, entry)));
  }

  private static void writePicture(JsonGenerator json, PuzzleEntry entry) throws IOException {
    Puzzle puzzle = entry.puzzle();
    int size = puzzle.size();
    long[] candidates = FPuzzlesWriter.candidates(puzzle.rules());
    json.writeNumberField("cellSize", CELL_SIZE);
    json.writeArrayFieldStart("cells");
    for (int row = 0; row < size; row++) {
      json.writeStartArray();
      for (int cell = row * size; cell < (row + 1) * size; cell++) {
        json.writeStartObject();
        int given = puzzle.givens().digit(cell);
        if (given != 0) {
          if (puzzle.symbols().areUsual()) {
            json.writeNumberField(SudokuPadReader.VALUE, given);
          } else {
            json.writeStringField(
                SudokuPadReader.VALUE, String.valueOf(puzzle.symbols().symbol(given)));
          }
        }
        if (candidates[cell] != DigitSets.all(size)) {
          int[] digits = Marks.digits(candidates[cell] >>> 1);
          writeMarks(json, digits, puzzle.symbols());
        }
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    writeRegions(json, puzzle.mask());
    new SudokuPadPicture(entry).write(json);
    if (entry.fog().isPresent()) {
      FogFields.write(json, entry.fog().get(), size);
    }
  }

  private static void writeMarks(JsonGenerator json, int[] digits, Symbols symbols)
      throws IOException {
    json.writeFieldName(SudokuPadReader.CENTRE_MARKS);
    if (symbols.areUsual()) {
      json.writeArray(digits, 0, digits.length);
      return;
    }
    json.writeStartArray();
    for (int digit : digits) {
      json.writeString(String.valueOf(symbols.symbol(digit)));
    }
    json.writeEndArray();
  }

  private static void writeRegions(JsonGenerator json, RegionMask mask) throws IOException {
    int size = mask.size();
    json.writeArrayFieldStart("regions");
    for (int region = 0; region < mask.visibleRegionCount(); region++) {
      int label = region;
      int[] cells =
          IntStream.range(0, size * size)
              .filter(cell -> mask.visibleRegion(cell) == label)
              .toArray();
      SudokuPadItem.writeCells(json, CellList.of(size, cells));
    }
    json.writeEndArray();
  }

  private static void writeText(JsonGenerator json, String field, PuzzleEntry entry, EntryPart part)
      throws IOException {
    Optional<String> text = entry.text(part);
    if (text.isPresent()) {
      json.writeStringField(field, text.get());
    }
  }

  private static void writeMetadata(
      JsonGenerator json, PuzzleEntry entry, String rules, String origin) throws IOException {
    json.writeObjectFieldStart("metadata");
    if (!entry.label().isEmpty()) {
      json.writeStringField("title", entry.label());
    }
    writeText(json, "author", entry, EntryPart.AUTHOR);
    if (!rules.isEmpty()) {
      json.writeStringField("rules", rules);
    }
    writeText(json, SudokuPadReader.MESSAGE, entry, EntryPart.MESSAGE);
    writeText(json, SudokuPadReader.SOURCE, entry, EntryPart.SOURCE);
    writeText(json, SudokuPadReader.URL, entry, EntryPart.URL);
    Optional<Grid> solution = entry.solution();
    if (solution.isPresent() && entry.puzzle().size() <= LARGEST_WITH_SOLUTION) {
      json.writeStringField("solution", entry.puzzle().symbols().text(solution.get()));
    }
    for (ConstraintKind kind :
        Arrays.asList(ConstraintKind.ANTI_KNIGHT, ConstraintKind.ANTI_KING)) {
      if (entry.puzzle().rules().constraints().stream()
          .map(Constraint::kind)
          .anyMatch(kind::equals)) {
        json.writeBooleanField(SudokuPadConstraints.global(kind), true);
      }
    }
    if (entry.text(EntryPart.LEFT).isEmpty() || !isReadAgain(entry)) {
      json.writeStringField(SudokuPadOrigin.FIELD, origin);
    }
    json.writeEndObject();
  }

  /**
   * Returns whether readers find all constraints again: in the setter's drawings and words, or in
   * the sentences that are written if there are no such words. Then a later version may understand
   * more of the puzzle.
   */
  private static boolean isReadAgain(PuzzleEntry entry) {
    return entry.text(EntryPart.RULES).isEmpty()
        || entry.puzzle().rules().constraints().stream()
            .allMatch(
                constraint ->
                    constraint.appliesEverywhere()
                        || entry.drawings().shown().contains(constraint.kind()));
  }
}
