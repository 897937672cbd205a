package org.nonomino.web;

import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/** {@code solve}: the solution, and whether it is the only one. */
final class SolveEndpoint implements Endpoint {
  private final PuzzleField puzzles;
  private final SolverList solvers;

  SolveEndpoint(PuzzleField puzzles, SolverList solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", "solver", "timeoutMillis");
    Puzzle puzzle = puzzles.read(fields).puzzle();
    Solver solver = solvers.chosen(fields);
    SearchLimits limits = SearchLimits.solutions(2).withDeadline(limit.deadline(fields));
    SolutionCollector solutions = new SolutionCollector();
    long start = System.nanoTime();
    SearchReport report = solver.prepare(puzzle.mask()).run(puzzle.givens(), limits, solutions);
    long nanos = System.nanoTime() - start;
    Verdict verdict = Verdict.of(solutions.solutions(), report);
    return Answer.json(
        json -> {
          VerdictWords.write(json, verdict);
          json.writeNumberField("nodes", report.nodes());
          json.writeNumberField("guesses", report.guesses());
          json.writeNumberField("microseconds", nanos / 1000);
          json.writeStringField("solver", solver.name().value());
        });
  }
}
