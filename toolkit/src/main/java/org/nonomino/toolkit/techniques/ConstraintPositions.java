package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.TechniquePosition;

/**
 * Finds positions whose next step needs the constraints of a page: if the puzzle lacked them, there
 * would be no step that is as easy. Immutable; thread-safe.
 */
final class ConstraintPositions {
  private final ConstraintPage page;
  private final Explainer explainer = new Explainer(Scale.NONOMINO);

  ConstraintPositions(ConstraintPage page) {
    this.page = page;
  }

  /** Returns the next step on a board; empty if there is none, or none up to a rating. */
  Optional<Step> next(Board board, Rating max, Deadline deadline) {
    return explainer.next(board, deadline).filter(step -> step.rating().compareTo(max) <= 0);
  }

  /**
   * Returns whether a step is due to the constraints of the page.
   *
   * @param entry the position with its marks and solution
   */
  boolean needsConstraint(PuzzleEntry entry, Step step, Deadline deadline) {
    Puzzle puzzle = entry.puzzle();
    Puzzle without = new Puzzle(puzzle.givens(), page.without(puzzle.rules()));
    Grid solution = entry.solution().orElseThrow();
    Board board = explainer.board(without, entry.progress(), solution);
    return explainer.nextUpTo(step.rating(), board, deadline).isEmpty();
  }

  /** Returns whether a step names only constraints of the page. */
  boolean isAbout(Step step) {
    return step.evidence().constraints().stream()
        .allMatch(constraint -> page.kinds().contains(constraint.kind()));
  }

  /** Returns a position as readers see it, without the steps that led to it. */
  Optional<TechniquePosition> seen(PuzzleEntry source, Board board) {
    PuzzleEntry entry = TechniquePosition.reached(source, board);
    Board shown = explainer.board(entry.puzzle(), entry.progress(), entry.solution().orElseThrow());
    return explainer
        .next(shown, Deadline.NEVER)
        .map(step -> new TechniquePosition(entry, shown, step));
  }

  /** Returns the board with the givens of a puzzle. */
  Board start(Puzzle puzzle) {
    return explainer.board(puzzle);
  }

  /**
   * Returns the positions along the path of a puzzle.
   *
   * @param source the puzzle with its solution
   * @param max the highest rating of the steps
   */
  List<TechniquePosition> along(PuzzleEntry source, Rating max, Deadline deadline) {
    List<TechniquePosition> positions = new ArrayList<>();
    // Rules of whole grids act in steps of houses, which do not name them.
    boolean isWhole = page.kinds().stream().anyMatch(WorksheetPuzzles::isWhole);
    Board board = start(source.puzzle());
    Optional<Step> next = next(board, max, deadline);
    while (next.isPresent() && !deadline.isPast()) {
      Step step = next.get();
      if (isAbout(step) && (isWhole || !step.evidence().constraints().isEmpty())) {
        seen(source, board)
            .filter(position -> position.step().kind() == step.kind() && isAbout(position.step()))
            .filter(position -> needsConstraint(position.entry(), position.step(), deadline))
            .ifPresent(positions::add);
      }
      board = board.after(step);
      next = next(board, max, deadline);
    }
    return positions;
  }
}
