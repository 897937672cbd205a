package org.nonomino.toolkit;

import org.nonomino.render.PuzzlePicture;

/**
 * What to draw of a position: as it is to be looked at, and with its step. Immutable.
 *
 * @param question the position with all candidates
 * @param answer the same with the step
 * @param text what to say of the step
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

  /** Returns what to say of the step of a position. */
  public static String text(TechniquePosition position) {
    return position.step() + ": " + position.step().explain(position.board());
  }
}
