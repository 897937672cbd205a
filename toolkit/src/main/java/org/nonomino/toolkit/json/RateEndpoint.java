package org.nonomino.toolkit.json;

import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;

/** {@code rate}: how hard a puzzle is, and what it needs. */
final class RateEndpoint implements Endpoint {
  private final PuzzleField puzzles;
  private final Rater rater;

  RateEndpoint(PuzzleField puzzles, Rater rater) {
    this.puzzles = puzzles;
    this.rater = rater;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, TimeLimit.NAME);
    Puzzle puzzle = puzzles.read(fields).puzzle();
    ExplainedSizes.require(puzzle.size(), fields);
    Rated rated = rater.rate(puzzle, limit.deadline(fields));
    return Reply.json(json -> RatingJson.writeFields(json, rated));
  }
}
