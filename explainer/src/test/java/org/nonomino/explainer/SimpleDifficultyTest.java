package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/** Tests against numbers counted by hand. */
final class SimpleDifficultyTest {
  private static SimpleDifficulty of(String givens, RegionMask mask) {
    int[] digits = givens.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
    return SimpleDifficulty.of(new Puzzle(Grid.of(mask.size(), digits), mask));
  }

  private static SimpleDifficulty ofEmpty(RegionMask mask) {
    return SimpleDifficulty.of(new Puzzle(Grid.empty(mask.size()), mask));
  }

  @ParameterizedTest
  @CsvSource({
    // A full grid, and one with a last cell.
    "1234341221434321, 0, 0",
    ".234341221434321, 0, 1",
    // Two cells that see each other, but the first can only be 1, and the second only 2.
    "..34341221434321, 0, 2",
    // 1 and 3 in the corners of a rectangle: its sides are pairs, its diagonals are not.
    ".2.4.4.221434321, 4, 4",
    // Each cell of the first row has one candidate.
    "....341221434321, 0, 4",
    // Two rows, 1 and 2: in each box 12 above 34. So both cells of a column have {1,3} or {2,4}. In
    // each row the columns 1 and 3, and 2 and 4, share candidates; in each column its two cells do.
    "........21434321, 8, 8",
  })
  void countsPairsThatShareACandidate(String givens, int pairs, int blanks) {
    assertThat(of(givens, RegionMask.boxes(2, 2))).isEqualTo(new SimpleDifficulty(pairs, blanks));
  }

  @Test
  void regionsCount() {
    // Row, column and box: 3 + 3 + 1 peers for each of 16 cells, and each pair is counted from both
    // ends.
    assertThat(ofEmpty(RegionMask.boxes(2, 2))).isEqualTo(new SimpleDifficulty(56, 16));
    // Rows as regions: 3 + 3 peers.
    assertThat(ofEmpty(RegionMask.boxes(1, 4))).isEqualTo(new SimpleDifficulty(48, 16));
    // 8 + 8 + 4 peers for each of 81 cells.
    assertThat(ofEmpty(RegionMask.boxes(3, 3))).isEqualTo(new SimpleDifficulty(810, 81));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0",
    "0, 7, 0, 0",
    "4, 4, 0.0556, 0",
    "9, 2, 0.25, 1",
    "810, 81, 0.5556, 2",
    "27, 2, 0.75, 3",
    "18, 1, 1, 3",
    "36, 1, 2, 3"
  })
  void levelsAreQuarters(int pairs, int blanks, double value, int level) {
    SimpleDifficulty difficulty = new SimpleDifficulty(pairs, blanks);

    assertThat(difficulty.value()).isEqualTo(value, within(0.0001));
    assertThat(difficulty.level()).isEqualTo(level);
  }

  @ParameterizedTest
  @CsvSource({"-1, 1", "1, -1"})
  void refusesNegativeNumbers(int pairs, int blanks) {
    assertThatThrownBy(() -> new SimpleDifficulty(pairs, blanks))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(pairs + " pairs among " + blanks + " empty cells");
  }
}
