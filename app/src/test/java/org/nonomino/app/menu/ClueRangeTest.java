package org.nonomino.app.menu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Grid;

/** Tests of the numbers of clues in the menu. */
final class ClueRangeTest {
  @ParameterizedTest
  @CsvSource({"1,1,1", "4,4,16", "6,8,36", "9,22,81", "16,93,256"})
  void hasItsOwnNumbersForEachSize(int size, int min, int max) {
    assertThat(ClueRange.of(size)).isEqualTo(new ClueRange(min, max));
  }

  @Test
  void growsWithTheSizeAndIsNeverEmpty() {
    for (int size = 2; size <= Grid.MAX_SIZE; size++) {
      ClueRange range = ClueRange.of(size);

      assertThat(range.min())
          .isBetween(ClueRange.of(size - 1).min() + 1, range.max())
          .isGreaterThanOrEqualTo(size);
    }
  }
}
