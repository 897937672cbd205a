package org.nonomino.toolkit.json;

import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolveResult;
import org.nonomino.toolkit.SolveTask;

/** {@code count}: the number of solutions, up to a number. */
final class CountEndpoint implements Endpoint {
  static final String MAXIMUM = "max";
  private static final int MOST = 1_000_000;

  private final PuzzleField puzzles;
  private final SolverField solvers;

  CountEndpoint(PuzzleField puzzles, SolverField solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, MAXIMUM, SolverField.NAME, TimeLimit.NAME);
    Puzzle puzzle = puzzles.read(fields).puzzle();
    Solver solver = solvers.read(fields);
    SolveTask task = SolveTask.count(maximum(fields), Optional.of(limit.rest(fields)));
    SolveResult result = new PuzzleSolver(solver, task, false).solve(puzzle);
    return Reply.json(json -> SolveJson.writeFields(json, result));
  }

  /** Returns the number of solutions at which to stop. */
  static int maximum(JsonFields fields) throws ProblemException {
    return fields.whole(MAXIMUM, 1, MOST).orElse(SolveTask.USUAL_MAXIMUM);
  }
}
