package org.nonomino.solver;

import java.time.Duration;

/** A point in time, by the clock of {@link System#nanoTime}, or never. Immutable. */
public final class Deadline {
  /** Never passes. */
  public static final Deadline NEVER = new Deadline(false, 0);

  private static final Duration LONGEST = Duration.ofDays(36_500);

  private final boolean passes;
  private final long nanoTime;

  private Deadline(boolean passes, long nanoTime) {
    this.passes = passes;
    this.nanoTime = nanoTime;
  }

  /**
   * Returns the deadline that passes when the duration is over, counted from now. A century is
   * taken as never, a negative duration as none.
   */
  public static Deadline in(Duration duration) {
    if (duration.compareTo(LONGEST) >= 0) {
      return NEVER;
    }
    long nanos = duration.isNegative() ? 0 : duration.toNanos();
    return new Deadline(true, System.nanoTime() + nanos);
  }

  /** Returns whether the deadline has passed. */
  public boolean isPast() {
    return passes && System.nanoTime() - nanoTime >= 0;
  }
}
