package org.nonomino.web;

import java.time.Duration;
import java.util.OptionalInt;
import org.nonomino.solver.Deadline;

/** The time that a request has, waiting included. Immutable. */
final class TimeLimit {
  private final long endNanos;

  private TimeLimit(long endNanos) {
    this.endNanos = endNanos;
  }

  /** Returns the limit that begins now. */
  static TimeLimit in(Duration duration) {
    return new TimeLimit(System.nanoTime() + duration.toNanos());
  }

  /** Returns what is left, not negative. */
  Duration rest() {
    return Duration.ofNanos(Math.max(0, endNanos - System.nanoTime()));
  }

  /** Tells whether so much time has passed since the end. */
  boolean isPastBy(Duration grace) {
    return System.nanoTime() - endNanos >= grace.toNanos();
  }

  /** Returns the end. */
  Deadline deadline() {
    return Deadline.in(rest());
  }

  /** Returns the end, or an earlier one, so far from now. */
  Deadline deadline(Duration most) {
    Duration rest = rest();
    return Deadline.in(rest.compareTo(most) < 0 ? rest : most);
  }

  /**
   * Returns the end, or the earlier one that the field {@code timeoutMillis} asks for.
   *
   * @throws ProblemException if the field is no such number
   */
  Deadline deadline(JsonFields fields) throws ProblemException {
    OptionalInt millis = fields.whole("timeoutMillis", 1, 10_000);
    return millis.isPresent() ? deadline(Duration.ofMillis(millis.getAsInt())) : deadline();
  }
}
