package org.nonomino.bulk.options;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import picocli.CommandLine.Option;

/** The option {@code --threads}. */
public final class ThreadsOption {
  private static final int MAX = 1024;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads (default: one per processor).")
  private Optional<TypedNumber> threads = Optional.empty();

  /** Returns the number of threads, by default one per processor. */
  public int count() throws UsageException {
    return threads.isPresent()
        ? threads.get().whole("--threads", 1, MAX, "give a number from 1 to " + MAX)
        : Math.min(Runtime.getRuntime().availableProcessors(), MAX);
  }
}
