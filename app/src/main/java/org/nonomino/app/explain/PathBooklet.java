package org.nonomino.app.explain;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
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
  void write(
      Puzzle puzzle, StepPath path, Explainer explainer, String conclusion, StagedOutput file)
      throws IOException {
    try (Booklet booklet = new Booklet(pages, file.stream())) {
      PuzzlePicture picture = PuzzlePicture.of(puzzle);
      booklet.add(page(picture, "Puzzle", ""));
      Board board = explainer.board(puzzle);
      int number = 0;
      for (Step step : path.steps()) {
        number++;
        String heading = number + ". " + ExplainDetail.title(step, scale);
        booklet.add(page(picture.withStep(step, board), heading, detail.text(step, board)));
        board = board.after(step);
      }
      PuzzlePicture last =
          path.isSolved()
              ? picture.withDigits(board.grid())
              : picture.withDigits(board.grid()).withCandidates(board);
      booklet.add(page(last, path.isSolved() ? "Solved" : "The rest", conclusion));
      booklet.finish();
      file.keep();
    }
  }

  private BookletPuzzle page(PuzzlePicture picture, String heading, String text) {
    return new BookletPuzzle(picture, heading, text, detail.lines(), Optional.empty());
  }
}
