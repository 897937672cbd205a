package org.nonomino.bulk.options;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;

/** Reads {@code --threads}. */
public final class ThreadCount {
  private static final int MOST = 1024;

  private ThreadCount() {}

  /** Returns how many threads work: as many as there are processors by default. */
  public static int of(Optional<TypedNumber> wanted) throws UsageException {
    return wanted.isPresent()
        ? wanted.get().whole("--threads", 1, MOST, "give a number from 1 to " + MOST)
        : Math.min(Runtime.getRuntime().availableProcessors(), MOST);
  }
}
