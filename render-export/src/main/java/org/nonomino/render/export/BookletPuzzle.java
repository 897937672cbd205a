package org.nonomino.render.export;

import java.util.Optional;
import org.nonomino.render.Picture;

/**
 * A puzzle of a booklet.
 *
 * @param picture the puzzle to be solved
 * @param heading the text above it, such as its number, level and rating
 * @param remark the text below it, such as its author; empty for none
 * @param remarkLines the number of lines reserved for it, at least 1
 * @param solved the picture with the solution, of the same size; empty if none is shown
 */
public record BookletPuzzle(
    Picture picture, String heading, String remark, int remarkLines, Optional<Picture> solved) {
  /** Creates a puzzle with a remark of one line. */
  public BookletPuzzle(Picture picture, String heading, String remark, Optional<Picture> solved) {
    this(picture, heading, remark, 1, solved);
  }
}
