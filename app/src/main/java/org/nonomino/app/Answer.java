package org.nonomino.app;

import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.StopReason;
import org.nonomino.text.Place;

/**
 * What a search found out about a puzzle.
 *
 * @param place where the puzzle stands in the input
 * @param entry the puzzle
 * @param task what was wanted
 * @param found the solutions that were kept: up to two for a verdict, one for the first, none for a
 *     count
 * @param report what the search did
 * @param nanos how long it took
 */
record Answer(
    Place place,
    PuzzleEntry entry,
    SolveTask task,
    List<Grid> found,
    SearchReport report,
    long nanos) {

  /** What is known of the number of solutions. */
  enum Kind {
    NONE,
    UNIQUE,
    SEVERAL,
    /** At least one; whether there are more was not asked. */
    SOME,
    /** A limit stopped the search before what was wanted was known. */
    LIMIT
  }

  Kind kind() {
    boolean wantsMore = report.stopReason() == StopReason.SOLUTION_LIMIT;
    if (!report.exhausted() && !wantsMore) {
      return Kind.LIMIT;
    }
    if (report.solutions() >= 2) {
      return Kind.SEVERAL;
    }
    if (report.solutions() == 1) {
      return wantsMore ? Kind.SOME : Kind.UNIQUE;
    }
    return Kind.NONE;
  }

  /** Returns this answer with other solutions kept. */
  Answer withFound(List<Grid> newFound) {
    return new Answer(place, entry, task, newFound, report, nanos);
  }

  /** Returns the number of solutions, with a {@code +} behind it where there may be more. */
  String count() {
    return report.solutions() + (report.exhausted() ? "" : "+");
  }

  ExitCode exitCode() {
    return switch (kind()) {
      case NONE -> ExitCode.NO_SOLUTION;
      case LIMIT -> ExitCode.LIMIT;
      case UNIQUE, SEVERAL, SOME -> ExitCode.SOLVED;
    };
  }
}
