package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/**
 * The result of all checks of a puzzle that a person sets or plays, even if its regions are
 * unfinished.
 *
 * @param givens the clues
 * @param grid the clues and the entered digits
 * @param painted the regions
 * @param conflicts the rules that the digits break
 * @param isComplete whether the grid is full and satisfies all rules
 * @param verdict how many solutions there are; empty while the regions are not finished
 * @param givenSolution the solution included with the puzzle, if any
 */
public record CheckReport(
    Grid givens,
    Grid grid,
    PaintedRegions painted,
    List<FoundConflict> conflicts,
    boolean isComplete,
    Optional<Verdict> verdict,
    Optional<GivenSolution> givenSolution) {
  /** Copies the list. */
  public CheckReport {
    conflicts = List.copyOf(conflicts);
  }

  /** Checks givens on regions that are not yet n regions of n cells. */
  public static CheckReport ofUnfinished(Grid givens, PaintedRegions painted) {
    return new CheckReport(
        givens,
        givens,
        painted,
        FoundConflict.ofUnfinished(givens, painted),
        false,
        Optional.empty(),
        Optional.empty());
  }

  /**
   * Checks a puzzle.
   *
   * @param grid the givens and the entered digits
   */
  public static CheckReport of(Puzzle puzzle, Grid grid, Solver solver, SearchLimits limits) {
    return new CheckReport(
        puzzle.givens(),
        grid,
        PaintedRegions.of(puzzle.mask()),
        FoundConflict.of(grid, puzzle.rules()),
        puzzle.rules().isSolvedBy(grid),
        Optional.of(solver.solve(puzzle, limits)),
        Optional.empty());
  }

  /** Checks a puzzle with its progress and the solution included with it. */
  public static CheckReport of(PuzzleEntry entry, Solver solver, SearchLimits limits) {
    CheckReport report = of(entry.puzzle(), entry.progress().grid(), solver, limits);
    return new CheckReport(
        report.givens,
        report.grid,
        report.painted,
        report.conflicts,
        report.isComplete,
        report.verdict,
        entry.solution().map(solution -> GivenSolution.of(entry.puzzle(), solution)));
  }

  /** Returns the cells whose digit differs from the unique solution, or none if it is unknown. */
  public List<Integer> mistakes() {
    return verdict.orElse(null) instanceof Verdict.Unique unique
        ? cells(cell -> grid.digit(cell) != 0 && grid.digit(cell) != unique.solution().digit(cell))
        : List.of();
  }

  /** Returns the cells in which the two found solutions differ, if there are two. */
  public List<Integer> differing() {
    return verdict.orElse(null) instanceof Verdict.Multiple multiple
        ? multiple.differing()
        : List.of();
  }

  private List<Integer> cells(IntPredicate wanted) {
    return IntStream.range(0, grid.cellCount()).filter(wanted).boxed().toList();
  }
}
