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

  private final Dialogue dialogue;
  private boolean isOver;

  private Patience(Dialogue dialogue) {
    this.dialogue = dialogue;
  }

  /**
   * Does some work.
   *
   * @param name what it is: {@code Solving}
   */
  static <T> T of(Dialogue dialogue, String name, Supplier<T> work) {
    Patience patience = new Patience(dialogue);
    SOON.execute(
        () ->
            patience.notice(
                name + " takes a while, " + MOST.toSeconds() + " seconds at most ...\n"));
    try {
      return dialogue.work(work);
    } finally {
      patience.end();
    }
  }

  private synchronized void notice(String notice) {
    if (!isOver) {
      dialogue.say(notice);
    }
  }

  /** From now on there is no notice, and none is half said: it would land in the answer. */
  private synchronized void end() {
    isOver = true;
  }
}
