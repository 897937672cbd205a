package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The characters for digits and regions, and the names of cells. */
final class SymbolsTest {
  @ParameterizedTest
  @CsvSource({"0, .", "1, 1", "9, 9", "10, A", "16, G", "25, P", "35, Z", "36, @"})
  void showsADigit(int digit, char symbol) {
    assertThat(DigitSymbols.symbol(digit)).isEqualTo(symbol);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "9, 9", "A, 10", "a, 10", "Z, 35", "z, 35", "@, 36", "g, 16"})
  void readsADigit(char symbol, int digit) {
    assertThat(DigitSymbols.isSymbol(symbol)).isTrue();
    assertThat(DigitSymbols.isBlank(symbol)).isFalse();
    assertThat(DigitSymbols.digit(symbol)).isEqualTo(digit);
  }

  @Test
  void readsWhatItShows() {
    Set<Character> symbols = new HashSet<>();
    for (int digit = 0; digit <= Grid.MAX_SIZE; digit++) {
      assertThat(DigitSymbols.digit(DigitSymbols.symbol(digit))).isEqualTo(digit);
      symbols.add(DigitSymbols.symbol(digit));
    }
    assertThat(symbols).hasSize(Grid.MAX_SIZE + 1);
  }

  @ParameterizedTest
  @ValueSource(chars = {'.', '0', '-', '_', '*', '?'})
  void readsABlank(char symbol) {
    assertThat(DigitSymbols.isSymbol(symbol)).isTrue();
    assertThat(DigitSymbols.isBlank(symbol)).isTrue();
    assertThat(DigitSymbols.digit(symbol)).isZero();
  }

  /** Includes other characters that Unicode calls digits or letters. */
  @ParameterizedTest
  @ValueSource(chars = {' ', '#', '|', '+', '\t', '\u0000', '\u007f', '\u0080', 'ä', '\u0661', '１'})
  void refusesACharacter(char symbol) {
    assertThat(DigitSymbols.isSymbol(symbol)).isFalse();
    assertThat(DigitSymbols.isBlank(symbol)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DigitSymbols.digit(symbol))
        .withMessage("'" + symbol + "' is not a digit symbol");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 37})
  void refusesADigit(int digit) {
    assertThatThrownBy(() -> DigitSymbols.symbol(digit))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "9, 9", "10, a", "35, z"})
  void showsARegion(int region, char symbol) {
    assertThat(RegionSymbols.symbol(region)).isEqualTo(symbol);
  }

  @ParameterizedTest
  @CsvSource({"9, 0, r1c1", "9, 13, r2c5", "9, 80, r9c9", "1, 0, r1c1", "36, 1295, r36c36"})
  void namesACell(int size, int cell, String name) {
    assertThat(CellNames.name(size, cell)).isEqualTo(name);
  }
}
