package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The measures are those of the fonts. */
final class TypefaceTest {
  @ParameterizedTest
  @EnumSource
  void hasTheWidthsOfTheFont(Typeface typeface) {
    FontFile font = FontFile.of(typeface);
    for (char character = ' '; character <= '~'; character++) {
      assertThat(typeface.width(String.valueOf(character), 1))
          .as("%s", character)
          .isEqualTo(font.width(character));
    }
    assertThat(typeface.capHeight(1)).isEqualTo(font.capHeight());
  }

  /** The fonts' tables have these advance widths: 1151 and 1175 of 2048 units for a figure. */
  @Test
  void addsUpTheWidthsOfLetters() {
    assertThat(Typeface.REGULAR.width("0", 2048)).isEqualTo(1151);
    assertThat(Typeface.BOLD.width("0", 2048)).isEqualTo(1175);
    assertThat(Typeface.REGULAR.width("10", 1024)).isEqualTo(1151);
    assertThat(Typeface.REGULAR.width("", 1024)).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void treatsOtherCharactersAsQuestionMarksOrWide(Typeface typeface) {
    assertThat(typeface.width("é\n", 10)).isEqualTo(typeface.width("??", 10));
    assertThat(typeface.width("数😀→", 10)).isEqualTo(3 * 12.5);
  }
}
