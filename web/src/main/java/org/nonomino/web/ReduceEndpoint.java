package org.nonomino.web;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.SeededRandom;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/**
 * {@code reduce}: the puzzle without clues that it does not need. Which of them go depends on an
 * order, which is the same for each grid of a size, but spread over the grid.
 */
final class ReduceEndpoint implements Endpoint {
  private static final long ORDER_SEED = 1;

  private final PuzzleField puzzles;
  private final SolverList solvers;

  ReduceEndpoint(PuzzleField puzzles, SolverList solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", "timeoutMillis");
    Puzzle puzzle = puzzles.read(fields).puzzle();
    SearchLimits limits = SearchLimits.solutions(2).withDeadline(limit.deadline(fields));
    Solver solver = solvers.usual();
    Verdict verdict = solver.solve(puzzle, limits);
    if (!(verdict instanceof Verdict.Unique unique)) {
      throw fields.wrong(
          PuzzleField.NAME,
          VerdictWords.trouble(verdict) + " Only clues of a puzzle with one are taken away.");
    }
    Search search = solver.prepare(puzzle.mask());
    Grid givens = puzzle.givens();
    Set<Integer> removed = new TreeSet<>();
    boolean isMinimal = true;
    for (int cell : order(givens)) {
      Grid fewer = givens.with(cell, 0);
      SearchReport report = search.run(fewer, limits, SearchObserver.NONE);
      if (report.exhausted() && report.solutions() == 1) {
        givens = fewer;
        removed.add(cell);
      } else if (report.solutions() < 2) {
        // Nothing is proved any more: the time is over.
        isMinimal = false;
        break;
      }
    }
    return answer(new Puzzle(givens, puzzle.mask()), unique.solution(), removed, isMinimal);
  }

  private static List<Integer> order(Grid givens) {
    return IntStream.of(new SeededRandom(ORDER_SEED).permutation(givens.cellCount()))
        .filter(cell -> givens.digit(cell) != 0)
        .boxed()
        .toList();
  }

  private static Answer answer(
      Puzzle puzzle, Grid solution, Set<Integer> removed, boolean isMinimal) {
    return Answer.json(
        json -> {
          PuzzleObject.writeFields(json, puzzle);
          PuzzleObject.writeGrid(json, PuzzleField.SOLUTION, solution);
          PuzzleObject.writeCells(json, "removed", removed);
          json.writeNumberField("clues", puzzle.givens().filledCount());
          json.writeBooleanField("minimal", isMinimal);
        });
  }
}
