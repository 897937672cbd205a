package org.nonomino.bulk.stats;

import java.util.Optional;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.toolkit.SolutionStatus;

/**
 * What counts of a puzzle in its collection.
 *
 * @param verdict neither {@link SolutionStatus#SOME} nor {@link SolutionStatus#INVALID}
 * @param rated what a rater said of it, if it was asked
 */
public record PuzzleFacts(Puzzle puzzle, SolutionStatus verdict, Optional<Rated> rated) {
  /** As {@code rate} ends: a puzzle of a collection has one solution. */
  ExitCode exitCode() {
    return switch (verdict) {
      case UNIQUE -> ExitCode.SOLVED;
      case LIMIT -> ExitCode.LIMIT;
      default -> ExitCode.NO_SOLUTION;
    };
  }
}
