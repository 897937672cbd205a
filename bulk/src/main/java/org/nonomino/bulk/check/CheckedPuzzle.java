package org.nonomino.bulk.check;

import java.util.Optional;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.Place;
import org.nonomino.toolkit.CheckReport;
import org.nonomino.toolkit.FirstContradiction;
import org.nonomino.toolkit.GivenSolution;
import org.nonomino.toolkit.SolutionStatus;

/**
 * A puzzle of the input with its report.
 *
 * @param place the place in the input
 * @param report the report of a puzzle with finished regions
 * @param contradiction the first step that contradicts a wrong digit; only in output for people
 */
public record CheckedPuzzle(
    Place place,
    PuzzleEntry entry,
    CheckReport report,
    Optional<FirstContradiction> contradiction) {
  /** The results of a check; in lower case, as people read them. */
  enum Result {
    /** Exactly one solution, and nothing contradicts it. */
    ok,
    /** Digits break a rule. */
    conflict,
    none,
    several,
    /** Entered digits, or the solution that comes with the puzzle, are wrong. */
    wrong,
    limit
  }

  /** Returns the number of solutions, in a word. */
  SolutionStatus status() {
    return SolutionStatus.of(report.verdict().orElseThrow());
  }

  Result result() {
    if (!report.conflicts().isEmpty()) {
      return Result.conflict;
    }
    return switch (status()) {
      case NONE, INVALID -> Result.none;
      case SEVERAL, SOME -> Result.several;
      case UNIQUE -> hasMistakes() ? Result.wrong : Result.ok;
      case LIMIT -> hasMistakes() ? Result.wrong : Result.limit;
    };
  }

  private boolean hasMistakes() {
    Optional<GivenSolution> given = report.givenSolution();
    return !report.mistakes().isEmpty() || (given.isPresent() && !given.get().isRight());
  }

  ExitCode exitCode() {
    ExitCode limit = status() == SolutionStatus.LIMIT ? ExitCode.LIMIT : ExitCode.SOLVED;
    return switch (result()) {
      case ok, limit -> limit;
      case conflict, none, several, wrong -> limit.worse(ExitCode.NO_SOLUTION);
    };
  }
}
