package org.nonomino.app;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.StepPath;
import org.nonomino.text.MalformedTextException;

/**
 * A JSON object a line. Of a puzzle beyond all techniques there is {@code erAtLeast} instead of
 * {@code er}, and {@code epAtLeast} instead of {@code ep} where no digit was placed.
 */
final class RatingObjects implements RatingWriter {
  private static final JsonAnswers ANSWERS = new JsonAnswers();

  @Override
  public String rated(RatedPuzzle puzzle) {
    return JsonLine.of(
        json -> {
          JsonAnswers.writePuzzle(json, puzzle.place(), puzzle.entry());
          json.writeStringField("verdict", puzzle.verdict().name());
          if (puzzle.path().isPresent()) {
            writePath(json, puzzle, puzzle.path().get());
          }
          json.writeNumberField("microseconds", puzzle.nanos() / 1000);
        });
  }

  private static void writePath(JsonGenerator json, RatedPuzzle puzzle, StepPath path)
      throws IOException {
    boolean isRated = puzzle.verdict() == RatedPuzzle.Verdict.rated;
    if (isRated || !path.steps().isEmpty()) {
      write(json, isRated ? "er" : "erAtLeast", path.rating());
      write(json, isRated || puzzle.hasPlacement() ? "ep" : "epAtLeast", path.pearl());
      write(json, "ed", path.diamond());
    }
    if (isRated) {
      json.writeStringField("level", puzzle.word());
    }
    json.writeArrayFieldStart("techniques");
    for (TechniqueUse use : TechniqueUse.of(path)) {
      json.writeStartObject();
      json.writeStringField("name", use.name());
      write(json, "rating", use.rating());
      json.writeNumberField("count", use.count());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, String name, Rating rating) throws IOException {
    json.writeNumberField(name, BigDecimal.valueOf(rating.tenths(), 1));
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return ANSWERS.malformed(problem);
  }
}
