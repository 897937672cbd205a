package org.nonomino.bulk.rate;

import java.util.Optional;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Difficulty;

/**
 * A puzzle of the input with the rater's result.
 *
 * @param place the place of the puzzle in the input
 * @param entry the puzzle
 * @param rated the rater's result
 * @param profile that of the path, if requested and if there is a path
 * @param nanos the time that it took
 */
public record RatedPuzzle(
    Place place, PuzzleEntry entry, Rated rated, Optional<PathProfile> profile, long nanos) {
  /** The verdicts on a puzzle; in lower case, as people read them. */
  enum Verdict {
    rated,
    /** The techniques do not lead to a solution. */
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

  /** Returns the name of the level of a rated puzzle; empty if there is none. */
  Optional<String> level() {
    return rated instanceof Rated.Solved solved
        ? solved.level().map(Level::name)
        : Optional.empty();
  }

  /** Returns the level of a rated puzzle, or else the verdict, in one word. */
  String word() {
    return level().orElse(verdict().name());
  }

  /** Returns the puzzle with its rating as its level, if it is rated. */
  PuzzleEntry withLevel() {
    return rated.foundPath().isPresent()
        ? entry.withText(EntryPart.LEVEL, Difficulty.words(rated))
        : entry;
  }

  ExitCode exitCode() {
    return switch (verdict()) {
      case rated, beyond -> ExitCode.SOLVED;
      case none, several -> ExitCode.NO_SOLUTION;
      case limit -> ExitCode.LIMIT;
    };
  }
}
