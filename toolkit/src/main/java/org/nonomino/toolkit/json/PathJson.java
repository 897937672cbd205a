package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;

/** Writes all steps of a puzzle. */
public final class PathJson {
  private PathJson() {}

  /**
   * Writes the field {@code steps}: none where there is no path.
   *
   * @param rated what the path was found by
   * @param explainer that found it
   */
  public static void writeSteps(JsonGenerator json, Rated rated, Puzzle puzzle, Explainer explainer)
      throws IOException {
    List<Step> steps = rated.foundPath().map(StepPath::steps).orElse(List.of());
    json.writeArrayFieldStart("steps");
    if (!steps.isEmpty()) {
      Board board = explainer.board(puzzle);
      for (Step step : steps) {
        json.writeStartObject();
        StepJson.writeFields(json, step, board, StepJson.Part.FULL);
        json.writeEndObject();
        board = board.after(step);
      }
    }
    json.writeEndArray();
  }

  /** Writes the field {@code steps} of a puzzle that has no path. */
  public static void writeNoSteps(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("steps");
    json.writeEndArray();
  }
}
