package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Grid;

/** The colours are readable, by the formulas of WCAG 2.1. */
final class ThemeTest {
  private static final Set<Ink.Kind> WRITTEN =
      EnumSet.of(
          Ink.Kind.GIVEN,
          Ink.Kind.ANSWER,
          Ink.Kind.MARK,
          Ink.Kind.LABEL,
          Ink.Kind.PATTERN,
          Ink.Kind.ELIMINATION,
          Ink.Kind.PLACEMENT);
  private static final Set<Ink.Kind> DRAWN = EnumSet.of(Ink.Kind.HEAVY_BORDER, Ink.Kind.LINK);

  @ParameterizedTest
  @EnumSource
  void textHasContrastToEveryGround(Theme theme) {
    for (Ink ground : grounds()) {
      for (Ink.Kind kind : WRITTEN) {
        assertThat(contrast(theme, Ink.of(kind), ground))
            .as("%s on %s", kind, ground)
            .isGreaterThanOrEqualTo(4.5);
      }
      for (Ink.Kind kind : DRAWN) {
        assertThat(contrast(theme, Ink.of(kind), ground))
            .as("%s on %s", kind, ground)
            .isGreaterThanOrEqualTo(3);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void tintsDifferWhereThereAreAny(Theme theme) {
    List<Integer> tints = tints().map(theme::colour).toList();

    if (theme == Theme.PALE) {
      // Some regions stay white.
      assertThat(tints).doesNotHaveDuplicates();
    } else if (theme.hasTints()) {
      assertThat(tints).doesNotHaveDuplicates().doesNotContain(paper(theme));
    } else {
      assertThat(tints).containsOnly(paper(theme));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK", "TINTED"})
  void stepsAndAnswersHaveInksOfTheirOwn(Theme theme) {
    assertThat(
            Stream.of(Ink.Kind.GIVEN, Ink.Kind.ANSWER, Ink.Kind.PATTERN, Ink.Kind.ELIMINATION)
                .map(kind -> theme.colour(Ink.of(kind))))
        .doesNotHaveDuplicates();
  }

  /**
   * Four tints are enough for connected regions. Printed in black ink only, they must still differ.
   */
  @Test
  void paleTintsAreLightAndDifferAsGreys() {
    double[] greys =
        IntStream.range(0, 4)
            .map(tint -> Theme.PALE.colour(Ink.tint(tint)))
            .mapToDouble(
                colour ->
                    (0.2126 * (colour >> 16)
                            + 0.7152 * (colour >> 8 & 0xFF)
                            + 0.0722 * (colour & 0xFF))
                        / 255)
            .sorted()
            .toArray();

    assertThat(greys[0]).isGreaterThan(0.8);
    for (int i = 1; i < greys.length; i++) {
      assertThat(greys[i] - greys[i - 1]).isGreaterThan(0.04);
    }
  }

  @Test
  void printsPureBlackOnWhite() {
    assertThat(paper(Theme.PRINT)).isEqualTo(0xFFFFFF);
    for (Ink.Kind kind : WRITTEN) {
      assertThat(Theme.PRINT.colour(Ink.of(kind))).as("%s", kind).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource
  void textHasContrastToShadedCellsAndTheirOutlinesDo(Theme theme) {
    Set<Ink.Kind> shades =
        EnumSet.of(
            Ink.Kind.SHADE,
            Ink.Kind.FORM,
            Ink.Kind.ROW_INDEXER,
            Ink.Kind.COLUMN_INDEXER,
            Ink.Kind.BOX_INDEXER,
            Ink.Kind.CLONE_FIRST,
            Ink.Kind.CLONE_SECOND,
            Ink.Kind.CLONE_THIRD);
    for (Ink.Kind shade : shades) {
      for (Ink.Kind kind : WRITTEN) {
        assertThat(contrast(theme, Ink.of(kind), Ink.of(shade)))
            .as("%s on %s", kind, shade)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
    List<Ink> all = Stream.concat(grounds().stream(), shades.stream().map(Ink::of)).toList();
    for (Ink ground : all) {
      for (Ink.Kind kind : EnumSet.of(Ink.Kind.CAGE, Ink.Kind.FORM_EDGE, Ink.Kind.DIAGONAL)) {
        assertThat(contrast(theme, Ink.of(kind), ground))
            .as("%s on %s", kind, ground)
            .isGreaterThanOrEqualTo(3);
      }
      assertThat(contrast(theme, Ink.of(Ink.Kind.CLUE), ground)).isGreaterThanOrEqualTo(4.5);
    }
  }

  private static int paper(Theme theme) {
    return theme.colour(Ink.of(Ink.Kind.PAPER));
  }

  private static List<Ink> grounds() {
    return Stream.concat(
            tints(), Stream.of(Ink.Kind.PAPER, Ink.Kind.HOUSE, Ink.Kind.HIGHLIGHT).map(Ink::of))
        .toList();
  }

  private static Stream<Ink> tints() {
    return IntStream.range(0, Grid.MAX_SIZE).mapToObj(Ink::tint);
  }

  static double contrast(Theme theme, Ink ink, Ink ground) {
    double one = luminance(theme.colour(ink));
    double other = luminance(theme.colour(ground));
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  private static double luminance(int colour) {
    return 0.2126 * linear(colour >> 16)
        + 0.7152 * linear(colour >> 8 & 0xFF)
        + 0.0722 * linear(colour & 0xFF);
  }

  private static double linear(int channel) {
    double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
