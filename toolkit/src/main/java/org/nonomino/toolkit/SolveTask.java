package org.nonomino.toolkit;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.solver.SearchLimits;

/**
 * What to find out about each puzzle.
 *
 * @param goal what to find out
 * @param maximum the most solutions to look for, at least 1
 * @param timeout the most time for a puzzle, counted from the start of its search
 */
public record SolveTask(Goal goal, long maximum, Optional<Duration> timeout) {
  /** What to find out about a puzzle. */
  public enum Goal {
    /** A solution, and whether it is the only one. */
    VERDICT,
    /** Some solution. */
    FIRST,
    /** The number of solutions. */
    COUNT,
    /** Each solution. */
    ALL
  }

  /** Returns the task of {@link Goal#VERDICT}. */
  public static SolveTask verdict(Optional<Duration> timeout) {
    return new SolveTask(Goal.VERDICT, 2, timeout);
  }

  /** Returns the task of {@link Goal#FIRST}. */
  public static SolveTask first(Optional<Duration> timeout) {
    return new SolveTask(Goal.FIRST, 1, timeout);
  }

  /** Returns the task of {@link Goal#COUNT}, up to a maximum. */
  public static SolveTask count(long maximum, Optional<Duration> timeout) {
    return new SolveTask(Goal.COUNT, maximum, timeout);
  }

  /** Returns the limits of a search that begins now. */
  SearchLimits limits() {
    SearchLimits limits = SearchLimits.solutions(maximum);
    return timeout.isPresent() ? limits.withTimeout(timeout.get()) : limits;
  }
}
