package org.nonomino.app;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Solver;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleText;

/** Draws the answer to a puzzle in a dialogue, as {@code solve} does. */
final class Answering {
  private static final SolveTask TASK =
      new SolveTask(SolveTask.Goal.VERDICT, 2, Optional.of(AnnouncedWork.MOST_TIME));

  private final Dialogue dialogue;
  private final Solver solver;
  private final TextStyle style;

  Answering(Dialogue dialogue, Solver solver, TextStyle style) {
    this.dialogue = dialogue;
    this.solver = solver;
    this.style = style;
  }

  /**
   * Solves a puzzle and says what came of it.
   *
   * @param known a solution that is drawn if none is found in time
   */
  void answer(Puzzle puzzle, Optional<Grid> known) {
    Answer answer = AnnouncedWork.run(dialogue, "Solving", () -> solve(puzzle));
    Answer shown =
        answer.found().isEmpty() && known.isPresent()
            ? answer.withFound(List.of(known.get()))
            : answer;
    dialogue.say(new PictureAnswers(style, false).answer(shown));
  }

  private Answer solve(Puzzle puzzle) {
    PuzzleEntry entry = PuzzleEntry.of(puzzle);
    PuzzleText text = new PuzzleText(Place.ofText("the puzzle"), () -> entry);
    return new PuzzleWorker(solver, TASK, true).answer(text, entry);
  }
}
