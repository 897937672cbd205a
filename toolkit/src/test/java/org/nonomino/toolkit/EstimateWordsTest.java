package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.solver.SolutionEstimator.Estimate;

/** Tests the sentences about numbers of solutions. */
final class EstimateWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0       | 0        | 0    | No solution.",
        "1       | 0        | 0    | Exactly 1 solution.",
        "1234    | 0        | 0    | Exactly 1,234 solutions.",
        "654321  | 0.123    | 5000 | About 654,321 solutions, ±12 % (95 % confidence, 5,000 random probes).",
        "6.67e21 | 0.0489   | 1402 | About 6.67 × 10²¹ solutions, ±4.9 % (95 % confidence, 1,402 random probes).",
        "9.999e9 | 0.0999   | 1402 | About 1.00 × 10¹⁰ solutions, ±10.0 % (95 % confidence, 1,402 random probes).",
        "Infinity | 0.1     | 1402 | About more than 10³⁰⁸ solutions, ±10 % (95 % confidence, 1,402 random probes).",
        "100000  | Infinity | 20   | At least 100,000 solutions; 20 random probes were not enough to estimate how many more."
      })
  void saysHowCertainTheNumberIs(double solutions, double error, long probes, String sentence) {
    assertThat(EstimateWords.of(new Estimate(solutions, error, probes))).isEqualTo(sentence);
  }
}
