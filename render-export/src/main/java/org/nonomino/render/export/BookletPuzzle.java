package org.nonomino.render.export;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.render.PuzzlePicture;

/**
 * A puzzle of a booklet.
 *
 * @param picture the puzzle to be solved
 * @param heading the text above it, such as its number, level and rating
 * @param remark the text below it, such as its author; empty for none
 * @param remarkLines the number of lines reserved for it, at least 1
 * @param solution full; empty if none is shown
 */
public record BookletPuzzle(
    PuzzlePicture picture,
    String heading,
    String remark,
    int remarkLines,
    Optional<Grid> solution) {
  /** Creates a puzzle with a remark of one line. */
  public BookletPuzzle(
      PuzzlePicture picture, String heading, String remark, Optional<Grid> solution) {
    this(picture, heading, remark, 1, solution);
  }
}
