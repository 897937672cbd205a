package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/**
 * Removes the redundant clues and constraints of a puzzle. The order in which they are tried
 * decides which of them are removed. It depends only on the size and the number of constraints, and
 * is spread over the grid.
 */
public final class ClueRemover {
  private static final long ORDER_SEED = 1;

  private ClueRemover() {}

  /** The result of the removal. */
  public sealed interface Result {
    /**
     * The puzzle without some of its clues.
     *
     * @param solution the unique solution, as before
     * @param removed the cells of the removed clues, ascending
     * @param removedConstraints the indexes of the removed constraints among those of the puzzle,
     *     ascending
     * @param isMinimal whether all remaining parts among those tried are needed; false if a limit
     *     was reached first
     */
    record Reduced(
        Puzzle puzzle,
        Grid solution,
        Set<Integer> removed,
        Set<Integer> removedConstraints,
        boolean isMinimal)
        implements Result {}

    /**
     * Nothing was removed, because the puzzle has no unique solution to preserve.
     *
     * @param verdict not {@link Verdict.Unique}
     */
    record NotUnique(Verdict verdict) implements Result {}
  }

  /**
   * Removes redundant clues, constraints, or first clues and then constraints.
   *
   * @param limits when to stop; the number of solutions is ignored
   */
  public static Result reduce(Puzzle puzzle, ReduceOrder what, Solver solver, SearchLimits limits) {
    Verdict verdict = solver.solve(puzzle, limits);
    if (!(verdict instanceof Verdict.Unique unique)) {
      return new Result.NotUnique(verdict);
    }
    Reduction reduction = new Reduction(puzzle, unique.solution(), solver, limits);
    if (what != ReduceOrder.CONSTRAINTS) {
      reduction.removeClues();
    }
    if (what != ReduceOrder.GIVENS) {
      reduction.removeConstraints();
    }
    return reduction.result();
  }

  /** The state of a removal. */
  private static final class Reduction {
    private final Grid solution;
    private final Solver solver;
    private final SearchLimits limits;
    private final List<Constraint> all;
    private final Set<Integer> removed = new TreeSet<>();
    private final Set<Integer> removedConstraints = new TreeSet<>();
    private Puzzle puzzle;
    private boolean isMinimal = true;

    Reduction(Puzzle puzzle, Grid solution, Solver solver, SearchLimits limits) {
      this.puzzle = puzzle;
      this.solution = solution;
      this.solver = solver;
      this.limits = limits;
      this.all = puzzle.rules().constraints();
    }

    void removeClues() {
      Search search = solver.prepare(puzzle.rules());
      for (int cell : order(puzzle.givens())) {
        Grid fewer = puzzle.givens().with(cell, 0);
        if (isUnique(search, fewer)) {
          puzzle = puzzle.withGivens(fewer);
          removed.add(cell);
        }
      }
    }

    void removeConstraints() {
      for (int index : new SeededRandom(ORDER_SEED).permutation(all.size())) {
        Rules fewer = without(index);
        // A dot may be an exception to another rule. Removing the dot would break that rule.
        if (fewer.isSolvedBy(solution) && isUnique(solver.prepare(fewer), puzzle.givens())) {
          puzzle = new Puzzle(puzzle.givens(), fewer);
          removedConstraints.add(index);
        }
      }
    }

    private Rules without(int index) {
      List<Constraint> rest = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        if (i != index && !removedConstraints.contains(i)) {
          rest.add(all.get(i));
        }
      }
      return puzzle.rules().withConstraints(rest);
    }

    /** Returns whether one solution is proved; false without a search once the time is over. */
    private boolean isUnique(Search search, Grid givens) {
      if (!isMinimal) {
        return false;
      }
      SearchReport report = search.run(givens, limits.withSolutions(2), SearchObserver.NONE);
      if (!report.exhausted() && report.solutions() < 2) {
        isMinimal = false;
      }
      return report.exhausted() && report.solutions() == 1;
    }

    Result result() {
      return new Result.Reduced(puzzle, solution, removed, removedConstraints, isMinimal);
    }
  }

  private static List<Integer> order(Grid givens) {
    return IntStream.of(new SeededRandom(ORDER_SEED).permutation(givens.cellCount()))
        .filter(cell -> givens.digit(cell) != 0)
        .boxed()
        .toList();
  }
}
