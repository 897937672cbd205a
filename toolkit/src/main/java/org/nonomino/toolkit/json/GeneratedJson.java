package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;

/** Writes puzzles that were made. */
public final class GeneratedJson {
  private GeneratedJson() {}

  /**
   * Writes a puzzle with its solution, the number of its clues, and its rating.
   *
   * @param rated how hard it is, if that is known
   */
  public static void writeFields(JsonGenerator json, Generated.Made made, Optional<Rated> rated)
      throws IOException {
    writeFields(json, new PuzzleEntry(made.puzzle(), "", made.solution()), rated);
  }

  /**
   * Writes a puzzle with all that is said of it, the number of its clues, and its rating.
   *
   * @param rated how hard it is, if that is known
   */
  public static void writeFields(JsonGenerator json, PuzzleEntry entry, Optional<Rated> rated)
      throws IOException {
    PuzzleJson.writeFields(json, entry);
    json.writeNumberField("clues", entry.puzzle().givens().filledCount());
    if (rated.isPresent()) {
      RatingJson.writeRating(json, rated.get());
    }
  }
}
