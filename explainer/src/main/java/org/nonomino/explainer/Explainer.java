package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.LayoutCache;

/** Solves puzzles as people do, step by step. Immutable; thread-safe. */
public final class Explainer {
  private static final int KEPT_LAYOUTS = 64;

  private final Scale scale;
  private final LayoutCache<BoardTables> tables =
      new LayoutCache<>(KEPT_LAYOUTS, mask -> new BoardTables(mask.layout()));

  /** Makes an explainer with the techniques of a scale. */
  public Explainer(Scale scale) {
    this.scale = scale;
  }

  /**
   * Returns the first step of the first technique that finds one; empty where none does, or where
   * the deadline or an interrupt came first.
   */
  public Optional<Step> next(Board board, Deadline deadline) {
    FirstStep first = new FirstStep(deadline);
    for (Technique technique : scale.techniques()) {
      if (first.isDone()) {
        break;
      }
      technique.find(board, first);
    }
    return first.step;
  }

  /** Returns a board with the givens of a puzzle; boards of one mask share what follows from it. */
  public Board board(Puzzle puzzle) {
    return Board.of(puzzle, tables.get(puzzle.mask()));
  }

  /**
   * Returns the whole path of a puzzle, until it is solved or no technique finds a step.
   *
   * @param puzzle with exactly one solution, which is not checked: techniques that lean on that
   *     would lie otherwise
   */
  public StepPath path(Puzzle puzzle, Deadline deadline) {
    Board board = board(puzzle);
    List<Step> steps = new ArrayList<>();
    while (!board.isFull()) {
      Optional<Step> step = next(board, deadline);
      if (step.isEmpty()) {
        break;
      }
      steps.add(step.get());
      board.apply(step.get());
    }
    boolean isCalledOff =
        !board.isFull() && (deadline.isPast() || Thread.currentThread().isInterrupted());
    return new StepPath(steps, board, isCalledOff);
  }

  private static final class FirstStep implements StepCollector {
    private final Deadline deadline;
    private Optional<Step> step = Optional.empty();

    FirstStep(Deadline deadline) {
      this.deadline = deadline;
    }

    @Override
    public void add(Step found) {
      if (step.isEmpty()) {
        step = Optional.of(found);
      }
    }

    @Override
    public boolean isDone() {
      return step.isPresent() || deadline.isPast() || Thread.currentThread().isInterrupted();
    }
  }
}
