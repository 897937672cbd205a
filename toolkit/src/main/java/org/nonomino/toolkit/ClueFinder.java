package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;

/**
 * Finds a clue that leaves one solution of a puzzle with several, or else as few as possible. The
 * candidates are the rarest digits of all solutions, or of the first {@value #SAMPLE}.
 */
public final class ClueFinder {
  private static final int SAMPLE = 1000;

  /** The number of rarest digits to try if not all solutions are known. */
  private static final int TRIALS = 50;

  private ClueFinder() {}

  /** The result of the search for a clue. */
  public sealed interface Result {
    /**
     * A clue.
     *
     * @param isUnique whether the puzzle has one solution with it
     */
    record Found(Candidate clue, boolean isUnique) implements Result {}

    /**
     * No clue could be found.
     *
     * @param verdict the number of solutions; {@link SolutionStatus#LIMIT} if it could not be
     *     determined in time
     */
    record None(SolutionStatus verdict) implements Result {}
  }

  /** A clue and the number of known solutions that have it. */
  private record Rarity(Candidate clue, int solutions) {}

  /**
   * Looks for a clue.
   *
   * @param limits the limits of the search; the number of solutions is ignored
   */
  public static Result find(Puzzle puzzle, Solver solver, SearchLimits limits) {
    Search search = solver.prepare(puzzle.rules());
    SolutionCollector collector = new SolutionCollector();
    SearchReport report = search.run(puzzle.givens(), limits.withSolutions(SAMPLE), collector);
    List<Grid> solutions = collector.solutions();
    if (solutions.size() < 2) {
      return new Result.None(few(report));
    }
    List<Rarity> rarest = rarest(puzzle.givens(), solutions);
    if (report.exhausted()) {
      return new Result.Found(rarest.get(0).clue(), rarest.get(0).solutions() == 1);
    }
    for (Rarity rarity : rarest.subList(0, Math.min(TRIALS, rarest.size()))) {
      Grid givens = puzzle.givens().with(rarity.clue().cell(), rarity.clue().digit());
      SearchReport trial = search.run(givens, limits.withSolutions(2), SearchObserver.NONE);
      if (trial.solutions() == 1 && trial.exhausted()) {
        return new Result.Found(rarity.clue(), true);
      }
    }
    return new Result.Found(rarest.get(0).clue(), false);
  }

  static SolutionStatus few(SearchReport report) {
    if (!report.exhausted()) {
      return SolutionStatus.LIMIT;
    }
    return report.solutions() == 0 ? SolutionStatus.NONE : SolutionStatus.UNIQUE;
  }

  /** Returns the clues that some solutions have and others do not, the rarest first. */
  private static List<Rarity> rarest(Grid givens, List<Grid> solutions) {
    int n = givens.size();
    List<Rarity> rarities = new ArrayList<>();
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      int[] counts = new int[n + 1];
      for (Grid solution : solutions) {
        counts[solution.digit(cell)]++;
      }
      for (int digit = 1; digit <= n; digit++) {
        if (counts[digit] > 0 && counts[digit] < solutions.size()) {
          rarities.add(new Rarity(new Candidate(cell, digit), counts[digit]));
        }
      }
    }
    rarities.sort(Comparator.comparingInt(Rarity::solutions));
    return rarities;
  }
}
