package org.nonomino.app.explain;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.ToldPath;
import org.nonomino.explainer.ToldStep;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.export.Booklet;
import org.nonomino.render.export.BookletPuzzle;
import org.nonomino.render.export.BookletStyle;

/**
 * A path as a PDF: the puzzle, a picture with candidates for each step, and the final grid. A step
 * that joins several has a picture for each of them if its text is too long for one.
 */
record PathBooklet(ExplainDetail detail, Scale scale, BookletStyle pages) {
  /**
   * Writes the whole booklet.
   *
   * @param conclusion the sentence after the last step
   */
  void write(Puzzle puzzle, ToldPath told, String conclusion, StagedOutput file)
      throws IOException {
    try (Booklet booklet = new Booklet(pages, file.stream())) {
      PuzzlePicture picture = PuzzlePicture.of(puzzle);
      int lines = detail.lines(told.steps());
      booklet.add(page(picture, "Puzzle", "", lines));
      int number = 0;
      for (ToldStep each : told.steps()) {
        number++;
        List<Step> steps = detail.isShort(each) ? List.of(each.step()) : each.step().parts();
        Board board = each.board();
        char letter = 'a';
        for (Step step : steps) {
          String mark = steps.size() == 1 ? "" : String.valueOf(letter++);
          String heading = number + mark + ". " + ExplainDetail.title(step, scale);
          String text = detail.text(step, board);
          booklet.add(page(picture.withStep(step, board), heading, text, lines));
          board = board.after(step);
        }
      }
      StepPath path = told.rated();
      Board end = path.end();
      PuzzlePicture last =
          path.isSolved()
              ? picture.withDigits(end.grid())
              : picture.withDigits(end.grid()).withCandidates(end);
      booklet.add(page(last, path.isSolved() ? "Solved" : "The rest", conclusion, lines));
      booklet.finish();
      file.keep();
    }
  }

  private BookletPuzzle page(PuzzlePicture picture, String heading, String text, int lines) {
    return new BookletPuzzle(picture, heading, text, lines, Optional.empty());
  }
}
