package org.nonomino.app.rate;

import java.util.Optional;
import org.nonomino.app.io.ExitCode;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;
import org.nonomino.text.Place;

/**
 * What a rater said of a puzzle.
 *
 * @param place where the puzzle is in the input
 * @param entry the puzzle
 * @param rated what was said
 * @param nanos how long it took
 */
record RatedPuzzle(Place place, PuzzleEntry entry, Rated rated, long nanos) {
  /** What can be said of a puzzle; in lower case, as people read it. */
  enum Verdict {
    rated,
    /** The techniques lead to no solution. */
    beyond,
    none,
    several,
    limit
  }

  Verdict verdict() {
    if (rated instanceof Rated.Solved) {
      return Verdict.rated;
    }
    if (rated instanceof Rated.Beyond) {
      return Verdict.beyond;
    }
    if (rated instanceof Rated.NoSolution) {
      return Verdict.none;
    }
    return rated instanceof Rated.SeveralSolutions ? Verdict.several : Verdict.limit;
  }

  /** Returns the path of steps, which leads to the solution, or as far as the techniques go. */
  Optional<StepPath> path() {
    if (rated instanceof Rated.Solved solved) {
      return Optional.of(solved.path());
    }
    return rated instanceof Rated.Beyond beyond ? Optional.of(beyond.path()) : Optional.empty();
  }

  /** Returns the level of a puzzle that is rated, or else the verdict: one word. */
  String word() {
    return rated instanceof Rated.Solved solved
        ? Level.of(solved.path().rating(), entry.puzzle().mask()).toString()
        : verdict().name();
  }

  ExitCode exitCode() {
    return switch (verdict()) {
      case rated, beyond -> ExitCode.SOLVED;
      case none, several -> ExitCode.NO_SOLUTION;
      case limit -> ExitCode.LIMIT;
    };
  }
}
