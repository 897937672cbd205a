package org.nonomino.solver;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A point in time by {@link System#nanoTime}, and perhaps by a slower clock as well, or never.
 * Immutable.
 */
public final class Deadline {
  /** Never passes. */
  public static final Deadline NEVER = new Deadline(false, 0, Optional.empty(), 0);

  private static final Duration LONGEST = Duration.ofDays(36_500);

  private final boolean passes;
  private final long nanoTime;
  private final Optional<LongSupplier> slowerClock;
  private final long slowerTime;

  private Deadline(
      boolean passes, long nanoTime, Optional<LongSupplier> slowerClock, long slowerTime) {
    this.passes = passes;
    this.nanoTime = nanoTime;
    this.slowerClock = slowerClock;
    this.slowerTime = slowerTime;
  }

  /**
   * Returns the deadline that passes when the duration is over, counted from now. A century is
   * taken as never, a negative duration as none.
   */
  public static Deadline in(Duration duration) {
    return isLongest(duration)
        ? NEVER
        : new Deadline(true, System.nanoTime() + nanos(duration), Optional.empty(), 0);
  }

  /**
   * Returns the deadline that passes when the duration is over by another clock.
   *
   * @param slowerClock returns nanoseconds, never more of them between two calls than {@link
   *     System#nanoTime} does, like the time that a thread has worked; is asked on the thread that
   *     asks the deadline, and not before it can have passed, as such clocks are expensive
   */
  public static Deadline in(Duration duration, LongSupplier slowerClock) {
    if (isLongest(duration)) {
      return NEVER;
    }
    long nanos = nanos(duration);
    return new Deadline(
        true, System.nanoTime() + nanos, Optional.of(slowerClock), slowerClock.getAsLong() + nanos);
  }

  private static boolean isLongest(Duration duration) {
    return duration.compareTo(LONGEST) >= 0;
  }

  private static long nanos(Duration duration) {
    return duration.isNegative() ? 0 : duration.toNanos();
  }

  /** Returns whether the deadline has passed. */
  public boolean isPast() {
    return passes
        && System.nanoTime() - nanoTime >= 0
        && (slowerClock.isEmpty() || slowerClock.get().getAsLong() - slowerTime >= 0);
  }
}
