package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

final class LeftoversTest {
  @ParameterizedTest
  @ValueSource(strings = {"jigsaw9/sgt_basic", "jigsaw9/scrambled_disconnected", "jigsawN/sgt_12"})
  void bothSidesHoldTheSameDigits(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      Grid solution = puzzle.solution().orElseThrow();
      int before = 0;
      for (Leftovers.Pair pair : pairs(puzzle.puzzle().mask())) {
        assertThat(digits(solution, pair.outside))
            .as("%s", puzzle)
            .isEqualTo(digits(solution, pair.inside))
            .hasSizeBetween(Math.max(1, before), solution.size() * 2 / 3);
        before = pair.outside.length;
      }
    }
  }

  private static List<Integer> digits(Grid solution, int[] cells) {
    return Arrays.stream(cells).map(solution::digit).sorted().boxed().toList();
  }

  /** Row 1 is region 1 but for r1c4 and r2c2; rows 1 and 2 leave r2c1 and r3c4; and so on. */
  @Test
  void findsTheEqualCellsOfASmallLayout() {
    RegionMask mask = RegionMask.jigsaw(4, "0001201122312333".chars().toArray());
    Set<String> equalCells = new TreeSet<>();
    for (Leftovers.Pair pair : pairs(mask)) {
      if (pair.outside.length == 1) {
        equalCells.add(
            CellNames.name(4, pair.outside[0]) + " " + CellNames.name(4, pair.inside[0]));
      }
    }
    assertThat(equalCells)
        .containsExactly(
            "r1c1 r3c2", "r1c4 r2c2", "r2c1 r3c4", "r4c1 r3c3", "r4c2 r1c3", "r4c4 r2c3");
  }

  @Test
  void boxesHaveNone() {
    assertThat(pairs(RegionMask.boxes(3, 4))).isEmpty();
  }

  /** Up to 36×36 it is a matter of a moment. */
  @Test
  void copesWithTheLargestSize() {
    int size = Grid.MAX_SIZE;
    int[] labels = IntStream.range(0, size * size).map(cell -> (cell + 1) / size % size).toArray();
    assertThat(pairs(RegionMask.jigsaw(size, labels)))
        .isNotEmpty()
        .allSatisfy(pair -> assertThat(pair.outside).hasSameSizeAs(pair.inside));
  }

  private static List<Leftovers.Pair> pairs(RegionMask mask) {
    return new Leftovers(new BoardTables(mask.layout())).pairs();
  }
}
