package org.nonomino.solver.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

final class LeftoversTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "jigsaw9/minimal_sighlay",
        "jigsaw9/scrambled_disconnected",
        "jigsawN/sgt_7",
        "jigsawN/sgt_12",
        "jigsawN/jig16"
      })
  void bothSidesHoldTheSameDigitsInEachSolution(String file) {
    int pairs = 0;
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      Layout layout = puzzle.puzzle().mask().layout();
      int most = layout.size() * 2 / 3;
      Grid solution = puzzle.solution().orElseThrow();
      for (Leftovers.Pair pair : Leftovers.of(layout, most)) {
        assertThat(pair.ofLines())
            .hasSizeBetween(1, most)
            .doesNotContainAnyElementsOf(pair.ofRegions());
        assertThat(digits(solution, pair.ofLines()))
            .as("%s, %s", puzzle, pair)
            .isEqualTo(digits(solution, pair.ofRegions()));
        pairs++;
      }
    }
    assertThat(pairs).isPositive();
  }

  /**
   *
   *
   * <pre>
   * 0 0 0 1
   * 0 1 1 1
   * 2 2 3 3
   * 2 2 3 3
   * </pre>
   */
  @Test
  void findsTheCellsLeftOver() {
    Layout layout =
        RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}).layout();

    assertThat(Leftovers.of(layout, 1))
        .containsExactlyInAnyOrder(
            // Row 0 and region 0, row 1 and region 1, columns 0 and 1 with regions 0 and 2, columns
            // 2 and 3.
            new Leftovers.Pair(List.of(3), List.of(4)),
            new Leftovers.Pair(List.of(4), List.of(3)),
            new Leftovers.Pair(List.of(5), List.of(2)),
            new Leftovers.Pair(List.of(2), List.of(5)));
  }

  @Test
  void areFewOnLargeRandomLayouts() {
    assertThat(Leftovers.of(RegionMask.boxes(6, 6).layout(), 24).size()).isLessThan(5000);
  }

  private static List<Integer> digits(Grid grid, List<Integer> cells) {
    return cells.stream().map(grid::digit).sorted().toList();
  }
}
