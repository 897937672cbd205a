package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellNames;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.Telling;
import org.nonomino.explainer.ToldStep;
import org.nonomino.solver.Deadline;

/**
 * The first step of the path that {@code explain} prints after which a wrong digit is no longer
 * possible.
 *
 * @param cell the cell with the wrong digit
 * @param digit the wrong digit, 1..n
 * @param number the number of the step on the path, from 1
 * @param step the step, or the part of it that excludes the digit
 * @param board the board before the step
 */
public record FirstContradiction(
    Puzzle puzzle, int cell, int digit, int number, Step step, Board board) {
  /**
   * Returns the first contradiction to the mistakes of a report. Returns empty if there are none,
   * if one is in conflict with the givens, or if no step is found in time.
   */
  public static Optional<FirstContradiction> of(
      Puzzle puzzle, CheckReport report, Explainer explainer, Deadline deadline) {
    List<Integer> mistakes = report.mistakes();
    if (mistakes.isEmpty()) {
      return Optional.empty();
    }
    Board board = explainer.board(puzzle);
    if (excluded(mistakes, report, board).isPresent()) {
      return Optional.empty();
    }
    int number = 0;
    for (ToldStep told : explainer.toldPath(puzzle, Telling.WITHOUT_DETOURS, deadline).steps()) {
      number++;
      Board before = told.board();
      for (Step part : told.step().parts()) {
        Board after = before.after(part);
        Optional<Integer> cell = excluded(mistakes, report, after);
        if (cell.isPresent()) {
          int digit = report.grid().digit(cell.get());
          return Optional.of(
              new FirstContradiction(puzzle, cell.get(), digit, number, part, before));
        }
        before = after;
      }
    }
    return Optional.empty();
  }

  /** Returns the first mistake whose digit is not possible on a board. */
  private static Optional<Integer> excluded(
      List<Integer> mistakes, CheckReport report, Board board) {
    return mistakes.stream()
        .filter(
            cell ->
                board.digit(cell) == 0
                    ? !board.isCandidate(cell, report.grid().digit(cell))
                    : board.digit(cell) != report.grid().digit(cell))
        .findFirst();
  }

  /** Returns a sentence with the digit and the step. */
  public String words() {
    return "%s cannot be %s (step %d, %s): %s"
        .formatted(
            CellNames.name(puzzle.size(), cell),
            puzzle.rules().symbols().symbol(digit),
            number,
            step.name(),
            step.explain(board));
  }
}
