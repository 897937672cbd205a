package org.nonomino.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

final class SoloTextTest {
  @Test
  void readsBoxesAndRunsOfBlanks() {
    Puzzle puzzle = SoloText.puzzle("3x2:1_2d3za4b");

    assertThat(puzzle.mask()).isEqualTo(RegionMask.boxes(2, 3));
    assertThat(puzzle.givens().filledCount()).isEqualTo(4);
    assertThat(puzzle.givens().digit(1)).isEqualTo(2);
    assertThat(puzzle.givens().digit(6)).isEqualTo(3);
  }

  @Test
  void readsBorders() {
    int[] labels = {0, 0, 1, 1, 0, 2, 2, 1, 0, 2, 2, 1, 3, 3, 3, 3};

    Puzzle puzzle = SoloText.puzzle("4j:p," + borders(labels));

    assertThat(puzzle).isEqualTo(new Puzzle(Grid.empty(4), RegionMask.jigsaw(4, labels)));
  }

  /** Writes the borders in the format of {@link SoloText}, a letter for each run without border. */
  private static String borders(int[] labels) {
    StringBuilder text = new StringBuilder();
    int run = 0;
    for (int place = 0; place <= 24; place++) {
      int line = place % 12 / 3;
      int position = place % 3;
      int first = place < 12 ? line * 4 + position : position * 4 + line;
      if (place == 24 || labels[first] != labels[first + (place < 12 ? 1 : 4)]) {
        text.append(run == 0 ? '_' : (char) ('a' + run - 1));
        run = 0;
      } else {
        run++;
      }
    }
    return text.toString();
  }

  /** A puzzle of the program, whose regions and clues must match. */
  @Test
  void readsAPuzzleWithOneSolution() {
    Puzzle puzzle =
        SoloText.puzzle(
            "9j:d9a4a7_4a7d5_6_3k8c3a7g9a9c2k8_8_5d6a1_5a1a4d,"
                + "cbbbab_cb_bdbda__ca_a_b__aaabaccca_c_ab_ac__aacdb__faacd");

    PuzzleKind.requireUnique(puzzle);
    assertThatThrownBy(() -> PuzzleKind.requireUnique(withFirstCells(puzzle, 12)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("not exactly one solution");
  }

  /** Returns a puzzle with so few clues that it has many solutions. */
  private static Puzzle withFirstCells(Puzzle puzzle, int count) {
    Grid givens = puzzle.givens();
    for (int cell = count; cell < givens.cellCount(); cell++) {
      givens = givens.with(cell, 0);
    }
    return puzzle.withGivens(givens);
  }

  @Test
  void refusesOtherKinds() {
    assertThatThrownBy(() -> SoloText.puzzle("3x3x:a1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not a game ID of sgt-solo: 3x3x:a1");
  }
}
