package org.nonomino.explainer.internal.step;

import java.util.Set;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.internal.board.BoardState;

/**
 * A way to find steps of one kind. Immutable and thread-safe; what it needs to remember while it
 * works is made again.
 */
public interface Technique {
  /** Returns the kinds that the steps of this technique can have, at least one. */
  Set<StepKind> kinds();

  /** Returns the lowest rating that a step of this technique can have. */
  default Rating least() {
    Rating least = new Rating(Integer.MAX_VALUE);
    for (StepKind kind : kinds()) {
      least = least.compareTo(kind.least()) < 0 ? least : kind.least();
    }
    return least;
  }

  /** Returns whether the steps of this technique follow on a board. */
  default boolean isSoundOn(BoardState board) {
    return kinds().stream().allMatch(kind -> kind.isSoundUnder(board.rules));
  }

  /** Returns whether it asks for {@link StepCollector#lastInVain}: boards are kept for it then. */
  default boolean looksBack() {
    return false;
  }

  /**
   * Finds the steps of this kind, in a fixed order, until there are no more or no more are
   * requested.
   *
   * @param board is not changed
   * @param steps takes them; each has a deduction that is news to the board
   */
  void find(BoardState board, StepCollector steps);

  /**
   * Returns the reason of a step that this technique found, in words.
   *
   * @param board on which it was found
   */
  StepText text(FoundStep step, BoardState board);
}
