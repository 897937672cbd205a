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

  private static List<String> articles(Symbols symbols, int... digits) {
    return IntStream.of(digits)
        .mapToObj(digit -> Words.of(Wording.article(digit)).text(symbols))
        .toList();
  }
}
