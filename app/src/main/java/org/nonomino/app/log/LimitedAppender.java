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
 * Passes on a limited number of lines per minute, so that bad requests to a server cannot fill a
 * disk. The other lines are counted and reported at the end of the minute.
 */
final class LimitedAppender extends AppenderBase<ILoggingEvent> {
  static final int LINES_A_MINUTE = 20;
  private static final long MINUTE_MILLIS = 60_000;

  private final Appender<ILoggingEvent> target;
  private long minuteBegin;
  private int lines;
  private long leftOut;

  /** Creates an appender; starting and stopping the target is up to the caller. */
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
      // A timer reports them, because the next line may come much later.
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

  /** Reports the lines that were left out since the last report. */
  @Override
  public synchronized void stop() {
    tellLeftOut();
    super.stop();
  }
}
