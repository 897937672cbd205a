package org.nonomino.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;

/** {@code rate}: how hard a puzzle is, and what it needs. */
final class RateEndpoint implements Endpoint {
  private final PuzzleField puzzles;
  private final Rater rater;

  RateEndpoint(PuzzleField puzzles, Rater rater) {
    this.puzzles = puzzles;
    this.rater = rater;
  }

  /** Steps of one kind that are equally hard. */
  private record Use(String name, Rating rating) {}

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", "timeoutMillis");
    Puzzle puzzle = puzzles.read(fields).puzzle();
    ExplainedSizes.require(puzzle.size(), fields);
    Rated rated = rater.rate(puzzle, limit.deadline(fields));
    List<Step> steps = RatedObject.path(rated).map(StepPath::steps).orElse(List.of());
    Map<Use, Long> uses =
        steps.stream()
            .collect(
                Collectors.groupingBy(
                    step -> new Use(step.name(), step.rating()),
                    LinkedHashMap::new,
                    Collectors.counting()));
    return Answer.json(
        json -> {
          RatedObject.writeFields(json, rated, puzzle.mask());
          json.writeArrayFieldStart("techniques");
          for (Map.Entry<Use, Long> use : uses.entrySet()) {
            json.writeStartObject();
            json.writeStringField("name", use.getKey().name());
            StepObject.writeRating(json, "rating", use.getKey().rating());
            json.writeNumberField("count", use.getValue());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
