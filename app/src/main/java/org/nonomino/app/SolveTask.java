package org.nonomino.app;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.solver.SearchLimits;

/**
 * What is wanted of each puzzle.
 *
 * @param goal what is wanted
 * @param maximum the most solutions to look for, at least 1
 * @param timeout the most time for a puzzle
 */
record SolveTask(Goal goal, long maximum, Optional<Duration> timeout) {
  /** What is wanted of a puzzle. */
  enum Goal {
    /** A solution, and whether it is the only one. */
    VERDICT,
    /** Some solution. */
    FIRST,
    /** The number of solutions. */
    COUNT,
    /** Each solution. */
    ALL
  }

  /** Returns the limits of a search that begins now. */
  SearchLimits limits() {
    SearchLimits limits = SearchLimits.solutions(maximum);
    return timeout.isPresent() ? limits.withTimeout(timeout.get()) : limits;
  }
}
