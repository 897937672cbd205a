package org.nonomino.toolkit;

import org.nonomino.render.PuzzlePicture;

/**
 * The pictures of a position, without and with its step. Immutable.
 *
 * @param question the position with all candidates
 * @param answer the same position with the step
 * @param text the description of the step
 */
public record PositionPictures(PuzzlePicture question, PuzzlePicture answer, String text) {
  /** Returns the pictures of a position. */
  public static PositionPictures of(TechniquePosition position) {
    PuzzlePicture picture = PuzzlePicture.of(position.entry().puzzle());
    return new PositionPictures(
        picture.withDigits(position.board().grid()).withCandidates(position.board()),
        picture.withStep(position.step(), position.board()),
        text(position));
  }

  /** Returns the description of the step of a position. */
  public static String text(TechniquePosition position) {
    return position.step() + ": " + position.step().explain(position.board());
  }
}
