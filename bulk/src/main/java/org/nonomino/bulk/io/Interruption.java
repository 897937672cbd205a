package org.nonomino.bulk.io;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets Ctrl-C end a run cleanly: the thread of the run is interrupted, and the process waits a
 * moment for it to write its finished results.
 */
public final class Interruption {
  private static final Duration GRACE = Duration.ofMillis(500);

  private final CountDownLatch handled = new CountDownLatch(1);
  private final Thread hook;

  private final Duration grace;

  private Interruption(Thread runner, Duration grace) {
    this.grace = grace;
    this.hook = new Thread(() -> interrupt(runner), "end-of-run");
  }

  /**
   * Returns the interruption of the current thread for the case that the process is asked to end
   * before {@link #handled}.
   */
  public static Interruption ofThisThreadAtExit() {
    return ofThisThreadAtExit(GRACE);
  }

  private static Interruption ofThisThreadAtExit(Duration grace) {
    Interruption interruption = new Interruption(Thread.currentThread(), grace);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** A task that runs until the process is asked to end. */
  @FunctionalInterface
  public interface Work {
    ExitCode run() throws IOException, InterruptedException, UsageException;
  }

  /**
   * Runs work that can be interrupted in this way, on this thread.
   *
   * @param output the output file; if empty, standard output
   * @return the exit code of the work
   * @throws UsageException if the file cannot be written, or the work throws it
   */
  public static ExitCode whileRunning(Optional<String> output, Work work) throws UsageException {
    return whileRunning(output, GRACE, work);
  }

  /**
   * Runs work as the other method does.
   *
   * @param grace the time to write the results after the interrupt; longer than usual only for work
   *     that no longer waits for input
   */
  public static ExitCode whileRunning(Optional<String> output, Duration grace, Work work)
      throws UsageException {
    Interruption interruption = ofThisThreadAtExit(grace);
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
      // While the runner waits for input it does not wake up, but has already written its finished
      // results.
      handled.await(grace.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reports that the run is over and that all output is written. */
  public void handled() {
    handled.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already, and its hook now stops waiting.
      handled.countDown();
    }
  }
}
