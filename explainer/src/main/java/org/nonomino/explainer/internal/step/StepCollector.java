package org.nonomino.explainer.internal.step;

import java.util.Optional;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.terms.StepKind;

/** Receives the steps that a technique finds. */
public interface StepCollector {
  /** Receives a step. */
  void add(FoundStep step);

  /** Returns whether the technique must stop searching, because enough was found or time is up. */
  boolean isDone();

  /**
   * Returns an earlier board of the path on which a technique found nothing, if there is one. Since
   * then candidates have only been removed, so the technique can skip anything that does not
   * involve a removed candidate.
   */
  default Optional<BoardState> lastInVain(Technique technique) {
    return Optional.empty();
  }

  /**
   * Returns whether the first step of a kind ends the search, so that only the easiest of
   * simultaneous findings is needed; false if all steps are collected.
   */
  default boolean isEndedBy(StepKind kind) {
    return false;
  }

  /**
   * Returns which steps of a technique are counted if nothing else about them matters; empty if
   * whole steps are collected.
   */
  default Optional<StepCount> counted(Technique technique) {
    return Optional.empty();
  }

  /**
   * Returns the candidates of the board and their relations, needed by several techniques.
   *
   * @param board the board on which steps are sought
   */
  default ImplicationGraph graph(BoardState board) {
    return new ImplicationGraph(board);
  }
}
