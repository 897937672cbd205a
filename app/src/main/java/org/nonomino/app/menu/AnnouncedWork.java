package org.nonomino.app.menu;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Work with a user waiting: a notice is printed if it takes more than a second. */
final class AnnouncedWork {
  /** The time limit for one piece of work. */
  static final Duration MAX_TIME = Duration.ofSeconds(30);

  private static final Executor SOON = CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS);

  private final Dialogue dialogue;
  private boolean isOver;

  private AnnouncedWork(Dialogue dialogue) {
    this.dialogue = dialogue;
  }

  /**
   * Runs some work.
   *
   * @param name the name of the work, such as {@code Solving}
   */
  static <T> T run(Dialogue dialogue, String name, Supplier<T> work) {
    AnnouncedWork announced = new AnnouncedWork(dialogue);
    SOON.execute(
        () ->
            announced.notice(
                name + " takes a while, at most " + MAX_TIME.toSeconds() + " seconds ...\n"));
    try {
      return dialogue.work(work);
    } finally {
      announced.end();
    }
  }

  private synchronized void notice(String notice) {
    if (!isOver) {
      dialogue.say(notice);
    }
  }

  /**
   * Prevents further notices and waits for one being printed, so that none mixes with the answer.
   */
  private synchronized void end() {
    isOver = true;
  }
}
