package org.nonomino.explainer.internal.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Symbols;

final class WordsTest {
  @Test
  void articlesAreAsDigitsAreSpoken() {
    assertThat(articles(Symbols.usual(25), 1, 8, 10, 11, 14, 15, 24, 25))
        .containsExactly("a", "an", "an", "a", "an", "an", "an", "a");
  }

  @Test
  void articlesDependOnTheSymbolsOfThePuzzle() {
    assertThat(articles(Symbols.range(0, 9), 8, 9)).containsExactly("a", "an");
    assertThat(articles(Symbols.of("SUDOKWPZL"), 1, 2, 8, 9)).containsExactly("an", "a", "a", "an");
  }

  @Test
  void runsAreJoinedWhereTheSymbolsShowThem() {
    assertThat(ranges(Symbols.usual(16), 1, 2, 3, 5, 8, 9, 10, 11, 12))
        .isEqualTo("1–3, 5, 8, 9 or A–C");
    assertThat(ranges(Symbols.range(0, 10), 1, 7, 8, 9, 10)).isEqualTo("0 or 6–9");
    assertThat(ranges(Symbols.range(2, 9), 6, 7, 8, 9)).isEqualTo("7–9 or A");
  }

  @Test
  void lettersAreListed() {
    assertThat(ranges(Symbols.of("SUDOKWPZL"), 2, 3, 4, 9)).isEqualTo("U, D, O or L");
    assertThat(ranges(Symbols.of("SUDOKWPZL"), 2, 3, 4)).isEqualTo("U, D or O");
  }

  private static String ranges(Symbols symbols, int... digits) {
    long set = IntStream.of(digits).mapToLong(digit -> 1L << (digit - 1)).sum();
    return Wording.anyRange(set).text(symbols);
  }

  private static List<String> articles(Symbols symbols, int... digits) {
    return IntStream.of(digits)
        .mapToObj(digit -> Words.of(Wording.article(digit)).text(symbols))
        .toList();
  }
}
