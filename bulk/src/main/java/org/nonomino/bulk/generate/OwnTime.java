package org.nonomino.bulk.generate;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.nonomino.solver.Deadline;

/**
 * Deadlines in the processor time of a thread, so that a puzzle that is found in time is also found
 * in time on a busy machine.
 */
public final class OwnTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private OwnTime() {}

  /**
   * Returns a deadline for this thread alone. It uses elapsed time if the virtual machine does not
   * measure threads.
   */
  public static Deadline in(Duration duration) {
    return THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled()
        ? Deadline.in(duration, THREADS::getCurrentThreadCpuTime)
        : Deadline.in(duration);
  }
}
