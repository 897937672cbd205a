package org.nonomino.app.rate;

import org.nonomino.explainer.Rated;
import org.nonomino.text.MalformedTextException;

/** A record a line: the three ratings and the level, or a word. */
final class RatingLines implements RatingWriter {
  @Override
  public String rated(RatedPuzzle puzzle) {
    if (!(puzzle.rated() instanceof Rated.Solved solved)) {
      return puzzle.word() + "\n";
    }
    return solved.path().rating()
        + "/"
        + solved.path().pearl()
        + "/"
        + solved.path().diamond()
        + " "
        + puzzle.word()
        + "\n";
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return "invalid\n";
  }
}
