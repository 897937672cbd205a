package org.nonomino.toolkit.json;

import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;

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
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, TimeLimit.NAME);
    Puzzle puzzle = puzzles.read(fields).puzzle();
    ExplainedSizes.require(puzzle.size(), fields);
    Rated rated = rater.rate(puzzle, limit.deadline(fields));
    return Reply.json(
        json -> {
          RatingJson.writeFields(json, rated);
          PathJson.writeSteps(json, rated, puzzle, explainer);
        });
  }
}
