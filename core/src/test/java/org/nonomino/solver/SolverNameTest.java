package org.nonomino.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolverNameTest {
  @ParameterizedTest
  @ValueSource(strings = {"dlx", "x", "bit-board2", "a-"})
  void takesAName(String value) {
    assertThat(new SolverName(value)).hasToString(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "DLX", "2dlx", "-dlx", "d lx", "dlx\n", "döx"})
  void refusesAName(String value) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SolverName(value))
        .withMessageContaining("'" + value + "' is not a valid solver name");
  }

  @Test
  void isOrderedByItsText() {
    assertThat(new SolverName("backtrack")).isLessThan(new SolverName("dlx"));
    assertThat(new SolverName("dlx")).isEqualByComparingTo(new SolverName("dlx"));
  }
}
