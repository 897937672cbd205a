package org.nonomino.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Candidate;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;

/**
 * {@code clue}: a clue for a puzzle with several solutions which leaves one, or else as few as can
 * be found. Of all solutions, or the first {@value #SAMPLE}, the rarest digits leave the fewest.
 */
final class ClueEndpoint implements Endpoint {
  private static final int SAMPLE = 1000;

  /** So many of the rarest digits are tried where not all solutions are known. */
  private static final int TRIALS = 50;

  private final PuzzleField puzzles;
  private final SolverList solvers;

  ClueEndpoint(PuzzleField puzzles, SolverList solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  /** A clue that so many of the known solutions have. */
  private record Rarity(Candidate clue, int solutions) {}

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", "timeoutMillis");
    Puzzle puzzle = puzzles.read(fields).puzzle();
    SearchLimits limits = SearchLimits.NONE.withDeadline(limit.deadline(fields));
    Search search = solvers.usual().prepare(puzzle.mask());
    SolutionCollector collector = new SolutionCollector();
    SearchReport report = search.run(puzzle.givens(), limits.withSolutions(SAMPLE), collector);
    List<Grid> solutions = collector.solutions();
    if (solutions.size() < 2) {
      throw fields.wrong(PuzzleField.NAME, trouble(report));
    }
    List<Rarity> rarest = rarest(puzzle.givens(), solutions);
    if (report.exhausted()) {
      return answer(rarest.get(0).clue(), rarest.get(0).solutions() == 1);
    }
    for (Rarity rarity : rarest.subList(0, Math.min(TRIALS, rarest.size()))) {
      Grid givens = puzzle.givens().with(rarity.clue().cell(), rarity.clue().digit());
      SearchReport trial = search.run(givens, limits.withSolutions(2), SearchObserver.NONE);
      if (trial.solutions() == 1 && trial.exhausted()) {
        return answer(rarity.clue(), true);
      }
    }
    return answer(rarest.get(0).clue(), false);
  }

  private static String trouble(SearchReport report) {
    if (!report.exhausted()) {
      return "No two solutions of this puzzle were found in time.";
    }
    return report.solutions() == 0
        ? "This puzzle has no solution: no clue gives it one."
        : "This puzzle has exactly one solution already.";
  }

  /** Returns the clues that some of the solutions have and others have not, the rarest first. */
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

  private static Answer answer(Candidate clue, boolean isUnique) {
    return Answer.json(
        json -> {
          json.writeNumberField("cell", clue.cell());
          json.writeNumberField("digit", clue.digit());
          json.writeBooleanField("unique", isUnique);
        });
  }
}
