package org.nonomino.toolkit;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Rated;
import org.nonomino.render.PuzzlePicture;

/**
 * A puzzle and what to draw of it.
 *
 * @param entry the puzzle with what is said of it
 * @param picture what to see
 * @param caption what to say below it; empty for nothing
 * @param solution for the answers of a booklet, if there is one
 * @param rated how hard it is, if that is known
 * @param answer what the answers of a booklet show instead of the solution, if it is that
 */
public record DrawnPuzzle(
    PuzzleEntry entry,
    PuzzlePicture picture,
    String caption,
    Optional<Grid> solution,
    Optional<Rated> rated,
    Optional<Answer> answer) {
  /**
   * An answer that is more than digits.
   *
   * @param picture what to see
   * @param text what to say below it
   */
  public record Answer(PuzzlePicture picture, String text) {}

  /** A puzzle whose answer is its solution. */
  public DrawnPuzzle(
      PuzzleEntry entry,
      PuzzlePicture picture,
      String caption,
      Optional<Grid> solution,
      Optional<Rated> rated) {
    this(entry, picture, caption, solution, rated, Optional.empty());
  }
}
