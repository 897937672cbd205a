package org.nonomino.toolkit.json;

import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolveResult;
import org.nonomino.toolkit.SolveTask;
import org.nonomino.toolkit.TrueCandidates;

/**
 * {@code candidates}: the digits that each empty cell has in some solution, in how many up to a
 * cap, and the number of solutions.
 */
final class CandidatesEndpoint implements Endpoint {
  private static final String CAP = "cap";

  private final PuzzleField puzzles;
  private final SolverField solvers;

  CandidatesEndpoint(PuzzleField puzzles, SolverField solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, CAP, CountEndpoint.MAXIMUM, SolverField.NAME, TimeLimit.NAME);
    Puzzle puzzle = puzzles.read(fields).puzzle();
    Solver solver = solvers.read(fields);
    int cap = fields.whole(CAP, 1, TrueCandidates.HIGHEST_CAP).orElse(1);
    SolveTask task =
        SolveTask.candidates(CountEndpoint.maximum(fields), cap, Optional.of(limit.rest(fields)));
    SolveResult result = new PuzzleSolver(solver, task, false).solve(puzzle);
    return Reply.json(json -> SolveJson.writeFields(json, result));
  }
}
