package org.nonomino.toolkit;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Rated;
import org.nonomino.render.PuzzlePicture;

/**
 * A puzzle and its picture.
 *
 * @param entry the puzzle with its metadata
 * @param picture the picture
 * @param caption the text below the picture; may be empty
 * @param solution the solution for the answers of a booklet, if there is one
 * @param rated the difficulty, if it is known
 * @param answer the answer that a booklet shows instead of the solution, if any
 */
public record DrawnPuzzle(
    PuzzleEntry entry,
    PuzzlePicture picture,
    String caption,
    Optional<Grid> solution,
    Optional<Rated> rated,
    Optional<Answer> answer) {
  /**
   * An answer that is not a solution grid.
   *
   * @param picture the picture
   * @param text the text below it
   */
  public record Answer(PuzzlePicture picture, String text) {}

  /** Creates a puzzle whose answer is its solution. */
  public DrawnPuzzle(
      PuzzleEntry entry,
      PuzzlePicture picture,
      String caption,
      Optional<Grid> solution,
      Optional<Rated> rated) {
    this(entry, picture, caption, solution, rated, Optional.empty());
  }
}
