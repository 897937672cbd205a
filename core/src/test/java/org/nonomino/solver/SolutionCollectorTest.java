package org.nonomino.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;

final class SolutionCollectorTest {
  @Test
  void keepsTheOrder() {
    SolutionCollector collector = new SolutionCollector();
    assertThat(collector.wantsSolutions()).isTrue();
    assertThat(collector.wantsSteps()).isFalse();
    Grid one = Grid.of(1, new int[] {1});
    Grid none = Grid.empty(1);
    collector.onSolution(one);
    List<Grid> early = collector.solutions();
    collector.onSolution(none);
    assertThat(collector.solutions()).containsExactly(one, none);
    assertThat(early).as("a copy of the solutions so far").containsExactly(one);
  }

  @Test
  void wishesNothingWhereNothingIsWanted() {
    assertThat(SearchObserver.NONE.wantsSolutions()).isFalse();
    assertThat(SearchObserver.NONE.wantsSteps()).isFalse();
  }
}
