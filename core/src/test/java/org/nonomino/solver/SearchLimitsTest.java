package org.nonomino.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SearchLimitsTest {
  @Test
  void limitsNothingByItself() {
    assertThat(SearchLimits.NONE.maxSolutions()).isEqualTo(Long.MAX_VALUE);
    assertThat(SearchLimits.NONE.maxNodes()).isEqualTo(Long.MAX_VALUE);
    assertThat(SearchLimits.NONE.deadline()).isSameAs(Deadline.NEVER);
  }

  @Test
  void changesOneLimitAndKeepsTheOthers() {
    Deadline deadline = Deadline.in(Duration.ofMinutes(1));
    SearchLimits limits = new SearchLimits(3, 4, deadline);
    assertThat(limits.withSolutions(7)).isEqualTo(new SearchLimits(7, 4, deadline));
    assertThat(limits.withNodes(7)).isEqualTo(new SearchLimits(3, 7, deadline));
    assertThat(SearchLimits.solutions(2))
        .isEqualTo(new SearchLimits(2, Long.MAX_VALUE, Deadline.NEVER));
    SearchLimits past = limits.withTimeout(Duration.ZERO);
    assertThat(past.maxSolutions()).isEqualTo(3);
    assertThat(past.maxNodes()).isEqualTo(4);
    assertThat(past.deadline().isPast()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1, Long.MIN_VALUE})
  void wantsAtLeastOneSolution(long max) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchLimits.solutions(max))
        .withMessage("the maximum number of solutions must be at least 1, not " + max);
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MIN_VALUE})
  void refusesNegativeNodes(long max) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchLimits.NONE.withNodes(max))
        .withMessage("the maximum number of nodes must be at least 0, not " + max);
  }

  @Test
  void takesTheLeastOfEach() {
    SearchLimits min = new SearchLimits(1, 0, Deadline.NEVER);
    assertThat(min.maxSolutions()).isEqualTo(1);
    assertThat(min.maxNodes()).isZero();
  }
}
