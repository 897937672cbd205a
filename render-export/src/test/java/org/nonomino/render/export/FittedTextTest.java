package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.render.Typeface;

/** Text fitted to a width. */
final class FittedTextTest {
  private static final Typeface TYPEFACE = Typeface.BOLD;

  @Test
  void shortTextKeepsItsSize() {
    assertThat(fit(" 12. Hard\n ", 100)).isEqualTo(fitted(10, "12. Hard"));
  }

  @Test
  void blankTextHasNoLines() {
    assertThat(fit(" \u0001 ", 100)).isEqualTo(fitted(10));
  }

  @Test
  void longerTextIsSmaller() {
    String text = "A heading of some length";
    double width = OutlineFont.of(TYPEFACE).width(text, 9);

    FittedText fitted = fit(text, width);

    assertThat(fitted.lines()).containsExactly(text);
    assertThat(fitted.size()).isBetween(8.99, 9.01);
  }

  @Test
  void evenLongerTextHasTwoLines() {
    double width = OutlineFont.of(TYPEFACE).width("one two three", 8) + 0.01;

    assertThat(fit("one two three four five", width))
        .isEqualTo(fitted(8, "one two three", "four five"));
  }

  @Test
  void theRestIsCut() {
    double width = OutlineFont.of(TYPEFACE).width("one two three", 8) + 0.01;

    assertThat(fit("one two three four five six seven", width))
        .isEqualTo(fitted(8, "one two three", "four five six…"));
    assertThat(fit("one two three four five sixty-seven", width))
        .isEqualTo(fitted(8, "one two three", "four five six…"));
  }

  @Test
  void wordThatIsTooLongIsBroken() {
    double width = OutlineFont.of(TYPEFACE).width("0000", 8) + 0.01;

    assertThat(fit("0000000", width)).isEqualTo(fitted(8, "0000", "000"));
  }

  @Test
  void paragraphsBeginLines() {
    double width = OutlineFont.of(TYPEFACE).width("one two three", 8) + 0.01;

    assertThat(paragraphs("one two\nthree", width, 3)).isEqualTo(fitted(8, "one two", "three"));
    assertThat(paragraphs("one two three four\nfive", width, 3))
        .isEqualTo(fitted(8, "one two", "three four", "five"));
    assertThat(paragraphs("one\ntwo three\nfour five", width, 2))
        .isEqualTo(fitted(8, "one", "two three fo…"));
  }

  @Test
  void theLastLineHasMoreThanOneWord() {
    String text =
        "The solutions are at the end of the book, and hints are before them in the back.";
    OutlineFont font = OutlineFont.of(TYPEFACE);
    for (int width = 60; width < font.width(text, 8); width++) {
      FittedText fitted = FittedText.fit(text, font, 8, 8, Integer.MAX_VALUE, width);

      assertThat(String.join(" ", fitted.lines())).isEqualTo(text);
      assertThat(fitted.lines().get(fitted.lines().size() - 1)).contains(" ");
      for (String line : fitted.lines()) {
        assertThat(font.width(line, 8)).isLessThanOrEqualTo(width);
      }
    }
  }

  @Test
  void aLineOfTwoWordsKeepsBoth() {
    double width = OutlineFont.of(TYPEFACE).width("one twelve", 8) + 0.01;

    assertThat(fit("one twelve three", width)).isEqualTo(fitted(8, "one twelve", "three"));
  }

  private static FittedText paragraphs(String text, double width, int lines) {
    return FittedText.fitParagraphs(text, OutlineFont.of(TYPEFACE), 10, 8, lines, width);
  }

  @Test
  void arrowsThatTheFontLacksHaveASubstitute() {
    assertThat(fit("a → b", 1000)).isEqualTo(fitted(10, "a » b"));
  }

  @Test
  void evenNoRoomShowsSomething() {
    assertThat(fit("123", 0.1).lines()).containsExactly("1", "2…");
  }

  private static FittedText fit(String text, double width) {
    return FittedText.fit(text, OutlineFont.of(TYPEFACE), 10, 8, 2, width);
  }

  private static FittedText fitted(double size, String... lines) {
    return new FittedText(List.of(lines), size);
  }
}
