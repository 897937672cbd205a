package org.nonomino.toolkit;

import java.util.EnumSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Progress;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Preference;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/**
 * The position just before a step of some kind, for practising a technique. Immutable.
 *
 * @param entry the puzzle, with the digits entered so far, and the remaining candidates of all
 *     other cells as marks in their centre
 * @param board the same as a board
 * @param step the step of this kind, found on the board
 */
public record TechniquePosition(PuzzleEntry entry, Board board, Step step) {
  /**
   * Returns a position as readers see it, without the steps that led to it, with its step: the next
   * step if it is of the kind, otherwise the first step of the kind. Empty if there is none.
   *
   * @param entry the puzzle with its solution, and the candidates as centre marks
   */
  public static Optional<TechniquePosition> of(PuzzleEntry entry, StepKind kind) {
    Explainer explainer = new Explainer(techniques(kind));
    Board board = explainer.board(entry.puzzle(), entry.progress(), entry.solution().orElseThrow());
    Optional<Step> next = explainer.next(board, Deadline.NEVER);
    Optional<Step> step =
        next.filter(found -> found.kind() == kind).isPresent()
            ? next
            : new Explainer(only(kind)).next(board, Deadline.NEVER);
    return step.map(found -> new TechniquePosition(entry, board, found));
  }

  /** Returns a puzzle with the progress of a person who reached a board. */
  public static PuzzleEntry reached(PuzzleEntry entry, Board board) {
    long[] candidates =
        IntStream.range(0, board.cellCount()).mapToLong(board::candidates).toArray();
    return entry.withProgress(
        new Progress(board.grid(), candidates, entry.progress().cornerMarks()));
  }

  /**
   * Returns the techniques for finding steps of one kind: the standard ones or, if these do not
   * include the kind, those that prefer named techniques.
   */
  public static TechniqueList techniques(StepKind kind) {
    TechniqueList usual = TechniqueList.of(Scale.NONOMINO);
    return usual.kinds().contains(kind)
        ? usual
        : TechniqueList.of(Scale.NONOMINO, Preference.NAMES);
  }

  /** Returns a list with only the technique that finds steps of one kind. */
  public static TechniqueList only(StepKind kind) {
    return techniques(kind).without(EnumSet.complementOf(EnumSet.of(kind)));
  }
}
