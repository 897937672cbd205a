package org.nonomino.toolkit;

import java.util.EnumSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Progress;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Preference;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.TechniqueList;

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
   * Returns the position before a step on the path of a puzzle.
   *
   * @param kind of the step
   * @param number which step of this kind it is, from 1
   * @param entry the puzzle; its progress is ignored
   * @param path of the puzzle
   * @return empty if the path has fewer such steps
   */
  public static Optional<TechniquePosition> before(
      StepKind kind, int number, PuzzleEntry entry, StepPath path) {
    Board board = Board.of(entry.puzzle());
    int found = 0;
    for (Step step : path.steps()) {
      found += step.kind() == kind ? 1 : 0;
      if (found == number) {
        return Optional.of(new TechniquePosition(reached(entry, board), board, step));
      }
      board = board.after(step);
    }
    return Optional.empty();
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
