package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Rated;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.generator.terms.Generated;

/** Writes puzzles in the format that {@link PuzzleField} reads. */
public final class PuzzleJson {
  static final String SOLUTION = PuzzleObject.SOLUTION;

  private PuzzleJson() {}

  /** Writes the fields of a puzzle and of all its known parts. */
  public static void writeFields(JsonGenerator json, PuzzleEntry entry) throws IOException {
    PuzzleObject.write(json, entry);
  }

  /** Writes the fields of a puzzle and of all its known parts, except the solution. */
  public static void writeUnsolved(JsonGenerator json, PuzzleEntry entry) throws IOException {
    PuzzleObject.writeUnsolved(json, entry);
  }

  /**
   * Writes a generated puzzle with its solution, the number of its clues, and its rating.
   *
   * @param rated the difficulty, if it is known
   */
  public static void writeRated(JsonGenerator json, Generated.Made made, Optional<Rated> rated)
      throws IOException {
    writeRated(json, new PuzzleEntry(made.puzzle(), "", made.solution()), rated);
  }

  /**
   * Writes a puzzle with its known parts, the number of its clues, and its rating.
   *
   * @param rated the difficulty, if it is known
   */
  public static void writeRated(JsonGenerator json, PuzzleEntry entry, Optional<Rated> rated)
      throws IOException {
    writeFields(json, entry);
    json.writeNumberField("clues", entry.puzzle().givens().filledCount());
    if (rated.isPresent()) {
      RatingJson.writeRating(json, rated.get());
    }
  }

  /** Writes a field with the n² cells of a grid in some symbols. */
  static void writeGrid(JsonGenerator json, String name, Grid grid, Symbols symbols)
      throws IOException {
    json.writeStringField(name, symbols.text(grid));
  }

  /** Writes a field with a list of cells. */
  static void writeCells(JsonGenerator json, String name, Iterable<Integer> cells)
      throws IOException {
    JsonParts.list(json, name, cells, cell -> json.writeNumber(cell));
  }
}
