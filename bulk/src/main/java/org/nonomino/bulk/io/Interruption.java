package org.nonomino.bulk.io;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Makes Ctrl-C end a run cleanly: the thread of the run is interrupted, and the process waits a
 * moment for it to write out what it has.
 */
public final class Interruption {
  private static final long GRACE_MILLIS = 500;

  private final CountDownLatch handled = new CountDownLatch(1);
  private final Thread hook;

  private Interruption(Thread runner) {
    this.hook = new Thread(() -> interrupt(runner), "end-of-run");
  }

  /**
   * Returns the interruption of the current thread if the process is asked to end before {@link
   * #handled}.
   */
  public static Interruption ofThisThreadAtExit() {
    Interruption interruption = new Interruption(Thread.currentThread());
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** A task that runs until the process is asked to end. */
  @FunctionalInterface
  public interface Work {
    ExitCode run() throws IOException, InterruptedException, UsageException;
  }

  /**
   * Runs what can be interrupted so, on this thread.
   *
   * @param output the file that is written; if empty, it is standard output
   * @return how it ended
   * @throws UsageException if the file cannot be written, or the work throws it
   */
  public static ExitCode whileRunning(Optional<String> output, Work work) throws UsageException {
    Interruption interruption = ofThisThreadAtExit();
    try {
      return work.run();
    } catch (IOException e) {
      return OutputFile.broken(output, e);
    } catch (InterruptedException e) {
      return ExitCode.LIMIT;
    } finally {
      interruption.handled();
    }
  }

  private void interrupt(Thread runner) {
    runner.interrupt();
    try {
      // Where the runner waits for input it does not wake up: it has written out what it has
      // before.
      handled.await(GRACE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The run is over: nothing is left to be written. */
  public void handled() {
    handled.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already, and the hook has just learned that it need not wait.
      handled.countDown();
    }
  }
}
