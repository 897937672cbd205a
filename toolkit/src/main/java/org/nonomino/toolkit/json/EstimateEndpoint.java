package org.nonomino.toolkit.json;

import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.solver.SolutionEstimator.Estimate;
import org.nonomino.toolkit.EstimateWords;

/**
 * The endpoint {@code estimate}: about how many solutions a puzzle has, if they are too many to
 * count. Immutable; thread-safe.
 */
final class EstimateEndpoint {
  private static final String ERROR = "errorPercent";
  private static final int PERCENT = 100;
  private static final int USUAL_ERROR = 5;

  private final SolutionEstimator estimator;

  EstimateEndpoint(SolutionEstimator estimator) {
    this.estimator = estimator;
  }

  Reply answer(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, ERROR);
    Puzzle puzzle = request.puzzle();
    int percent = request.fields().whole(ERROR, 1, PERCENT).orElse(USUAL_ERROR);
    Estimate estimate =
        estimator.estimate(
            puzzle, (double) percent / PERCENT, SolutionEstimator.SEED, request.deadline());
    return Reply.json(
        json -> {
          json.writeStringField("words", EstimateWords.headline(estimate));
          Optional<String> certainty = EstimateWords.certainty(estimate);
          if (certainty.isPresent()) {
            json.writeStringField("certainty", certainty.get());
          }
          // JSON has no infinity.
          if (Double.isFinite(estimate.solutions())) {
            json.writeNumberField("solutions", estimate.solutions());
          }
          if (Double.isFinite(estimate.error())) {
            json.writeNumberField("error", estimate.error());
          }
          json.writeNumberField("probes", estimate.probes());
        });
  }
}
