package org.nonomino.explainer.internal.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A way to find steps. Immutable and thread-safe; the state of a search is created for each search.
 */
public interface Technique {
  /** Returns the kinds that the steps of this technique can have, at least one. */
  Set<StepKind> kinds();

  /** Returns the lowest rating that a step of this technique can have. */
  default Rating lowestRating() {
    Rating min = new Rating(Integer.MAX_VALUE);
    for (StepKind kind : kinds()) {
      min = min.compareTo(kind.lowestRating()) < 0 ? min : kind.lowestRating();
    }
    return min;
  }

  /** Returns whether its first step on a board is the easiest of its steps there. */
  default boolean findsEasiestFirst() {
    return true;
  }

  /** Returns whether the steps of this technique are sound on a board. */
  default boolean isSoundOn(BoardState board) {
    return kinds().stream().allMatch(kind -> kind.isSoundUnder(board.rules));
  }

  /**
   * Returns whether it uses {@link StepCollector#lastInVain}, so that boards must be kept for it.
   */
  default boolean looksBack() {
    return false;
  }

  /**
   * Finds the steps of this technique, in a fixed order, until there are no more or no more are
   * requested.
   *
   * @param board the board, not changed
   * @param steps receives the steps, each of which has a deduction that is new to the board
   */
  void find(BoardState board, StepCollector steps);

  /**
   * Returns a step of this technique in the form for a person. See {@link FoundStep#told}. Usually
   * the step itself.
   *
   * @param board the board on which it was found
   */
  default FoundStep told(FoundStep step, BoardState board) {
    return step;
  }

  /**
   * Returns the explanation of a step that this technique found.
   *
   * @param board the board on which it was found
   */
  StepText text(FoundStep step, BoardState board);

  /**
   * Returns the steps that a step of this technique joins because a person sees them at one look.
   * See {@link OneLook}. Usually only the step itself.
   */
  default List<FoundStep> parts(FoundStep step) {
    return List.of(step);
  }

  /**
   * Returns the sentences about several steps of this technique that are told together. A sentence
   * can explain several steps.
   *
   * @param steps at least one
   * @param boards the board before each step
   */
  default List<Words> sentences(List<FoundStep> steps, List<BoardState> boards) {
    List<Words> sentences = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      sentences.add(text(steps.get(i), boards.get(i)).sentence().about(steps.get(i)));
    }
    return sentences;
  }

  /**
   * Returns the candidates that must be absent for a step that this technique found. On a board
   * that has more candidates than this one but none of these, the technique finds at least the same
   * conclusions. The default may contain candidates that are not needed.
   *
   * @param board the board on which the step was found
   */
  default List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).all(step.evidence()).toList();
  }
}
