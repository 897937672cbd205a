package org.nonomino.benchmarks;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Checks answers before the measurement, for at most {@code -Dcheck.seconds}. */
final class Check {
  private static final long SECONDS = Long.getLong("check.seconds", 60);

  private Check() {}

  /**
   * Runs a check.
   *
   * @param name a name for people
   * @param check throws if an answer is wrong
   * @throws IllegalStateException if it takes too long
   */
  static void run(String name, Runnable check) throws InterruptedException, ExecutionException {
    FutureTask<Boolean> task = new FutureTask<>(check, Boolean.TRUE);
    // A daemon, because some peers cannot be interrupted, and the process must be able to end.
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
