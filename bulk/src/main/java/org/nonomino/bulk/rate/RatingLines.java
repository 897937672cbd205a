package org.nonomino.bulk.rate;

import org.nonomino.bulk.RecordFormat;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;
import org.nonomino.text.MalformedTextException;

/**
 * A record a line: the three ratings, or score, steps, first moves and bottlenecks, and the level;
 * or a word.
 */
final class RatingLines implements RecordFormat<RatedPuzzle> {
  @Override
  public String record(RatedPuzzle puzzle) {
    if (!(puzzle.rated() instanceof Rated.Solved solved)) {
      return puzzle.word() + "\n";
    }
    StepPath path = solved.path();
    String numbers =
        puzzle
            .pleasantness()
            .map(
                found ->
                    path.score()
                        + "/"
                        + found.steps()
                        + "/"
                        + found.firstMoves()
                        + "/"
                        + found.bottlenecks())
            .orElseGet(() -> path.rating() + "/" + path.pearl() + "/" + path.diamond());
    return numbers + " " + puzzle.word() + "\n";
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return "invalid\n";
  }
}
