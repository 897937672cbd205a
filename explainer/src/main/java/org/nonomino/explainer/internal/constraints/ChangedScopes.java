package org.nonomino.explainer.internal.constraints;

import java.util.Optional;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.Technique;

/** The cells that have changed since a technique found nothing on a board of the same path. */
final class ChangedScopes {
  private final BoardState board;
  private final Optional<BoardState> before;

  ChangedScopes(BoardState board, StepCollector steps, Technique technique) {
    this.board = board;
    this.before = steps.lastInVain(technique);
  }

  /** Returns whether one of some cells has lost a candidate, or whether this is unknown. */
  boolean contain(int... cells) {
    if (before.isEmpty()) {
      return true;
    }
    for (int cell : cells) {
      if (board.candidates(cell) != before.get().candidates(cell)
          || board.digit(cell) != before.get().digit(cell)) {
        return true;
      }
    }
    return false;
  }
}
