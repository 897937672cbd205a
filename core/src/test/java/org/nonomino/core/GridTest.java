package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GridTest {
  @Test
  void holdsItsDigitsRowMajor() {
    Grid grid = Grid.of(2, new int[] {1, 0, 2, 1});
    assertThat(grid.size()).isEqualTo(2);
    assertThat(grid.cellCount()).isEqualTo(4);
    assertThat(grid.filledCount()).isEqualTo(3);
    assertThat(grid.isFull()).isFalse();
    assertThat(grid.digit(0)).isEqualTo(1);
    assertThat(grid.digit(1)).isZero();
    assertThat(grid.digit(2)).isEqualTo(2);
    assertThat(grid.toArray()).containsExactly(1, 0, 2, 1);
    assertThat(grid.with(1, 2).isFull()).isTrue();
  }

  @Test
  void sharesNoArray() {
    int[] digits = {1, 0, 2, 1};
    Grid grid = Grid.of(2, digits);
    digits[0] = 2;
    grid.toArray()[3] = 2;
    assertThat(grid.toArray()).containsExactly(1, 0, 2, 1);
  }

  @Test
  void changesACellInACopy() {
    Grid grid = Grid.of(2, new int[] {1, 0, 2, 1});
    assertThat(grid.with(1, 2).toArray()).containsExactly(1, 2, 2, 1);
    assertThat(grid.with(0, 0).toArray()).containsExactly(0, 0, 2, 1);
    assertThat(grid.with(0, 0).filledCount()).isEqualTo(2);
    assertThat(grid.toArray()).containsExactly(1, 0, 2, 1);
  }

  @Test
  void readsSymbols() {
    assertThat(Grid.ofSymbols(2, "1.2*")).contains(Grid.of(2, new int[] {1, 0, 2, 0}));
    assertThat(Grid.ofSymbols(2, "1._2").orElseThrow().filledCount()).isEqualTo(2);
    assertThat(Grid.ofSymbols(4, "4".repeat(16)).orElseThrow().isFull()).isTrue();
    assertThat(Grid.ofSymbols(36, "@".repeat(36 * 36)).orElseThrow().digit(1295)).isEqualTo(36);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.23", "1.2 ", "x.21", "1.2\u00e9", "1.2\u4e00", "\u0000..."})
  void readsNoGridWhereACharacterIsNoDigit(String symbols) {
    assertThat(Grid.ofSymbols(2, symbols)).isEmpty();
  }

  @Test
  void readsNoGridOfAnotherLength() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.ofSymbols(3, "12345678"))
        .withMessage("a grid of size 3 needs 9 digits, not 8");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9, 36})
  void isEmptyOfAnySize(int size) {
    Grid grid = Grid.empty(size);
    assertThat(grid.toArray()).hasSize(size * size).containsOnly(0);
    assertThat(grid.filledCount()).isZero();
    assertThat(grid.with(size * size - 1, size).digit(size * size - 1)).isEqualTo(size);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 37, 65536, Integer.MAX_VALUE})
  void refusesASize(int size) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.empty(size))
        .withMessage("size " + size + " is not in 1..36");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(size, new int[4]))
        .withMessage("size " + size + " is not in 1..36");
  }

  @Test
  void refusesALength() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(3, new int[8]))
        .withMessage("a grid of size 3 needs 9 digits, not 8");
  }

  /** Includes digits that would overflow a byte. */
  @ParameterizedTest
  @ValueSource(ints = {-1, 3, 256, 257, -255})
  void refusesADigit(int digit) {
    String message = "digit " + digit + " in r2c1 is not in 0..2";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.of(2, new int[] {1, 0, digit, 1}))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.empty(2).with(2, digit))
        .withMessage(message);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4, 100})
  void refusesACell(int cell) {
    Grid grid = Grid.empty(2);
    assertThatThrownBy(() -> grid.digit(cell)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> grid.with(cell, 1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void equalsAGridOfTheSameDigits() {
    Grid grid = Grid.of(2, new int[] {1, 0, 2, 1});
    assertThat(grid)
        .isEqualTo(Grid.empty(2).with(0, 1).with(2, 2).with(3, 1))
        .hasSameHashCodeAs(Grid.empty(2).with(0, 1).with(2, 2).with(3, 1))
        .isNotEqualTo(grid.with(0, 2))
        .isNotEqualTo("1.21");
    assertThat(Grid.empty(2)).isNotEqualTo(Grid.empty(3));
  }

  @Test
  void equalsAGridOfAnotherClass() {
    assertThat(Grid.of(1, new int[] {1})).isEqualTo(new OneCell(1)).isNotEqualTo(new OneCell(0));
  }

  @Test
  void showsItsSymbols() {
    assertThat(Grid.of(2, new int[] {1, 0, 2, 1})).hasToString("1.21");
    assertThat(Grid.empty(10).with(99, 10).toString()).hasSize(100).endsWith(".A");
  }

  /** A grid of size 1 of a different class. */
  private record OneCell(int digit) implements Grid {
    @Override
    public int size() {
      return 1;
    }

    @Override
    public int digit(int cell) {
      return digit;
    }

    @Override
    public int filledCount() {
      return digit;
    }

    @Override
    public int[] toArray() {
      return new int[] {digit};
    }

    @Override
    public Grid with(int cell, int newDigit) {
      return new OneCell(newDigit);
    }
  }
}
