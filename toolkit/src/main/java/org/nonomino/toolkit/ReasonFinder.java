package org.nonomino.toolkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Proof;
import org.nonomino.explainer.proof.ProofSearch;
import org.nonomino.solver.ContradictionSearch;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.Verdict;

/** Finds small reasons why a puzzle has no solution or several. Thread-safe. */
public final class ReasonFinder {
  private final Solver solver;
  private final ContradictionSearch contradictions;

  /**
   * @param solver decides which solutions there are
   * @param contradictions finds the parts that do not hold together
   */
  public ReasonFinder(Solver solver, ContradictionSearch contradictions) {
    this.solver = solver;
    this.contradictions = contradictions;
  }

  /**
   * Returns a finder with the search for contradictions included in Nonomino.
   *
   * @param solver decides which solutions there are
   */
  public static ReasonFinder with(Solver solver) {
    return new ReasonFinder(solver, StandardSolvers.contradictions());
  }

  /**
   * Returns why a puzzle has no solution or several, or why a digit is not possible in a cell, and
   * proves it if it is a contradiction. An interrupt of the thread ends the search with the best
   * answer so far.
   *
   * @param question that a cell has a digit; empty to ask about the solutions
   * @param time after half of it, the smallest set of parts found is taken
   */
  public ProvedReason proved(Puzzle puzzle, Optional<Claim> question, Duration time) {
    Deadline end = Deadline.in(time);
    Deadline half = Deadline.in(time.dividedBy(2));
    Reason reason =
        question.isPresent()
            ? whyNot(puzzle, question.get().cell(), question.get().digit(), half)
            : why(puzzle, half);
    Optional<Proof> proof =
        reason instanceof Reason.Contradiction contradiction
            ? ProofSearch.find(puzzle, contradiction.parts(), question, end)
            : Optional.empty();
    Advice advice =
        reason instanceof Reason.Several
            ? Advice.of(puzzle, solver, SearchLimits.NONE.withDeadline(end))
            : Advice.NONE;
    StopReason stopReason =
        Thread.currentThread().isInterrupted()
            ? StopReason.INTERRUPTED
            : end.isPast() ? StopReason.DEADLINE : StopReason.EXHAUSTED;
    return new ProvedReason(puzzle, question, reason, proof, advice, stopReason);
  }

  /** Returns why a puzzle has no solution or several. */
  public Reason why(Puzzle puzzle, Deadline deadline) {
    Verdict verdict = solve(puzzle, deadline);
    if (verdict instanceof Verdict.Unique unique) {
      return new Reason.Nothing(unique.solution());
    }
    if (verdict instanceof Verdict.Multiple multiple) {
      return several(puzzle, multiple, deadline);
    }
    return contradiction(puzzle, List.of(), deadline);
  }

  /**
   * Returns why a digit is not possible in a cell.
   *
   * @param cell row-major from 0
   * @param digit 1..n
   */
  public Reason whyNot(Puzzle puzzle, int cell, int digit, Deadline deadline) {
    if (puzzle.givens().digit(cell) == digit || puzzle.givens().digit(cell) == 0) {
      Verdict verdict = solve(puzzle.withGivens(puzzle.givens().with(cell, digit)), deadline);
      if (verdict instanceof Verdict.Unique unique) {
        return new Reason.Nothing(unique.solution());
      }
      if (verdict instanceof Verdict.Multiple multiple) {
        return new Reason.Nothing(multiple.first());
      }
    }
    return contradiction(puzzle, List.of(new PuzzlePart.Given(cell, digit)), deadline);
  }

  private Verdict solve(Puzzle puzzle, Deadline deadline) {
    return solver.solve(puzzle, SearchLimits.NONE.withDeadline(deadline));
  }

  private Reason contradiction(Puzzle puzzle, List<PuzzlePart> assumed, Deadline deadline) {
    Optional<ContradictionSearch.Contradiction> found =
        contradictions.find(puzzle, assumed, deadline);
    if (found.isEmpty()) {
      return new Reason.Unknown();
    }
    return new Reason.Contradiction(
        withOnly(puzzle, found.get().parts()), found.get().parts(), found.get().isMinimal());
  }

  /**
   * Returns a puzzle with some of its givens and constraints only, on its regions.
   *
   * @param parts the givens and constraints, and others that are ignored
   */
  static Puzzle withOnly(Puzzle puzzle, List<PuzzlePart> parts) {
    Grid givens = Grid.empty(puzzle.size());
    List<Constraint> constraints = new ArrayList<>();
    for (PuzzlePart part : parts) {
      if (part instanceof PuzzlePart.OfConstraint limit) {
        constraints.add(limit.constraint());
      } else if (part instanceof PuzzlePart.Given given) {
        givens = givens.with(given.cell(), given.digit());
      }
    }
    // The regions of a partial mask remain with the mask.
    constraints.retainAll(puzzle.rules().constraints());
    return new Puzzle(givens, puzzle.rules().withConstraints(constraints));
  }

  /**
   * Looks for a solution that differs from the first one in fewer cells, until there is none in
   * some of the cells only.
   */
  private Reason several(Puzzle puzzle, Verdict.Multiple found, Deadline deadline) {
    Grid first = found.first();
    Grid other = found.second();
    List<Integer> cells = found.differing();
    for (int i = 0; i < cells.size(); i++) {
      Grid kept = first;
      for (int cell : cells) {
        kept = kept.with(cell, puzzle.givens().digit(cell));
      }
      int same = cells.get(i);
      Verdict verdict = solve(puzzle.withGivens(kept.with(same, first.digit(same))), deadline);
      if (verdict instanceof Verdict.Undecided) {
        return new Reason.Several(first, other, cells, false);
      }
      if (verdict instanceof Verdict.Multiple multiple) {
        other = multiple.first().equals(first) ? multiple.second() : multiple.first();
        cells = new Verdict.Multiple(first, other).differing();
        i = -1;
      }
    }
    return new Reason.Several(first, other, cells, true);
  }
}
