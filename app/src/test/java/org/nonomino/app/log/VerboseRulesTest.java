package org.nonomino.app.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.app.Run;
import org.nonomino.bulk.RuleDetails;
import org.nonomino.bulk.io.Verbosity;
import org.slf4j.LoggerFactory;

/** Tests of what {@code --verbose} reports on the custom rules of puzzles. */
final class VerboseRulesTest {
  private static final String PUZZLE =
      """
      1 . . .
      . . . 2
      . . . .
      . . . .

      pair "2 / (a - b) < 2": r1c1 r1c2
      """;

  private final Logger logger = (Logger) LoggerFactory.getLogger(RuleDetails.class);
  private final ListAppender<ILoggingEvent> events = new ListAppender<>();

  @BeforeEach
  void listen() {
    events.start();
    logger.setLevel(Level.INFO);
    logger.addAppender(events);
  }

  @AfterEach
  void stop() {
    logger.detachAppender(events);
    System.clearProperty(Verbosity.LEVEL_PROPERTY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "check", "explain", "hint", "rate"})
  void namesUndefinedPairs(String command) {
    Run.withInput(PUZZLE, command, "--verbose");

    assertThat(events.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .containsExactly(
            "standard input:1: pairs for which the rule '2 / (a - b) < 2' is undefined are not"
                + " allowed: 1 1, 2 2, 3 3, 4 4.");
  }

  @Test
  void saysNothingUnlessRequested() {
    Run.withInput(PUZZLE, "solve");

    assertThat(events.list).isEmpty();
  }
}
