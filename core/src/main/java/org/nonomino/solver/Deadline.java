package org.nonomino.solver;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A point in time by {@link System#nanoTime}, optionally also by a slower clock, or never.
 * Immutable.
 */
public final class Deadline {
  /** A deadline that never passes. */
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
   * Returns the deadline at the end of a duration that starts now. A century or more means never; a
   * negative duration is treated as zero.
   */
  public static Deadline in(Duration duration) {
    return isLongest(duration)
        ? NEVER
        : new Deadline(true, System.nanoTime() + nanos(duration), Optional.empty(), 0);
  }

  /**
   * Returns the deadline at the end of a duration by another clock.
   *
   * @param slowerClock returns nanoseconds and never runs faster than {@link System#nanoTime}, such
   *     as the CPU time of a thread; read on the thread that checks the deadline, and only once the
   *     deadline can have passed, because such clocks are expensive
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
