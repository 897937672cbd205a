package org.nonomino.solver;

import java.time.Duration;
import java.util.function.LongSupplier;

/** A point in time by some clock, mostly {@link System#nanoTime}, or never. Immutable. */
public final class Deadline {
  /** Never passes. */
  public static final Deadline NEVER = new Deadline(false, 0, () -> 0);

  private static final Duration LONGEST = Duration.ofDays(36_500);

  private final boolean passes;
  private final long nanoTime;
  private final LongSupplier clock;

  private Deadline(boolean passes, long nanoTime, LongSupplier clock) {
    this.passes = passes;
    this.nanoTime = nanoTime;
    this.clock = clock;
  }

  /**
   * Returns the deadline that passes when the duration is over, counted from now. A century is
   * taken as never, a negative duration as none.
   */
  public static Deadline in(Duration duration) {
    return in(duration, System::nanoTime);
  }

  /**
   * Returns the deadline that passes when the duration is over by another clock.
   *
   * @param clock returns nanoseconds; is asked on the thread that asks the deadline
   */
  public static Deadline in(Duration duration, LongSupplier clock) {
    if (duration.compareTo(LONGEST) >= 0) {
      return NEVER;
    }
    long nanos = duration.isNegative() ? 0 : duration.toNanos();
    return new Deadline(true, clock.getAsLong() + nanos, clock);
  }

  /** Returns whether the deadline has passed. */
  public boolean isPast() {
    return passes && clock.getAsLong() - nanoTime >= 0;
  }
}
