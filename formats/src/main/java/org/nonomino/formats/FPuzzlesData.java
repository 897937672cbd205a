package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;

/**
 * A puzzle with the settings of a solver, as f-puzzles passes them on to programs: an f-puzzles
 * object, compressed. Immutable.
 *
 * @param entry the puzzle, with the entered digits and marks
 * @param filled the givens and all other digits in the grid, even if they fill it
 * @param candidateOptions the options for true candidates, in lower case: {@code
 *     truecandidatesnumsolutions=8}, {@code logical}
 * @param disabledLogic the names of the logic that the person has switched off, in lower case:
 *     {@code fishes}
 */
public record FPuzzlesData(
    PuzzleEntry entry, Grid filled, List<String> candidateOptions, List<String> disabledLogic) {
  private static final String SOURCE = "the puzzle";

  /** Copies the lists. */
  public FPuzzlesData {
    candidateOptions = List.copyOf(candidateOptions);
    disabledLogic = List.copyOf(disabledLogic);
  }

  /**
   * Returns the puzzle in a message.
   *
   * @param base64 the object, compressed by LZ-String
   * @throws MalformedTextException if this is not a puzzle, or has constraints or rules that are
   *     not understood
   */
  public static FPuzzlesData read(String base64, PuzzleAssembler assembler)
      throws MalformedTextException {
    Place start = Place.ofText(SOURCE);
    String json = LzString.decompressFromBase64(base64, start, JsonText.MAX_LENGTH);
    if (json.isBlank()) {
      throw new MalformedTextException(
          start, ProblemCode.BROKEN_LINK.bare(), "the data is empty", "Send a compressed puzzle.");
    }
    JsonObject object = new JsonText(json, (row, column) -> start).parse();
    PuzzleEntry entry = FPuzzlesReader.read(object, assembler);
    return new FPuzzlesData(
        entry,
        filled(object, entry),
        words(object, "truecandidatesoptions"),
        words(object, "disabledlogic"));
  }

  /** Returns the entered digits, also those of a full grid, with the marks of the puzzle. */
  public Progress progress() {
    Progress read = entry.progress();
    return new Progress(filled, read.centreMarks(), read.cornerMarks());
  }

  /** The reader treats a full grid as the solution, but here a person has entered it. */
  private static Grid filled(JsonObject object, PuzzleEntry entry) throws MalformedTextException {
    Optional<JsonValue> grid = object.field(FPuzzlesFormat.GRID);
    if (grid.isEmpty() || entry.solution().isEmpty()) {
      return entry.progress().grid();
    }
    CellObjects cells = CellObjects.of(grid.get());
    int[] digits = new int[cells.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      Optional<JsonValue> value = cells.get(cell).field(FPuzzlesFormat.VALUE);
      digits[cell] =
          value.isEmpty() || value.get().isNothing()
              ? 0
              : cells.digit(value.get(), 0, "the digit", cell);
    }
    return Grid.of(cells.size(), digits);
  }

  private static List<String> words(JsonObject object, String field) {
    List<String> words = new ArrayList<>();
    if (object.fields().get(field) instanceof JsonArray array) {
      for (JsonValue item : array.items()) {
        if (item instanceof JsonScalar text && text.isText()) {
          words.add(text.text().toLowerCase(Locale.ROOT));
        }
      }
    }
    return words;
  }
}
