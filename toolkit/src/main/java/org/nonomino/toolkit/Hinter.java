package org.nonomino.toolkit;

import java.time.Duration;
import java.util.BitSet;
import java.util.Optional;
import org.nonomino.core.Fog;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Mistake;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/**
 * Finds the next step for a person, or the first mistake. The step leads to the next digit, if this
 * is found quickly. Immutable; thread-safe.
 */
public final class Hinter {
  /** The largest size for which steps are searched, because larger puzzles take too long. */
  public static final int MAX_SIZE = 16;

  /** How long a step that leads to a digit is sought before any step will do. */
  private static final Duration FOR_DIGIT = Duration.ofSeconds(1);

  /** How much harder, in tenths, a step may be if it leads to a digit. */
  private static final int LITTLE_HARDER = 5;

  private final Solver solver;
  private final Explainer explainer;

  /**
   * @param solver finds the solution and checks that it is unique
   * @param explainer finds the steps
   */
  public Hinter(Solver solver, Explainer explainer) {
    this.solver = solver;
    this.explainer = explainer;
  }

  /**
   * Returns the hint for a position.
   *
   * @param puzzle the original puzzle
   * @param progress the digits and marks so far, on a grid of the same size
   */
  public Hint hint(Puzzle puzzle, Progress progress, Deadline deadline) {
    return hint(puzzle, Optional.empty(), progress, deadline);
  }

  /**
   * Returns the hint for a position in fog.
   *
   * @param puzzle the original puzzle
   * @param fog its fog; the hint rests only on what can be seen
   * @param progress the digits and marks so far, on a grid of the same size
   */
  public Hint hint(Puzzle puzzle, Optional<Fog> fog, Progress progress, Deadline deadline) {
    Verdict verdict = solver.solve(puzzle, SearchLimits.NONE.withDeadline(deadline));
    if (!(verdict instanceof Verdict.Unique unique)) {
      return new Hint.NotUnique(verdict);
    }
    Grid solution = unique.solution();
    return fog.isPresent()
        ? hint(puzzle, fog.get(), progress, solution, deadline)
        : hint(puzzle, progress, solution, deadline);
  }

  private Hint hint(Puzzle puzzle, Fog fog, Progress progress, Grid solution, Deadline deadline) {
    if (progress.grid().isFull()) {
      return hint(puzzle, progress, solution, deadline);
    }
    Puzzle seen = puzzle.seenIn(fog.lit(puzzle, progress.grid(), solution));
    BitSet hidden = new BitSet();
    Grid grid = progress.grid();
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (puzzle.givens().digit(cell) != seen.givens().digit(cell)) {
        hidden.set(cell);
        grid = grid.with(cell, 0);
      }
    }
    Progress known = new Progress(grid, progress.centreMarks(), progress.cornerMarks());
    Hint hint = hint(seen, known, solution, deadline);
    while (hint instanceof Hint.Next next && isIn(hidden, next.step())) {
      known = after(next, known);
      hint = hint(seen, known, solution, deadline);
    }
    return hint instanceof Hint.Beyond && !seen.rules().areWhole() ? new Hint.InFog() : hint;
  }

  /** Returns whether a step is only about givens in fog, where a player can enter nothing. */
  private static boolean isIn(BitSet hidden, Step step) {
    return step.deductions().stream().allMatch(deduction -> hidden.get(deduction.cell()));
  }

  /** Returns progress with the conclusions of a step that need not be told. */
  private static Progress after(Hint.Next next, Progress known) {
    Board after = next.board().after(next.step());
    long[] marks = known.centreMarks();
    for (Deduction deduction : next.step().deductions()) {
      marks[deduction.cell()] = after.candidates(deduction.cell());
    }
    return new Progress(after.grid(), marks, known.cornerMarks());
  }

  /**
   * Returns the hint for a position whose solution is known.
   *
   * @param solution the unique solution of the puzzle
   * @return never {@link Hint.NotUnique}
   */
  Hint hint(Puzzle puzzle, Progress progress, Grid solution, Deadline deadline) {
    Grid grid = progress.grid();
    Optional<Mistake> mistake = Mistake.first(grid, solution, puzzle.symbols());
    if (mistake.isPresent()) {
      return new Hint.Wrong(mistake.get());
    }
    if (grid.isFull()) {
      return new Hint.Complete();
    }
    Board board = explainer.board(puzzle, progress, solution);
    Optional<Step> easiest = explainer.next(board, deadline);
    if (easiest.isPresent()) {
      return new Hint.Next(towardsDigit(easiest.get(), board, deadline), board);
    }
    boolean isOutOfTime = deadline.isPast() || Thread.currentThread().isInterrupted();
    return isOutOfTime ? new Hint.OutOfTime() : new Hint.Beyond();
  }

  /** Returns a step that leads to a digit, if it is not much harder than the easiest step. */
  private Step towardsDigit(Step easiest, Board board, Deadline deadline) {
    if (easiest.isPlacement()) {
      return easiest;
    }
    int most = easiest.rating().tenths() + LITTLE_HARDER;
    return explainer
        .towardsDigit(board, FOR_DIGIT, deadline)
        .filter(step -> step.rating().tenths() <= most)
        .orElse(easiest);
  }
}
