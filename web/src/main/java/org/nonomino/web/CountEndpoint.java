package org.nonomino.web;

import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;

/** {@code count}: the number of solutions, up to a number. */
final class CountEndpoint implements Endpoint {
  private static final int USUAL_MOST = 1000;
  private static final int MOST = 1_000_000;

  private final PuzzleField puzzles;
  private final SolverList solvers;

  CountEndpoint(PuzzleField puzzles, SolverList solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", "max", "solver", "timeoutMillis");
    Puzzle puzzle = puzzles.read(fields).puzzle();
    Solver solver = solvers.chosen(fields);
    SearchLimits limits =
        SearchLimits.solutions(fields.whole("max", 1, MOST).orElse(USUAL_MOST))
            .withDeadline(limit.deadline(fields));
    SearchReport report =
        solver.prepare(puzzle.mask()).run(puzzle.givens(), limits, SearchObserver.NONE);
    boolean isCounted = report.exhausted() || report.stopReason() == StopReason.SOLUTION_LIMIT;
    return Answer.json(
        json -> {
          json.writeNumberField("count", report.solutions());
          json.writeBooleanField("exhausted", report.exhausted());
          json.writeStringField(VerdictWords.VERDICT, isCounted ? "counted" : VerdictWords.LIMIT);
          json.writeNumberField("nodes", report.nodes());
        });
  }
}
