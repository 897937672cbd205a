package org.nonomino.bulk.io;

import java.time.Duration;
import java.util.Optional;

/**
 * The processors and the time that a run may use.
 *
 * @param threads the number of working threads, at least 1
 * @param within the time after which the run ends, with the results found by then
 */
public record Effort(int threads, Optional<Duration> within) {
  /** One thread, for as long as it takes. */
  public static final Effort ONE_THREAD = new Effort(1, Optional.empty());

  /** The remark about a run that ended because of {@code --within}. */
  public static final String ENDED =
      "The time of --within is over, so the run ended with the results found by then.";

  /** Returns this effort with fewer threads. */
  public Effort withThreads(int newThreads) {
    return new Effort(newThreads, within);
  }

  /** Starts the time of a run on this thread. */
  public TimeBound begin() {
    return new TimeBound(within);
  }
}
