package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.render.Typeface;

/** The contents of the program's fonts. */
final class OutlineFontTest {
  @ParameterizedTest
  @EnumSource
  void hasAllSymbolsOfDigits(Typeface typeface) {
    for (int digit = 1; digit <= Grid.MAX_SIZE; digit++) {
      assertThat(OutlineFont.of(typeface).canShow(String.valueOf(DigitSymbols.symbol(digit))))
          .isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void setsLettersAsWideAsTheLayoutTakesThemFor(Typeface typeface) {
    String text = "Row 12: 0123456789 ABCXYZ?";

    assertThat(OutlineFont.of(typeface).width(text, 12)).isEqualTo(typeface.width(text, 12));
  }

  @ParameterizedTest
  @EnumSource
  void figuresStandOnTheBaselineAndReachTheHeightOfCapitals(Typeface typeface) {
    OutlineFont font = OutlineFont.of(typeface);
    Rectangle2D bounds = font.outline("1", 100).getBounds2D();

    assertThat(bounds.getMaxY()).isCloseTo(0, within(0.5));
    assertThat(-bounds.getMinY()).isCloseTo(typeface.capHeight(100), within(0.5));
    assertThat(bounds.getMinX()).isPositive();
    assertThat(bounds.getMaxX()).isLessThan(font.width("1", 100));
  }

  @ParameterizedTest
  @EnumSource
  void setsLettersOneAfterTheOther(Typeface typeface) {
    OutlineFont font = OutlineFont.of(typeface);
    Rectangle2D one = font.outline("8", 100).getBounds2D();
    Rectangle2D two = font.outline("88", 100).getBounds2D();

    assertThat(two.getMaxX() - one.getMaxX()).isCloseTo(font.width("8", 100), within(1e-3));
  }

  @ParameterizedTest
  @EnumSource
  void drawsAQuestionMarkForWhatItLacks(Typeface typeface) {
    OutlineFont font = OutlineFont.of(typeface);

    assertThat(font.canShow("数")).isFalse();
    assertThat(font.width("数🂡", 10)).isEqualTo(font.width("??", 10));
    assertThat(font.outline("数", 10).getBounds2D()).isEqualTo(font.outline("?", 10).getBounds2D());
  }

  @ParameterizedTest
  @EnumSource
  void opensItsFile(Typeface typeface) throws IOException {
    try (InputStream in = OutlineFont.open(typeface)) {
      assertThat(in.readNBytes(4)).as("TrueType's magic number").containsExactly(0, 1, 0, 0);
    }
  }
}
