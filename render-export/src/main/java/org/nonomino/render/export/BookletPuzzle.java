package org.nonomino.render.export;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.render.PuzzlePicture;

/**
 * A puzzle of a booklet.
 *
 * @param picture as it is to be solved
 * @param heading the text above it, such as its number, level and rating
 * @param remark the text below it, such as its author; empty for nothing
 * @param remarkLines how many lines are kept for it, at least 1
 * @param solution full; empty where there is none to be shown
 */
public record BookletPuzzle(
    PuzzlePicture picture,
    String heading,
    String remark,
    int remarkLines,
    Optional<Grid> solution) {
  /** With a remark of one line. */
  public BookletPuzzle(
      PuzzlePicture picture, String heading, String remark, Optional<Grid> solution) {
    this(picture, heading, remark, 1, solution);
  }
}
