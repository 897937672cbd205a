package org.nonomino.toolkit;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.solver.SearchLimits;

/**
 * The task to perform for each puzzle.
 *
 * @param goal the goal
 * @param maximum the maximum number of solutions to search, at least 1
 * @param cap for {@link Goal#CANDIDATES}, the maximum number of solutions to count for each
 *     candidate, 1 to {@value TrueCandidates#HIGHEST_CAP}; otherwise 1
 * @param timeout the maximum time per puzzle, from the start of its search
 */
public record SolveTask(Goal goal, long maximum, int cap, Optional<Duration> timeout) {
  /** The default number at which counting stops, because larger numbers are rarely useful. */
  public static final int USUAL_MAXIMUM = 1000;

  /** Throws an {@link IllegalArgumentException} if a number is out of range. */
  public SolveTask {
    if (maximum < 1 || cap < 1 || cap > TrueCandidates.HIGHEST_CAP) {
      throw new IllegalArgumentException("maximum " + maximum + ", cap " + cap);
    }
  }

  /** The goal of a search. */
  public enum Goal {
    /** A solution, and whether it is unique. */
    VERDICT,
    /** Some solution. */
    FIRST,
    /** The number of solutions. */
    COUNT,
    /** Each solution. */
    ALL,
    /** The number of solutions, and the {@link TrueCandidates}. */
    CANDIDATES
  }

  /** Returns the task of {@link Goal#VERDICT}. */
  public static SolveTask verdict(Optional<Duration> timeout) {
    return new SolveTask(Goal.VERDICT, 2, 1, timeout);
  }

  /** Returns the task of {@link Goal#FIRST}. */
  public static SolveTask first(Optional<Duration> timeout) {
    return new SolveTask(Goal.FIRST, 1, 1, timeout);
  }

  /** Returns the task of {@link Goal#COUNT}, up to a maximum. */
  public static SolveTask count(long maximum, Optional<Duration> timeout) {
    return new SolveTask(Goal.COUNT, maximum, 1, timeout);
  }

  /** Returns the task of {@link Goal#ALL}, up to a maximum. */
  public static SolveTask all(long maximum, Optional<Duration> timeout) {
    return new SolveTask(Goal.ALL, maximum, 1, timeout);
  }

  /**
   * Returns the task of {@link Goal#CANDIDATES}.
   *
   * @param maximum the maximum number of solutions of the puzzle to count
   * @param cap the maximum number of solutions to count for each candidate
   */
  public static SolveTask candidates(long maximum, int cap, Optional<Duration> timeout) {
    return new SolveTask(Goal.CANDIDATES, maximum, cap, timeout);
  }

  /** Returns the limits of a search that begins now. */
  SearchLimits limits() {
    SearchLimits limits = SearchLimits.solutions(maximum);
    return timeout.isPresent() ? limits.withTimeout(timeout.get()) : limits;
  }
}
