package org.nonomino.web;

import java.util.List;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;

/** {@code path}: all steps from the givens on. */
final class PathEndpoint implements Endpoint {
  private final PuzzleField puzzles;
  private final Rater rater;
  private final Explainer explainer;

  PathEndpoint(PuzzleField puzzles, Rater rater, Explainer explainer) {
    this.puzzles = puzzles;
    this.rater = rater;
    this.explainer = explainer;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", "timeoutMillis");
    Puzzle puzzle = puzzles.read(fields).puzzle();
    ExplainedSizes.require(puzzle.size(), fields);
    Rated rated = rater.rate(puzzle, limit.deadline(fields));
    List<Step> steps = RatedObject.path(rated).map(StepPath::steps).orElse(List.of());
    return Answer.json(
        json -> {
          RatedObject.writeFields(json, rated, puzzle.mask());
          json.writeArrayFieldStart("steps");
          if (!steps.isEmpty()) {
            Board board = explainer.board(puzzle);
            for (Step step : steps) {
              json.writeStartObject();
              StepObject.writeFields(json, step, board, StepObject.Part.FULL);
              json.writeEndObject();
              board = board.after(step);
            }
          }
          json.writeEndArray();
        });
  }
}
