package org.nonomino.toolkit.json;

import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolveResult;
import org.nonomino.toolkit.SolveTask;

/** {@code solve}: the solution, and whether it is the only one. */
final class SolveEndpoint implements Endpoint {
  private final PuzzleField puzzles;
  private final SolverField solvers;

  SolveEndpoint(PuzzleField puzzles, SolverField solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, SolverField.NAME, TimeLimit.NAME);
    Puzzle puzzle = puzzles.read(fields).puzzle();
    Solver solver = solvers.read(fields);
    SolveTask task = SolveTask.verdict(Optional.of(limit.rest(fields)));
    SolveResult result = new PuzzleSolver(solver, task, false).solve(puzzle);
    return Reply.json(json -> SolveJson.writeFields(json, result));
  }
}
