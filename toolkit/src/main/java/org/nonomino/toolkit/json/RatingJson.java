package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.TechniqueUse;

/** Writes the difficulty of puzzles. */
public final class RatingJson {
  private RatingJson() {}

  /**
   * Writes the verdict and, for a puzzle with one solution, its rating and the techniques it needs.
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
   * Writes the field {@code rating}, or nothing if the puzzle has no rating. If a puzzle is beyond
   * all techniques, it has {@code erAtLeast} instead of {@code er}, and also {@code epAtLeast} if
   * no digit was placed, and {@code edAtLeast} if there is no first step. It has no {@code level}
   * if the ratings of its scale have no levels.
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
    if (rated.foundLevel().isPresent()) {
      json.writeStringField("level", rated.foundLevel().get().name());
    }
    json.writeEndObject();
  }

  /** Writes the field {@code score}: the cost of all steps, and the profile of the path. */
  public static void writeScore(JsonGenerator json, StepPath path, PathProfile profile)
      throws IOException {
    json.writeObjectFieldStart("score");
    json.writeNumberField("total", path.score());
    json.writeNumberField("steps", profile.steps());
    json.writeNumberField("firstMoves", profile.firstMoves());
    json.writeNumberField("bottlenecks", profile.bottlenecks());
    json.writeEndObject();
  }

  /** Writes a rating as a number in the form shown to people. */
  static void write(JsonGenerator json, String name, Rating rating) throws IOException {
    json.writeFieldName(name);
    json.writeNumber(rating.toString());
  }
}
