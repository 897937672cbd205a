package org.nonomino.app.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.nonomino.bulk.io.Verbosity;
import org.slf4j.LoggerFactory;

/**
 * Sends the log to standard error: by default only warnings and errors, each in one line, and
 * limited in number; {@value Verbosity#LEVEL_PROPERTY} asks for more. Configured in Java rather
 * than in a file, because parsing XML would take a third of the time of a short run.
 */
public final class LogConfigurator extends ContextAwareBase implements Configurator {
  /** Control characters of a terminal, and characters that change the direction of text. */
  private static final String UNSAFE = "\\p{Cc}\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069";

  /** Formats any event as one line, without a stack trace. */
  private static final String SHORT =
      "%-5level %logger{0}: %nopex%replace(%.-400message){'[" + UNSAFE + "]+', ' '}%n";

  /** Formats an event with its stack trace. */
  private static final String LONG =
      "%-5level %logger{0}: %replace(%message%n%ex){'[" + UNSAFE + "&&[^\\x09\\x0A\\x0D]]', ' '}";

  /** Called by Logback because of an entry in {@code META-INF/services}. */
  public LogConfigurator() {}

  /** Writes pending lines and ends logging. */
  public static void end() {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
      context.stop();
    }
  }

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    Level level = Level.toLevel(System.getProperty(Verbosity.LEVEL_PROPERTY), Level.WARN);
    boolean isShort = level.isGreaterOrEqual(Level.WARN);
    ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
    appender.setContext(context);
    appender.setTarget("System.err");
    appender.setEncoder(encoder(context, isShort));
    appender.start();
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(level);
    root.addAppender(isShort ? limited(appender, context) : appender);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /** Returns the encoder of events, for one line without a stack trace or for all details. */
  static PatternLayoutEncoder encoder(LoggerContext context, boolean isShort) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern(isShort ? SHORT : LONG);
    encoder.start();
    return encoder;
  }

  private static Appender<ILoggingEvent> limited(
      Appender<ILoggingEvent> appender, LoggerContext context) {
    LimitedAppender limited = new LimitedAppender(appender);
    limited.setContext(context);
    limited.start();
    return limited;
  }
}
