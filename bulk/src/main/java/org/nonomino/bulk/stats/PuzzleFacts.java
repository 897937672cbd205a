package org.nonomino.bulk.stats;

import java.util.Optional;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.toolkit.SolutionStatus;

/**
 * The properties of a puzzle that statistics count.
 *
 * @param verdict neither {@link SolutionStatus#SOME} nor {@link SolutionStatus#INVALID}
 * @param rated the rater's result; empty without rating
 */
public record PuzzleFacts(Puzzle puzzle, SolutionStatus verdict, Optional<Rated> rated) {
  /**
   * Returns the same exit code as {@code rate}, because a puzzle of a collection should have one
   * solution.
   */
  ExitCode exitCode() {
    return switch (verdict) {
      case UNIQUE -> ExitCode.SOLVED;
      case LIMIT -> ExitCode.LIMIT;
      default -> ExitCode.NO_SOLUTION;
    };
  }
}
