package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;

/** What the fonts of the program have. */
final class TypefaceTest {
  @ParameterizedTest
  @EnumSource
  void hasAllSymbolsOfDigits(Typeface typeface) {
    for (int digit = 1; digit <= Grid.MAX_SIZE; digit++) {
      assertThat(typeface.canShow(String.valueOf(DigitSymbols.symbol(digit)))).isTrue();
    }
  }

  /** The advance widths that the fonts' tables hold: 1151 and 1175 of 2048 units for a figure. */
  @Test
  void knowsTheWidthsOfTheFont() {
    assertThat(Typeface.REGULAR.width("0", 2048)).isEqualTo(1151);
    assertThat(Typeface.BOLD.width("0", 2048)).isEqualTo(1175);
    assertThat(Typeface.REGULAR.width("10", 1024)).isEqualTo(1151);
    assertThat(Typeface.REGULAR.width("", 1024)).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void figuresStandOnTheBaselineAndReachTheHeightOfCapitals(Typeface typeface) {
    Rectangle2D bounds = typeface.outline("1", 100).getBounds2D();

    assertThat(bounds.getMaxY()).isCloseTo(0, within(0.5));
    assertThat(-bounds.getMinY()).isCloseTo(typeface.capHeight(100), within(0.5));
    assertThat(bounds.getMinX()).isPositive();
    assertThat(bounds.getMaxX()).isLessThan(typeface.width("1", 100));
  }

  @ParameterizedTest
  @EnumSource
  void setsLettersOneAfterTheOther(Typeface typeface) {
    Rectangle2D one = typeface.outline("8", 100).getBounds2D();
    Rectangle2D two = typeface.outline("88", 100).getBounds2D();

    assertThat(two.getMaxX() - one.getMaxX()).isCloseTo(typeface.width("8", 100), within(1e-3));
  }

  @ParameterizedTest
  @EnumSource
  void drawsAQuestionMarkForWhatItLacks(Typeface typeface) {
    assertThat(typeface.canShow("数")).isFalse();
    assertThat(typeface.width("数😀", 10)).isEqualTo(typeface.width("??", 10));
    assertThat(typeface.outline("数", 10).getBounds2D())
        .isEqualTo(typeface.outline("?", 10).getBounds2D());
  }

  @ParameterizedTest
  @EnumSource
  void opensItsFile(Typeface typeface) throws IOException {
    try (InputStream in = typeface.open()) {
      assertThat(in.readNBytes(4)).as("TrueType's magic number").containsExactly(0, 1, 0, 0);
    }
  }
}
