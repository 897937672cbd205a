package org.nonomino.spark.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberRoundsTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 63, 64, 1000, 1_000_000, 1_000_000_000})
  void namesNeverEndHoweverOftenMoreIsNeeded(long number) {
    for (OptionalInt wanted : List.of(OptionalInt.empty(), OptionalInt.of(50_000))) {
      NumberRounds rounds = new NumberRounds(number, wanted);
      long next = 0;
      int part = 0;
      for (int round = 0; round < 30; round++) {
        List<NumberRounds.Range> ranges = rounds.next(number);

        assertThat(ranges).isNotEmpty();
        for (NumberRounds.Range range : ranges) {
          part++;
          assertThat(range.part()).isEqualTo(part);
          assertThat(range.from()).isEqualTo(next);
          assertThat(range.to()).isGreaterThan(next);
          next = range.to();
        }
      }
      assertThat(rounds.nextPart()).isEqualTo(part + 1).isLessThan(100_000);
    }
  }

  @Test
  void furtherRoundsGrow() {
    NumberRounds rounds = new NumberRounds(10, OptionalInt.empty());
    assertThat(last(rounds.next(10))).isEqualTo(10);
    assertThat(last(rounds.next(3))).isEqualTo(10 + 64);
    assertThat(last(rounds.next(3))).isEqualTo(10 + 64 + 128);
  }

  private static long last(List<NumberRounds.Range> ranges) {
    return ranges.get(ranges.size() - 1).to();
  }

  @Test
  void fewThingsAreSharedByManyTasks() {
    assertThat(new NumberRounds(100, OptionalInt.empty()).next(100)).hasSize(50);
    assertThat(new NumberRounds(100, OptionalInt.of(7)).next(100)).hasSize(7);
    assertThat(new NumberRounds(1_000_000, OptionalInt.empty()).next(1_000_000)).hasSize(4000);
  }
}
