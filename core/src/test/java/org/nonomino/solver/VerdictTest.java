package org.nonomino.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Grid;

final class VerdictTest {
  private static final Grid ONE = Grid.of(2, new int[] {1, 2, 2, 1});
  private static final Grid OTHER = Grid.of(2, new int[] {2, 1, 1, 2});

  private static SearchReport report(long solutions, StopReason reason) {
    return new SearchReport(solutions, 10, 0, reason);
  }

  @Test
  void isNoSolutionOnlyAfterAnExhaustedSearch() {
    assertThat(Verdict.of(List.of(), report(0, StopReason.EXHAUSTED)))
        .isEqualTo(new Verdict.NoSolution());
  }

  @Test
  void isUniqueOnlyAfterAnExhaustedSearch() {
    assertThat(Verdict.of(List.of(ONE), report(1, StopReason.EXHAUSTED)))
        .isEqualTo(new Verdict.Unique(ONE));
  }

  @ParameterizedTest
  @EnumSource
  void isMultipleWithTwoSolutionsHoweverTheSearchEnded(StopReason reason) {
    assertThat(Verdict.of(List.of(ONE, OTHER), report(2, reason)))
        .isEqualTo(new Verdict.Multiple(ONE, OTHER));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EXHAUSTED")
  void isUndecidedAfterALimit(StopReason reason) {
    assertThat(Verdict.of(List.of(), report(0, reason)))
        .isEqualTo(new Verdict.Undecided(Optional.empty(), reason));
    assertThat(Verdict.of(List.of(ONE), report(1, reason)))
        .isEqualTo(new Verdict.Undecided(Optional.of(ONE), reason));
  }

  @Test
  void takesTheFirstTwoOfMore() {
    Grid third = Grid.empty(2);
    assertThat(Verdict.of(List.of(OTHER, ONE, third), report(3, StopReason.SOLUTION_LIMIT)))
        .isEqualTo(new Verdict.Multiple(OTHER, ONE));
  }
}
