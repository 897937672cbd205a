package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Optional;
import org.nonomino.explainer.Pleasantness;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.StepPath;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.TechniqueUse;

/** Writes how hard puzzles are. */
public final class RatingJson {
  private RatingJson() {}

  /**
   * Writes the verdict; of a puzzle with one solution its rating, and the techniques that it needs.
   */
  public static void writeFields(JsonGenerator json, Rated rated) throws IOException {
    SolveJson.writeVerdict(json, SolutionStatus.of(rated));
    writeRating(json, rated);
    Optional<StepPath> path = rated.foundPath();
    if (path.isPresent()) {
      JsonParts.objects(
          json,
          "techniques",
          TechniqueUse.of(path.get()),
          use -> {
            json.writeStringField("technique", use.name());
            write(json, "rating", use.rating());
            json.writeNumberField("count", use.count());
          });
    }
  }

  /**
   * Writes the field {@code rating}; nothing of a puzzle that has none. Of a puzzle beyond all
   * techniques there is {@code erAtLeast} instead of {@code er}, and so for {@code ep} where no
   * digit was placed and {@code ed} where there is no first step.
   */
  public static void writeRating(JsonGenerator json, Rated rated) throws IOException {
    Optional<StepPath> found = rated.foundPath();
    if (found.isEmpty()) {
      return;
    }
    StepPath path = found.get();
    boolean isSolved = rated instanceof Rated.Solved;
    json.writeObjectFieldStart("rating");
    json.writeBooleanField("beyond", !isSolved);
    write(json, isSolved ? "er" : "erAtLeast", path.rating());
    write(json, isSolved || path.hasPlacement() ? "ep" : "epAtLeast", path.pearl());
    write(json, isSolved || !path.steps().isEmpty() ? "ed" : "edAtLeast", path.diamond());
    json.writeStringField("level", rated.foundLevel().orElseThrow().name());
    json.writeEndObject();
  }

  /** Writes the field {@code score}: the costs of all steps, and how pleasant they are. */
  public static void writeScore(JsonGenerator json, StepPath path, Pleasantness pleasantness)
      throws IOException {
    json.writeObjectFieldStart("score");
    json.writeNumberField("total", path.score());
    json.writeNumberField("steps", pleasantness.steps());
    json.writeNumberField("firstMoves", pleasantness.firstMoves());
    json.writeNumberField("bottlenecks", pleasantness.bottlenecks());
    json.writeEndObject();
  }

  /** Writes a rating as the number that people see. */
  static void write(JsonGenerator json, String name, Rating rating) throws IOException {
    json.writeNumberField(name, BigDecimal.valueOf(rating.tenths(), 1));
  }
}
