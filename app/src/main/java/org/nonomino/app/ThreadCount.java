package org.nonomino.app;

import java.util.Optional;

/** Reads {@code --threads}. */
final class ThreadCount {
  private static final int MOST = 1024;

  private ThreadCount() {}

  /** Returns how many threads shall work: as many as there are processors where nothing is said. */
  static int of(Optional<Integer> wanted) throws UsageException {
    int threads = wanted.orElse(Runtime.getRuntime().availableProcessors());
    if (threads < 1 || threads > MOST) {
      throw new UsageException("--threads=" + threads + ": give a number from 1 to " + MOST + ".");
    }
    return threads;
  }
}
