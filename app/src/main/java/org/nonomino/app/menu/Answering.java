package org.nonomino.app.menu;

import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.solve.PictureAnswers;
import org.nonomino.bulk.solve.SolvedPuzzle;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Solver;
import org.nonomino.text.Place;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolveResult;
import org.nonomino.toolkit.SolveTask;

/** Draws the answer to a puzzle in a dialogue, as {@code solve} does. */
final class Answering {
  private static final SolveTask TASK = SolveTask.verdict(Optional.of(AnnouncedWork.MAX_TIME));

  private final Dialogue dialogue;
  private final Solver solver;
  private final TextStyle style;

  Answering(Dialogue dialogue, Solver solver, TextStyle style) {
    this.dialogue = dialogue;
    this.solver = solver;
    this.style = style;
  }

  /**
   * Solves a puzzle and shows the result.
   *
   * @param known a solution to draw if none is found in time
   */
  void answer(Puzzle puzzle, Optional<Grid> known) {
    SolveResult result = AnnouncedWork.run(dialogue, "Solving", () -> solve(puzzle));
    SolveResult shown =
        result.found().isEmpty() && known.isPresent()
            ? result.withFound(List.of(known.get()))
            : result;
    PuzzleEntry entry = PuzzleEntry.of(puzzle);
    dialogue.say(
        new PictureAnswers(style, false)
            .record(new SolvedPuzzle(Place.ofText("the puzzle"), entry, shown)));
  }

  private SolveResult solve(Puzzle puzzle) {
    return new PuzzleSolver(solver, TASK, true).solve(puzzle);
  }
}
