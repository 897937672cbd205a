package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Leftovers;

final class LeftoversTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "jigsaw9/sgt_basic",
        "jigsaw9/minimal_sighlay",
        "jigsaw9/scrambled_disconnected",
        "jigsawN/sgt_7",
        "jigsawN/sgt_12",
        "jigsawN/jig16"
      })
  void bothSidesHoldTheSameDigitsInEachSolution(String file) {
    int pairs = 0;
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      Layout layout = puzzle.puzzle().layout();
      int max = layout.size() * 2 / 3;
      Grid solution = puzzle.solution().orElseThrow();
      int before = 1;
      for (Leftovers.Pair pair : Leftovers.of(layout, max).pairs()) {
        assertThat(digits(solution, pair.outside()))
            .as("%s", puzzle)
            .isEqualTo(digits(solution, pair.inside()))
            .hasSizeBetween(before, max);
        before = pair.cellCount();
        pairs++;
      }
    }
    assertThat(pairs).isPositive();
  }

  private static List<Integer> digits(Grid solution, int[] cells) {
    return Arrays.stream(cells).map(solution::digit).sorted().boxed().toList();
  }
}
