package org.nonomino.explainer.internal.step;

import java.util.Optional;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ImplicationGraph;

/** Takes the steps that a technique finds. */
public interface StepCollector {
  /** Takes a step. */
  void add(FoundStep step);

  /** Returns whether the technique is to stop looking: enough was found, or time is up. */
  boolean isDone();

  /**
   * Returns an earlier board of the path on which a technique found nothing, if there is one: since
   * then candidates only went away, and what none of those had a part in need not be looked at.
   */
  default Optional<BoardState> lastInVain(Technique technique) {
    return Optional.empty();
  }

  /**
   * Returns whether the first step of a kind ends the search, so that only the easiest of what a
   * technique finds at once is of use; false where all steps are collected.
   */
  default boolean isEndedBy(StepKind kind) {
    return false;
  }

  /**
   * Returns the candidates of the board and what they have to do with each other, which several
   * techniques need.
   *
   * @param board the one that steps are looked for on
   */
  default ImplicationGraph graph(BoardState board) {
    return new ImplicationGraph(board);
  }
}
