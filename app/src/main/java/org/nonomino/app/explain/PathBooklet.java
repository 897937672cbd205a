package org.nonomino.app.explain;

import java.io.IOException;
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

/** A path as a PDF: the puzzle, a picture with candidates for each step, and the final grid. */
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
        Step step = each.step();
        Board board = each.board();
        String heading = number + ". " + ExplainDetail.title(step, scale);
        booklet.add(page(picture.withStep(step, board), heading, detail.text(step, board), lines));
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
