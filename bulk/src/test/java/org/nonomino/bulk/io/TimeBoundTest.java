package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

final class TimeBoundTest {
  private static final Effort SHORT = new Effort(1, Optional.of(Duration.ofMillis(1)));
  private static final Effort LONG = new Effort(1, Optional.of(Duration.ofDays(1)));

  @Test
  void endsAStepThatTakesTooLong() throws InterruptedException {
    try (TimeBound bound = SHORT.begin()) {
      CountDownLatch never = new CountDownLatch(1);
      assertThat(bound.<RuntimeException>completes(never::await)).isFalse();
      assertThat(bound.hasEnded()).isTrue();
    }
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void leavesOtherInterruptsToTheCaller() {
    try (TimeBound bound = LONG.begin()) {
      assertThatExceptionOfType(InterruptedException.class)
          .isThrownBy(
              () ->
                  bound.<RuntimeException>completes(
                      () -> {
                        throw new InterruptedException();
                      }));
      assertThat(bound.hasEnded()).isFalse();
    }
  }

  @Test
  void letsStepsComplete() throws InterruptedException {
    for (Effort effort : new Effort[] {LONG, Effort.ONE_THREAD}) {
      try (TimeBound bound = effort.begin()) {
        assertThat(bound.<RuntimeException>completes(() -> {})).isTrue();
      }
      assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
  }

  /** The time may be over between the last step and the end. */
  @Test
  void leavesNoInterruptBehind() throws InterruptedException {
    TimeBound bound = SHORT.begin();
    while (!bound.hasEnded()) {
      Thread.onSpinWait();
    }
    bound.close();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }
}
