package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.StepPath;
import org.nonomino.toolkit.TechniqueUse;
import org.nonomino.toolkit.VerdictWord;

/** Writes how hard puzzles are. */
public final class RatingJson {
  private RatingJson() {}

  /** Returns the path that was found, as far as it leads. */
  static Optional<StepPath> path(Rated rated) {
    if (rated instanceof Rated.Solved solved) {
      return Optional.of(solved.path());
    }
    return rated instanceof Rated.Beyond beyond ? Optional.of(beyond.path()) : Optional.empty();
  }

  /**
   * Writes the verdict; of a puzzle with one solution its rating, and the techniques that it needs.
   */
  public static void writeFields(JsonGenerator json, Rated rated, RegionMask mask)
      throws IOException {
    SolveJson.writeVerdict(json, VerdictWord.of(rated));
    writeRating(json, rated, mask);
    Optional<StepPath> path = path(rated);
    if (path.isPresent()) {
      json.writeArrayFieldStart("techniques");
      for (TechniqueUse use : TechniqueUse.of(path.get())) {
        json.writeStartObject();
        json.writeStringField("technique", use.name());
        write(json, "rating", use.rating());
        json.writeNumberField("count", use.count());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  /**
   * Writes the field {@code rating}; nothing of a puzzle that has none. Of a puzzle beyond all
   * techniques there is {@code erAtLeast} instead of {@code er}, and {@code epAtLeast} instead of
   * {@code ep} where no digit was placed.
   */
  public static void writeRating(JsonGenerator json, Rated rated, RegionMask mask)
      throws IOException {
    Optional<StepPath> found = path(rated);
    if (found.isEmpty()) {
      return;
    }
    StepPath path = found.get();
    boolean isSolved = rated instanceof Rated.Solved;
    json.writeObjectFieldStart("rating");
    json.writeBooleanField("beyond", !isSolved);
    if (isSolved || !path.steps().isEmpty()) {
      write(json, isSolved ? "er" : "erAtLeast", path.rating());
      write(json, isSolved || path.hasPlacement() ? "ep" : "epAtLeast", path.pearl());
      write(json, "ed", path.diamond());
    }
    Level level = Level.of(rated, mask).orElseThrow();
    json.writeStringField("level", level.toString());
    json.writeEndObject();
  }

  /** Writes a rating as the number that people see. */
  static void write(JsonGenerator json, String name, Rating rating) throws IOException {
    json.writeNumberField(name, BigDecimal.valueOf(rating.tenths(), 1));
  }
}
