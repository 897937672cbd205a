package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

final class PuzzleLineTest {
  @Test
  void writesDigitsAndRegions() {
    Puzzle puzzle = new Puzzle(Grid.empty(12).with(0, 1).with(143, 12), RegionMask.boxes(3, 4));
    assertThat(PuzzleLine.format(puzzle))
        .isEqualTo(
            "1"
                + ".".repeat(142)
                + "C "
                + "000011112222".repeat(3)
                + "333344445555".repeat(3)
                + "666677778888".repeat(3)
                + "9999aaaabbbb".repeat(3));
  }

  @Test
  void readsWhatItWrites() {
    String line = ".3.1........4..2 0001201122312333";
    assertThat(PuzzleLine.format(PuzzleLine.parse(line))).isEqualTo(line);
    assertThat(PuzzleLine.parse(line).givens().toArray())
        .containsExactly(0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 2);
  }
}
