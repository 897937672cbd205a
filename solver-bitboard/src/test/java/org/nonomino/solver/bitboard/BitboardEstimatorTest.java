package org.nonomino.solver.bitboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.solver.SolutionEstimator.Estimate;
import org.nonomino.solver.testkit.ConstraintMixture;

/** Compares estimates with known and with counted numbers. */
final class BitboardEstimatorTest {
  private static final long SEED = 7;

  private final SolutionEstimator estimator = new BitboardEstimator();

  /** The numbers of Latin squares and of grids with boxes: OEIS A002860 and A107739. */
  static Stream<Arguments> known() {
    return Stream.of(
        Arguments.of(RegionMask.boxes(2, 3), 28_200_960.0),
        Arguments.of(RegionMask.boxes(3, 3), 6.670903752021073e21),
        Arguments.of(RegionMask.none(6), 812_851_200.0),
        Arguments.of(RegionMask.none(7), 6.14794199040e13));
  }

  @ParameterizedTest
  @MethodSource("known")
  void comesCloseToKnownNumbers(RegionMask mask, double number) {
    double wanted = 0.08;
    Estimate estimate =
        estimator.estimate(new Puzzle(Grid.empty(mask.size()), mask), wanted, SEED, Deadline.NEVER);
    assertThat(estimate.error()).isPositive().isLessThanOrEqualTo(wanted);
    // Twice the interval of 95 %: an error in the probabilities would be far larger.
    assertThat(estimate.solutions() / number).isCloseTo(1, within(2 * wanted));
  }

  /** Counts with the probes alone, which the estimator does not use for so few solutions. */
  @Test
  void probesAgreeWithCountsUnderConstraints() {
    int compared = 0;
    for (long seed = 0; compared < 8; seed++) {
      Rules rules = ConstraintMixture.of(RegionMask.boxes(2, 3), seed).rules();
      Puzzle puzzle = new Puzzle(Grid.empty(rules.size()), rules);
      long count =
          new BitboardSolver()
              .prepare(rules)
              .run(puzzle.givens(), SearchLimits.solutions(5_000), SearchObserver.NONE)
              .solutions();
      if (count < 100 || count == 5_000) {
        continue;
      }
      compared++;
      Probes probes = new BitboardSolver().probes(puzzle, SearchLimits.NONE, SEED);
      double sum = 0;
      double squares = 0;
      int descents = 2_000;
      for (int i = 0; i < descents; i++) {
        double number = Math.exp(probes.next());
        sum += number;
        squares += number * number;
      }
      double mean = sum / descents;
      double deviation = Math.sqrt((squares / descents - mean * mean) / descents);
      assertThat(mean).as("seed %d", seed).isCloseTo((double) count, within(5 * deviation));
      assertThat(deviation).as("seed %d", seed).isLessThan(0.2 * count);
    }
  }

  @Test
  void fewSolutionsAreCounted() {
    Grid givens = Grid.ofSymbols(4, "12343412.1.3.3.1").orElseThrow();
    Puzzle two = new Puzzle(givens, RegionMask.boxes(2, 2));
    assertThat(estimator.estimate(two, 0.05, SEED, Deadline.NEVER))
        .isEqualTo(new Estimate(2, 0, 0));
    Grid twice = Grid.empty(4).with(0, 1).with(1, 1);
    Puzzle none = new Puzzle(twice, RegionMask.boxes(2, 2));
    assertThat(estimator.estimate(none, 0.05, SEED, Deadline.NEVER))
        .isEqualTo(new Estimate(0, 0, 0));
  }

  @Test
  void aDeadlineLeavesWhatWasCounted() {
    Puzzle empty = new Puzzle(Grid.empty(9), RegionMask.boxes(3, 3));
    Estimate estimate = estimator.estimate(empty, 0.05, SEED, Deadline.in(Duration.ZERO));
    assertThat(estimate.isExact()).isFalse();
    assertThat(estimate.error()).isInfinite();
    assertThat(estimate.probes()).isZero();
  }
}
