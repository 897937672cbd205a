package org.nonomino.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;

/** Writes ratings. */
final class RatedObject {
  private RatedObject() {}

  /** Returns the path that was gone, as far as it leads. */
  static Optional<StepPath> path(Rated rated) {
    if (rated instanceof Rated.Solved solved) {
      return Optional.of(solved.path());
    }
    return rated instanceof Rated.Beyond beyond ? Optional.of(beyond.path()) : Optional.empty();
  }

  /** Writes the result, the three ratings and the level, as far as there are any. */
  static void writeFields(JsonGenerator json, Rated rated, RegionMask mask) throws IOException {
    json.writeStringField("result", result(rated));
    if (rated instanceof Rated.Solved solved) {
      StepObject.writeRating(json, "er", solved.path().rating());
      StepObject.writeRating(json, "ep", solved.path().pearl());
      StepObject.writeRating(json, "ed", solved.path().diamond());
    }
    Optional<Level> level = Level.of(rated, mask);
    if (level.isPresent()) {
      json.writeStringField("level", level.get().toString());
    }
  }

  private static String result(Rated rated) {
    if (rated instanceof Rated.Solved) {
      return "solved";
    }
    if (rated instanceof Rated.Beyond) {
      return "beyond";
    }
    if (rated instanceof Rated.NoSolution) {
      return VerdictWords.NONE;
    }
    return rated instanceof Rated.SeveralSolutions ? VerdictWords.SEVERAL : VerdictWords.LIMIT;
  }
}
