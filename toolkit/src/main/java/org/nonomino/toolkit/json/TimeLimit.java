package org.nonomino.toolkit.json;

import java.time.Duration;
import java.util.OptionalInt;
import org.nonomino.solver.Deadline;

/** The time limit of a request, including waiting. Immutable. */
public final class TimeLimit {
  /** The field that requests a shorter limit. */
  static final String NAME = "timeoutMillis";

  private static final int MAX_MILLIS = 10_000;

  private final long endNanos;

  private TimeLimit(long endNanos) {
    this.endNanos = endNanos;
  }

  /** Returns the limit that begins now. */
  public static TimeLimit in(Duration duration) {
    return new TimeLimit(System.nanoTime() + duration.toNanos());
  }

  /** Returns the remaining time, never negative. */
  public Duration rest() {
    return Duration.ofNanos(Math.max(0, endNanos - System.nanoTime()));
  }

  /** Returns whether at least this much time has passed since the end. */
  public boolean isPastBy(Duration grace) {
    return System.nanoTime() - endNanos >= grace.toNanos();
  }

  /** Returns the end of the limit, or the end of a shorter time from now. */
  Deadline deadline(Duration max) {
    Duration rest = rest();
    return Deadline.in(rest.compareTo(max) < 0 ? rest : max);
  }

  /**
   * Returns the remaining time, or the shorter time that the field {@code timeoutMillis} requests.
   *
   * @throws ProblemException if the field is not such a number
   */
  Duration rest(JsonFields fields) throws ProblemException {
    OptionalInt millis = fields.whole(NAME, 1, MAX_MILLIS);
    Duration rest = rest();
    return millis.isPresent() && rest.toMillis() > millis.getAsInt()
        ? Duration.ofMillis(millis.getAsInt())
        : rest;
  }

  /**
   * Returns the end of the limit, or the earlier one that the field {@code timeoutMillis} requests.
   *
   * @throws ProblemException if the field is not such a number
   */
  Deadline deadline(JsonFields fields) throws ProblemException {
    return Deadline.in(rest(fields));
  }
}
