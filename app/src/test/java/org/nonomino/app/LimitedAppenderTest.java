package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The log of a server that somebody floods. The time is that of the events. */
final class LimitedAppenderTest {
  private static final int LINES = LimitedAppender.LINES_A_MINUTE;

  private final LoggerContext context = new LoggerContext();
  private final ListAppender<ILoggingEvent> target = new ListAppender<>();
  private final LimitedAppender appender = new LimitedAppender(target);

  @BeforeEach
  void start() {
    target.start();
    appender.setContext(context);
    appender.start();
  }

  @AfterEach
  void stop() {
    context.stop();
  }

  private void log(int count, long millis) {
    for (int i = 0; i < count; i++) {
      LoggingEvent event = new LoggingEvent();
      event.setLevel(Level.WARN);
      event.setLoggerName("test");
      event.setTimeStamp(millis);
      event.setMessage("line");
      appender.doAppend(event);
    }
  }

  private List<String> lines() {
    return target.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
  }

  private static List<String> lines(int count) {
    return IntStream.range(0, count).mapToObj(i -> "line").toList();
  }

  @Test
  void fewLinesPassAsTheyAre() {
    for (int minute = 1; minute <= 3; minute++) {
      log(LINES, minute * 60_000L);
    }

    assertThat(lines()).isEqualTo(lines(3 * LINES));
  }

  @Test
  void manyLinesAreCounted() {
    log(LINES + 1000, 60_000);
    log(1, 119_999);
    assertThat(lines()).isEqualTo(lines(LINES));

    log(2, 120_000);
    assertThat(lines().subList(LINES, LINES + 3))
        .containsExactly("1001 more lines were left out.", "line", "line");
    log(LINES - 1, 130_000);

    appender.stop();
    assertThat(lines()).last().isEqualTo("1 more line was left out.");
    assertThat(lines()).hasSize(2 * LINES + 2);
  }
}
