package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
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
          writeFinite(json, "solutions", estimate.solutions());
          writeFinite(json, "error", estimate.error());
          json.writeNumberField("probes", estimate.probes());
        });
  }

  /** Writes a number, or nothing if it is infinite, because JSON has no infinity. */
  private static void writeFinite(JsonGenerator json, String name, double number)
      throws IOException {
    if (Double.isFinite(number)) {
      json.writeFieldName(name);
      // Jackson's own form of a double does not run in a browser.
      json.writeNumber(String.valueOf(number));
    }
  }
}
