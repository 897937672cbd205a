package org.nonomino.toolkit;

import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;

/** A reason with a picture and its proof, as text for a terminal. */
public final class ReasonText {
  private ReasonText() {}

  /**
   * Returns the reason in sentences, a picture of the parts that contradict each other or of the
   * cells in which solutions differ, and the proof. It ends with a line break.
   */
  public static String of(ProvedReason found, ProofWords.Detail detail, TextStyle style) {
    StringBuilder text = new StringBuilder(found.words().of(found.reason())).append('\n');
    if (found.reason() instanceof Reason.Contradiction contradiction) {
      text.append(TextPicture.draw(PuzzlePicture.of(contradiction.puzzle()), style))
          .append(TextCaptions.constraints(contradiction.puzzle().rules()))
          .append('\n');
    } else if (found.reason() instanceof Reason.Several several) {
      text.append(TextPicture.draw(PuzzlePicture.of(found.words().agreeing(several)), style));
    }
    found.summary().ifPresent(summary -> text.append(summary).append('\n'));
    found.proof().ifPresent(proof -> text.append(ProofWords.of(proof).text(detail)).append('\n'));
    return text.toString();
  }
}
