package org.nonomino.benchmarks;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Looks at answers before the clock starts, for {@code -Dcheck.seconds} at most. */
final class Check {
  private static final long SECONDS = Long.getLong("check.seconds", 60);

  private Check() {}

  /**
   * Runs a check.
   *
   * @param name of what is checked, for people
   * @param check throws where an answer is wrong
   * @throws IllegalStateException if it takes too long
   */
  static void run(String name, Runnable check) throws InterruptedException, ExecutionException {
    FutureTask<Boolean> task = new FutureTask<>(check, Boolean.TRUE);
    // A daemon: not every peer can be interrupted, and the process must be able to end.
    Thread thread = new Thread(task, "check");
    thread.setDaemon(true);
    thread.start();
    try {
      task.get(SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      thread.interrupt();
      throw new IllegalStateException(
          name + " needs more than " + SECONDS + " s to go through once", e);
    }
  }
}
