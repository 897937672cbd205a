package org.nonomino.bulk.options;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.UsageException;
import picocli.CommandLine.Option;

/** The options {@code --threads} and {@code --within}. */
public final class EffortOptions {
  private static final int MAX = 1024;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads (default: one per processor).")
  private Optional<TypedNumber> threads = Optional.empty();

  @Option(
      names = "--within",
      paramLabel = "TIME",
      description =
          "End the run after this time on the clock, with the results found by then and exit code 3: 60s, 5m"
              + " (default: no limit).")
  private Optional<Duration> within = Optional.empty();

  /** Returns the threads and the time of the run. */
  public Effort effort() throws UsageException {
    return new Effort(threads(), within);
  }

  /** Returns the number of threads, by default one per processor. */
  private int threads() throws UsageException {
    return threads.isPresent()
        ? threads.get().whole("--threads", 1, MAX, "give a number from 1 to " + MAX)
        : Math.min(Runtime.getRuntime().availableProcessors(), MAX);
  }
}
