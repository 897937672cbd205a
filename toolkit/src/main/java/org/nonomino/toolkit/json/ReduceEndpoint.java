package org.nonomino.toolkit.json;

import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.ClueRemover;
import org.nonomino.toolkit.ClueRemover.Result.NotUnique;
import org.nonomino.toolkit.ClueRemover.Result.Reduced;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.VerdictWord;

/** {@code reduce}: the puzzle without clues that it does not need. */
final class ReduceEndpoint implements Endpoint {
  private final PuzzleField puzzles;
  private final Solver solver;

  ReduceEndpoint(PuzzleField puzzles, Solver solver) {
    this.puzzles = puzzles;
    this.solver = solver;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, TimeLimit.NAME);
    Puzzle puzzle = puzzles.read(fields).puzzle();
    SearchLimits limits = SearchLimits.NONE.withDeadline(limit.deadline(fields));
    ClueRemover.Result result = ClueRemover.reduce(puzzle, solver, limits);
    if (result instanceof NotUnique notUnique) {
      throw fields.wrong(
          PuzzleField.NAME,
          PuzzleField.coded(VerdictWord.of(notUnique.verdict())),
          Sentences.notUnique(notUnique.verdict())
              + " Clues can be removed only from a puzzle with one solution.");
    }
    Reduced reduced = (Reduced) result;
    return Reply.json(
        json -> {
          PuzzleJson.writeFields(
              json, PuzzleEntry.of(reduced.puzzle()).withSolution(reduced.solution()));
          PuzzleJson.writeCells(json, "removed", reduced.removed());
          json.writeNumberField("clues", reduced.puzzle().givens().filledCount());
          json.writeBooleanField("minimal", reduced.isMinimal());
        });
  }
}
