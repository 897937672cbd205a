package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.LayoutCache;

/** Solves puzzles as people do, step by step. Immutable; thread-safe. */
public final class Explainer {
  private static final int KEPT_LAYOUTS = 64;

  private final TechniqueList techniques;
  private final LayoutCache<BoardTables> tables =
      new LayoutCache<>(KEPT_LAYOUTS, mask -> new BoardTables(mask.layout()));

  /** Makes an explainer with the techniques of a scale. */
  public Explainer(Scale scale) {
    this(TechniqueList.of(scale));
  }

  /** Makes an explainer with these techniques. */
  public Explainer(TechniqueList techniques) {
    this.techniques = techniques;
  }

  /**
   * Returns the first step of the first technique that finds one; empty if none does, or where the
   * deadline or an interrupt came first.
   */
  public Optional<Step> next(Board board, Deadline deadline) {
    return next(board, new FirstStep(techniques, deadline));
  }

  private static Optional<Step> next(Board board, FirstStep first) {
    for (Technique technique : first.techniques.techniques()) {
      if (first.isDone()) {
        break;
      }
      technique.find(board, first);
    }
    return first.step;
  }

  /**
   * Returns whether steps of a kind are needed on a path: whether without them the path would end
   * before the solution, or take a step that is harder than all of its steps. That harder
   * techniques could do all that easier ones do is so not held against these.
   *
   * @param puzzle with exactly one solution
   * @param path of the puzzle, which leads to the solution
   * @return empty if the deadline or an interrupt came before that was known
   */
  public Optional<Boolean> isNeeded(
      StepKind kind, Puzzle puzzle, StepPath path, Deadline deadline) {
    TechniqueList others = techniques.without(Set.of(kind));
    if (path.steps().stream().noneMatch(step -> step.kind() == kind)) {
      return Optional.of(false);
    }
    Rating hardest = path.rating();
    MutableBoard board = mutableBoard(puzzle);
    while (!board.isFull()) {
      Optional<Step> step = next(board, new FirstStep(others, deadline));
      if (step.isEmpty() && isCalledOff(deadline)) {
        return Optional.empty();
      }
      if (step.isEmpty() || step.get().rating().compareTo(hardest) > 0) {
        return Optional.of(true);
      }
      board.apply(step.get());
    }
    return Optional.of(false);
  }

  private static boolean isCalledOff(Deadline deadline) {
    return deadline.isPast() || Thread.currentThread().isInterrupted();
  }

  /** Returns a board with the givens of a puzzle; boards of one mask share what follows from it. */
  public Board board(Puzzle puzzle) {
    return mutableBoard(puzzle).snapshot();
  }

  private MutableBoard mutableBoard(Puzzle puzzle) {
    return new MutableBoard(puzzle, tables.get(puzzle.mask()));
  }

  /**
   * Returns a board from where a person stands: with the digits that were entered, and without the
   * candidates that were excluded: where a cell has marks in its centre, all others. Marks that
   * lack the right digit are a mistake, and are passed over.
   *
   * @param mask the regions
   * @param progress whose digits are those of the solution
   * @param solution the only one of the puzzle
   */
  public Board board(RegionMask mask, Progress progress, Grid solution) {
    MutableBoard board = mutableBoard(new Puzzle(progress.grid(), mask));
    for (int cell = 0; cell < board.cellCount(); cell++) {
      long marks = progress.centreMarks(cell);
      long right = 1L << (solution.digit(cell) - 1);
      if (board.digit(cell) == 0 && (marks & right) != 0) {
        for (long others = board.candidates(cell) & ~marks; others != 0; others &= others - 1) {
          board.eliminate(cell, Long.numberOfTrailingZeros(others) + 1);
        }
      }
    }
    return board.snapshot();
  }

  /**
   * Returns the whole path of a puzzle, until it is solved or no technique finds a step.
   *
   * @param puzzle with exactly one solution, which is not checked: techniques that lean on that
   *     would lie otherwise
   */
  public StepPath path(Puzzle puzzle, Deadline deadline) {
    MutableBoard board = mutableBoard(puzzle);
    List<Step> steps = new ArrayList<>();
    while (!board.isFull()) {
      Optional<Step> step = next(board, deadline);
      if (step.isEmpty()) {
        break;
      }
      steps.add(step.get());
      board.apply(step.get());
    }
    boolean isCalledOff = !board.isFull() && isCalledOff(deadline);
    return new StepPath(steps, board.snapshot(), isCalledOff);
  }

  private static final class FirstStep implements StepCollector {
    private final TechniqueList techniques;
    private final Deadline deadline;
    private Optional<Step> step = Optional.empty();

    FirstStep(TechniqueList techniques, Deadline deadline) {
      this.techniques = techniques;
      this.deadline = deadline;
    }

    @Override
    public void add(Step found) {
      if (step.isEmpty() && techniques.takes(found.kind())) {
        step = Optional.of(found);
      }
    }

    @Override
    public boolean isDone() {
      return step.isPresent() || isCalledOff(deadline);
    }
  }
}
