package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.nonomino.generator.terms.SeededRandom;

final class SeededRandomTest {
  /** The first numbers of SplitMix64 with the seed 1234567, as published with xoshiro. */
  @Test
  void givesThePublishedSequence() {
    SeededRandom random = new SeededRandom(1234567);

    assertThat(LongStream.generate(random::nextLong).limit(5))
        .containsExactly(
            6457827717110365317L,
            3203168211198807973L,
            Long.parseUnsignedLong("9817491932198370423"),
            4593380528125082431L,
            Long.parseUnsignedLong("16408922859458223821"));
  }

  @Test
  void drawsEachNumberBelowTheBoundEquallyOften() {
    SeededRandom random = new SeededRandom(7);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[random.nextInt(counts.length)]++;
    }

    // Five standard deviations are 460.
    assertThat(counts)
        .satisfies(all -> assertThat(IntStream.of(all)).allMatch(c -> Math.abs(c - 10_000) < 460));
  }

  @Test
  void shufflesIntoEachOrderEquallyOften() {
    SeededRandom random = new SeededRandom(8);
    int[] counts = new int[6];
    for (int i = 0; i < 60_000; i++) {
      int[] order = random.permutation(3);
      counts[order[0] * 2 + (order[1] > order[2] ? 1 : 0)]++;
    }

    assertThat(IntStream.of(counts)).allMatch(count -> Math.abs(count - 10_000) < 460);
  }

  @Test
  void givesOtherSequencesForOtherNumbers() {
    assertThat(
            LongStream.range(0, 1000)
                .flatMap(
                    number ->
                        LongStream.of(
                            SeededRandom.of(1, number).nextLong(),
                            SeededRandom.of(2, number).nextLong()))
                .distinct())
        .hasSize(2000);
  }

  @Test
  void staysBelowOne() {
    SeededRandom random = new SeededRandom(9);
    double[] drawn = DoubleStream.generate(random::nextDouble).limit(10_000).toArray();

    assertThat(Arrays.stream(drawn)).allMatch(number -> number >= 0 && number < 1);
    assertThat(Arrays.stream(drawn).average().orElseThrow()).isBetween(0.48, 0.52);
  }

  @Test
  void refusesABoundOfNothing() {
    assertThatThrownBy(() -> new SeededRandom(1).nextInt(0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
