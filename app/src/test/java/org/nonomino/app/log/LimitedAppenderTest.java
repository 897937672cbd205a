package org.nonomino.app.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.OutputStreamAppender;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the log of a server under a flood of requests. The events set the time. */
final class LimitedAppenderTest {
  private static final int LINES = LimitedAppender.LINES_A_MINUTE;

  private final LoggerContext context = new LoggerContext();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final OutputStreamAppender<ILoggingEvent> target = new OutputStreamAppender<>();
  private final LimitedAppender appender = new LimitedAppender(target);

  @BeforeEach
  void start() {
    context.setMDCAdapter(new LogbackMDCAdapter());
    target.setContext(context);
    target.setEncoder(LogConfigurator.encoder(context, true));
    target.setOutputStream(out);
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
      log("line", millis);
    }
  }

  private void log(String message, long millis) {
    LoggingEvent event =
        new LoggingEvent(
            "test",
            context.getLogger("org.example.Test"),
            Level.WARN,
            message,
            new IllegalStateException("trace"),
            null) {
          @Override
          public long getTimeStamp() {
            return millis;
          }
        };
    appender.doAppend(event);
  }

  private List<String> lines() {
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static List<String> lines(int count) {
    return Collections.nCopies(count, "WARN  Test: line");
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
        .containsExactly(
            "WARN  Log: 1001 more lines were left out.", "WARN  Test: line", "WARN  Test: line");
    log(LINES - 1, 130_000);

    appender.stop();
    assertThat(lines()).last().isEqualTo("WARN  Log: 1 more line was left out.");
    assertThat(lines()).hasSize(2 * LINES + 2);
  }

  /** Data from clients cannot forge a line, control a terminal, or fill the log. */
  @Test
  void anEventIsOneShortLine() {
    log("a\r\nERROR b\u001b[31m" + "x".repeat(10_000), 60_000);

    assertThat(lines()).hasSize(1);
    assertThat(lines().get(0)).startsWith("WARN  Test: a ERROR b [31mxxx").hasSizeLessThan(500);
  }

  /** Data from a client, such as the name in {@code Host}, may be in a message and in a trace. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatATerminalWouldObeyIsLeftOut(boolean isShort) {
    String hostile = "a\u009Bb\u0085c\u001B[31md\u0007e\u202Ef";
    target.setEncoder(LogConfigurator.encoder(context, isShort));

    target.doAppend(
        new LoggingEvent(
            "test",
            context.getLogger("org.example.Test"),
            Level.WARN,
            hostile,
            new IllegalStateException(hostile),
            null));

    String logged = out.toString(StandardCharsets.UTF_8);
    assertThat(logged).startsWith("WARN  Test: a b c [31md e f").endsWith("\n");
    assertThat(logged.replaceAll("[\n\t]", "")).doesNotContainPattern("[\\p{Cc}\u202E]");
    assertThat(logged.contains("\tat ")).isNotEqualTo(isShort);
  }
}
