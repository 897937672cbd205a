package org.nonomino.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class DeadlineTest {
  @Test
  void neverPasses() {
    assertThat(Deadline.NEVER.isPast()).isFalse();
  }

  @Test
  void isPastAtOnceWithoutADuration() {
    assertThat(Deadline.in(Duration.ZERO).isPast()).isTrue();
    assertThat(Deadline.in(Duration.ofSeconds(-5)).isPast()).isTrue();
  }

  @Test
  void passesAfterItsDuration() throws InterruptedException {
    Deadline deadline = Deadline.in(Duration.ofMillis(20));
    long start = System.nanoTime();
    while (!deadline.isPast()) {
      assertThat(System.nanoTime() - start).isLessThan(Duration.ofMinutes(1).toNanos());
      Thread.sleep(1);
    }
    assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(20_000_000L);
    assertThat(deadline.isPast()).as("once past, always past").isTrue();
  }

  @Test
  void passesByASlowerClockWhenThatIsAsFar() throws InterruptedException {
    AtomicLong time = new AtomicLong(7);
    Deadline deadline = Deadline.in(Duration.ofMillis(20), time::get);
    assertThat(deadline.isPast()).isFalse();
    Thread.sleep(25);

    assertThat(deadline.isPast()).as("only the wall's clock has moved").isFalse();
    time.addAndGet(Duration.ofMillis(20).toNanos() - 1);
    assertThat(deadline.isPast()).isFalse();
    time.incrementAndGet();
    assertThat(deadline.isPast()).isTrue();
  }

  @Test
  void doesNotAskASlowerClockBeforeItCanHavePassed() {
    AtomicInteger asked = new AtomicInteger();
    Deadline deadline = Deadline.in(Duration.ofHours(1), asked::incrementAndGet);
    int atStart = asked.get();
    for (int i = 0; i < 1_000; i++) {
      assertThat(deadline.isPast()).isFalse();
    }

    assertThat(asked).hasValue(atStart);
  }

  @Test
  void liesAhead() {
    assertThat(Deadline.in(Duration.ofHours(1)).isPast()).isFalse();
    assertThat(Deadline.in(Duration.ofDays(36_499)).isPast()).isFalse();
  }

  /** Durations that exceed a long in nanoseconds. */
  @Test
  void takesACenturyAsNever() {
    assertThat(Deadline.in(Duration.ofDays(36_500))).isSameAs(Deadline.NEVER);
    assertThat(Deadline.in(Duration.ofSeconds(Long.MAX_VALUE))).isSameAs(Deadline.NEVER);
  }
}
