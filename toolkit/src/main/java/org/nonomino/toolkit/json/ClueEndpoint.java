package org.nonomino.toolkit.json;

import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.ClueFinder;
import org.nonomino.toolkit.ClueFinder.Result.Found;
import org.nonomino.toolkit.ClueFinder.Result.None;
import org.nonomino.toolkit.VerdictWord;

/** {@code clue}: a clue for a puzzle with several solutions which leaves as few as can be found. */
final class ClueEndpoint implements Endpoint {
  private final PuzzleField puzzles;
  private final Solver solver;

  ClueEndpoint(PuzzleField puzzles, Solver solver) {
    this.puzzles = puzzles;
    this.solver = solver;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, TimeLimit.NAME);
    Puzzle puzzle = puzzles.read(fields).puzzle();
    SearchLimits limits = SearchLimits.NONE.withDeadline(limit.deadline(fields));
    ClueFinder.Result result = ClueFinder.find(puzzle, solver, limits);
    if (result instanceof None none) {
      throw fields.wrong(
          PuzzleField.NAME, PuzzleField.coded(none.verdict()), trouble(none.verdict()));
    }
    Found found = (Found) result;
    return Reply.json(
        json -> {
          json.writeNumberField("cell", found.clue().cell());
          json.writeNumberField("digit", found.clue().digit());
          json.writeBooleanField("unique", found.isUnique());
        });
  }

  private static String trouble(VerdictWord verdict) {
    return switch (verdict) {
      case NONE -> "This puzzle has no solution, and adding a clue cannot change that.";
      case UNIQUE -> "This puzzle already has exactly one solution.";
      default -> "Two solutions of this puzzle could not be found in time.";
    };
  }
}
