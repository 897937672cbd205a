package org.nonomino.app.solve;

import java.util.function.Function;
import org.nonomino.app.io.InputItem;
import org.nonomino.app.io.Outcome;
import org.nonomino.toolkit.PuzzleSolver;

/** Parses and solves one item after the other. Belongs to one thread. */
final class PuzzleWorker implements Function<InputItem, Outcome<SolvedPuzzle>> {
  private final PuzzleSolver solver;

  PuzzleWorker(PuzzleSolver solver) {
    this.solver = solver;
  }

  @Override
  public Outcome<SolvedPuzzle> apply(InputItem item) {
    return Outcome.of(
        item, (text, entry) -> new SolvedPuzzle(text.place(), entry, solver.solve(entry.puzzle())));
  }
}
