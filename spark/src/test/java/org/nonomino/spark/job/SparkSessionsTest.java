package org.nonomino.spark.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;

final class SparkSessionsTest {
  private static final String LOOPBACK = "127.0.0.1";

  @Test
  void runsTasksAndEnds() {
    JavaSparkContext ended;
    try (JavaSparkContext session = SparkSessions.open("sum")) {
      ended = session;
      JavaRDD<Integer> numbers =
          session.parallelize(IntStream.rangeClosed(1, 1000).boxed().toList(), 7);

      assertThat(numbers.getNumPartitions()).isEqualTo(7);
      assertThat(numbers.map(number -> 2 * number).reduce(Integer::sum)).isEqualTo(1_001_000);
    }
    assertThat(ended.sc().isStopped()).isTrue();
  }

  @Test
  void isReachedFromThisMachineOnly() {
    try (JavaSparkContext session = SparkSessions.open("settings")) {
      assertThat(session.getConf().get("spark.driver.bindAddress")).isEqualTo(LOOPBACK);
      assertThat(session.sc().env().blockManager().blockManagerId().host()).isEqualTo(LOOPBACK);
      assertThat(session.sc().uiWebUrl().isEmpty()).isTrue();
    }
  }

  @Test
  void whatSparkSubmitSaysCounts() {
    Map<String, String> said =
        Map.of(
            "spark.master",
            "local[3]",
            "spark.driver.host",
            LOOPBACK,
            "spark.driver.bindAddress",
            LOOPBACK,
            "spark.ui.enabled",
            "false");
    said.forEach(System::setProperty);
    try (JavaSparkContext session = SparkSessions.open("settings")) {
      assertThat(session.master()).isEqualTo("local[3]");
      assertThat(session.getConf().contains("spark.eventLog.enabled")).isFalse();
    } finally {
      said.keySet().forEach(System::clearProperty);
    }
  }
}
