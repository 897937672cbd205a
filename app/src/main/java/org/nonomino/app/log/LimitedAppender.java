package org.nonomino.app.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.AppenderBase;
import java.util.concurrent.TimeUnit;

/**
 * Passes on this many lines a minute and counts the others: whoever sends bad requests to a server
 * must not be able to fill a disk. At the end of the minute the log says how many there were.
 */
final class LimitedAppender extends AppenderBase<ILoggingEvent> {
  static final int LINES_A_MINUTE = 20;
  private static final long MINUTE_MILLIS = 60_000;

  private final Appender<ILoggingEvent> target;
  private long minuteBegin;
  private int lines;
  private long leftOut;

  /** Makes an appender; the target is started and stopped by whoever made it. */
  LimitedAppender(Appender<ILoggingEvent> target) {
    this.target = target;
  }

  @Override
  protected void append(ILoggingEvent event) {
    if (event.getTimeStamp() - minuteBegin >= MINUTE_MILLIS) {
      tellLeftOut();
      minuteBegin = event.getTimeStamp();
      lines = 0;
    }
    lines++;
    if (lines <= LINES_A_MINUTE) {
      target.doAppend(event);
      return;
    }
    leftOut++;
    if (leftOut == 1) {
      // The next line may be long in coming.
      var unused =
          getContext()
              .getScheduledExecutorService()
              .schedule(this::tellLeftOut, MINUTE_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized void tellLeftOut() {
    if (leftOut > 0) {
      Logger logger = ((LoggerContext) getContext()).getLogger("Log");
      String message =
          leftOut == 1 ? "1 more line was left out." : leftOut + " more lines were left out.";
      leftOut = 0;
      target.doAppend(
          new LoggingEvent(
              LimitedAppender.class.getName(), logger, Level.WARN, message, null, null));
    }
  }

  /** Reports what is still unreported. */
  @Override
  public synchronized void stop() {
    tellLeftOut();
    super.stop();
  }
}
