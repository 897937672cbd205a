package org.nonomino.toolkit.techniques;

import java.util.Optional;
import java.util.Set;
import org.nonomino.core.CellNames;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.toolkit.PositionPictures;
import org.nonomino.toolkit.PositionSearch;
import org.nonomino.toolkit.TechniquePosition;

/**
 * A board of a worksheet, on which the technique is there or one candidate is in its way.
 * Immutable.
 *
 * @param entry the puzzle with the progress, and the candidates as marks
 * @param board the same as a board
 * @param obstacle the candidate that is in the way of the technique; empty if the technique finds a
 *     step
 * @param pictures the task and its answer
 */
public record WorksheetTask(
    PuzzleEntry entry, Board board, Optional<Candidate> obstacle, PositionPictures pictures) {
  /** Returns whether the technique finds a step. */
  public boolean isThere() {
    return obstacle.isEmpty();
  }

  /** Returns the task of a position with the technique. */
  static WorksheetTask of(TechniquePosition position) {
    return new WorksheetTask(
        position.entry(), position.board(), Optional.empty(), PositionPictures.of(position));
  }

  /** Returns the task of a position without it. */
  static WorksheetTask of(PositionSearch.NearMiss miss, StepKind kind) {
    PuzzlePicture question =
        PuzzlePicture.of(miss.entry().puzzle())
            .withDigits(miss.board().grid())
            .withCandidates(miss.board());
    return new WorksheetTask(
        miss.entry(),
        miss.board(),
        Optional.of(miss.premise().candidate()),
        new PositionPictures(
            question,
            question.withHighlights(Set.of(miss.premise().cell())),
            "No %s: %s Otherwise: %s"
                .formatted(
                    kind.words(),
                    missing(miss.board(), miss.premise()),
                    miss.lost().step().explain(miss.lost().board()))));
  }

  /**
   * Returns a sentence about what is missing: {@code r3c5 can still be 4, so box 2 has one more
   * place for 4.}
   */
  private static String missing(Board board, Premise premise) {
    String cell = CellNames.name(board.size(), premise.cell());
    char digit = board.rules().symbols().symbol(premise.digit());
    return premise
        .house()
        .map(
            house ->
                "%s can still be %s, so %s has one more place for %s."
                    .formatted(cell, digit, board.name(house), digit))
        .orElseGet(() -> "%s can still be %s, one candidate too many.".formatted(cell, digit));
  }
}
