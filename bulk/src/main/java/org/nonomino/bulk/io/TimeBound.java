package org.nonomino.bulk.io;

import java.time.Duration;
import java.util.Optional;

/**
 * Ends a run by elapsed time: interrupts the thread that created it, once. The limits of single
 * puzzles may count the time of a processor, which is longer on a busy machine.
 */
public final class TimeBound implements AutoCloseable {
  private final Thread runner = Thread.currentThread();
  private final Optional<Thread> timer;
  private boolean hasEnded;
  private boolean isClosed;

  TimeBound(Optional<Duration> within) {
    timer = within.map(time -> new Thread(() -> interruptAfter(time), "within"));
    timer.ifPresent(
        thread -> {
          thread.setDaemon(true);
          thread.start();
        });
  }

  /** A step of a run that can be interrupted. */
  @FunctionalInterface
  public interface Step<E extends Exception> {
    /** Takes the step. */
    void run() throws E, InterruptedException;
  }

  private void interruptAfter(Duration time) {
    try {
      Thread.sleep(time.toMillis(), time.toNanosPart() % 1_000_000);
    } catch (InterruptedException e) {
      return;
    }
    end();
  }

  private synchronized void end() {
    if (!isClosed) {
      hasEnded = true;
      runner.interrupt();
    }
  }

  /**
   * Takes a step, and returns whether it was completed before the time was over.
   *
   * @throws InterruptedException if the thread was interrupted for another reason
   */
  public <E extends Exception> boolean completes(Step<E> step) throws E, InterruptedException {
    try {
      step.run();
      return true;
    } catch (InterruptedException e) {
      if (!hasEnded()) {
        throw e;
      }
      return false;
    }
  }

  /** Returns whether the time was over before {@link #close}. */
  public synchronized boolean hasEnded() {
    return hasEnded;
  }

  /** Stops the clock. From now on, the thread is not interrupted. */
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
    }
    timer.ifPresent(Thread::interrupt);
    if (hasEnded()) {
      // The interrupt may have come after the last step.
      Thread.interrupted();
    }
  }
}
