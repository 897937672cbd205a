package org.nonomino.bulk.generate;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.nonomino.solver.Deadline;

/**
 * Deadlines by the time that a thread itself has worked: a puzzle that is found in time is found in
 * time on a busy machine, too.
 */
public final class OwnTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private OwnTime() {}

  /**
   * Returns a deadline for this thread alone; by the clock on the wall where threads are not
   * measured.
   */
  public static Deadline in(Duration duration) {
    return THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled()
        ? Deadline.in(duration, THREADS::getCurrentThreadCpuTime)
        : Deadline.in(duration);
  }
}
