package org.nonomino.toolkit.json;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.toolkit.ProvedReason;
import org.nonomino.toolkit.ReasonFinder;

/**
 * The endpoint {@code why}: why a puzzle has no solution or several, or why a digit is not possible
 * in a cell, with a proof. Immutable; thread-safe.
 */
final class ReasonEndpoint {
  private static final String NOT = "not";
  private static final String CELL = "cell";
  private static final String DIGIT = "digit";

  private final ReasonFinder finder;

  ReasonEndpoint(ReasonFinder finder) {
    this.finder = finder;
  }

  Reply answer(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, NOT);
    Puzzle puzzle = request.puzzle();
    Optional<Claim> question = question(request.fields(), puzzle);
    ProvedReason found = finder.proved(puzzle, question, request.timeout().orElseThrow());
    return Reply.json(json -> ReasonJson.writeFields(json, found));
  }

  /** Reads the digit to ask about, {@code {"cell": 3, "digit": 5}}. */
  private static Optional<Claim> question(JsonFields fields, Puzzle puzzle)
      throws ProblemException {
    Optional<JsonFields> not = fields.object(NOT);
    if (not.isEmpty()) {
      return Optional.empty();
    }
    JsonFields asked = not.get();
    asked.allow(List.of(CELL, DIGIT));
    int cell =
        asked
            .whole(CELL, 0, puzzle.givens().cellCount() - 1)
            .orElseThrow(() -> asked.missing(CELL));
    int digit = asked.whole(DIGIT, 1, puzzle.size()).orElseThrow(() -> asked.missing(DIGIT));
    return Optional.of(Claim.placed(cell, digit));
  }
}
