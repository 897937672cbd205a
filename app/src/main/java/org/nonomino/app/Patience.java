package org.nonomino.app;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Work that a person waits for: where it takes long, that is said. */
final class Patience {
  /** The most time for one piece of work. */
  static final Duration MOST = Duration.ofSeconds(30);

  private static final Executor SOON = CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS);

  private Patience() {}

  /**
   * Does some work.
   *
   * @param name what it is: {@code Solving}
   */
  static <T> T of(Dialogue dialogue, String name, Supplier<T> work) {
    String notice = name + " takes a while, " + MOST.toSeconds() + " seconds at most ...\n";
    CompletableFuture<Void> said = CompletableFuture.runAsync(() -> dialogue.say(notice), SOON);
    try {
      return dialogue.work(work);
    } finally {
      said.cancel(false);
    }
  }
}
