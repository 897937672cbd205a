package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lines are visible on each ground, and digits on lines, by the formulas of WCAG 2.1. */
final class LineColoursTest {
  private static final String EDGE = "_EDGE";

  private static final List<Ink> EDGES =
      Arrays.stream(Ink.Kind.values())
          .filter(kind -> kind.name().endsWith(EDGE) || kind == Ink.Kind.ARROW)
          .map(Ink::of)
          .toList();

  private static final List<Ink> BANDS =
      Arrays.stream(Ink.Kind.values())
          .filter(kind -> kind.name().endsWith(EDGE) && kind != Ink.Kind.FORM_EDGE)
          .map(kind -> Ink.Kind.valueOf(kind.name().replace(EDGE, "")))
          .map(Ink::of)
          .toList();

  @Test
  void thereIsABandForEachKindWithoutCirclesOnly() {
    assertThat(BANDS).hasSize(15).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource
  void digitsAreLegibleOnBands(Theme theme) {
    for (Ink band : BANDS) {
      for (Ink.Kind kind : List.of(Ink.Kind.GIVEN, Ink.Kind.ANSWER, Ink.Kind.MARK)) {
        assertThat(ThemeTest.contrast(theme, Ink.of(kind), band))
            .as("%s on %s", kind, band)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void outlinesAreVisibleOnPaperAndTints(Theme theme) {
    for (Ink edge : EDGES) {
      assertThat(ThemeTest.contrast(theme, edge, Ink.of(Ink.Kind.PAPER)))
          .as("%s", edge)
          .isGreaterThanOrEqualTo(3);
      // Four tints are enough for most layouts.
      for (Ink tint : IntStream.range(0, 4).mapToObj(Ink::tint).toList()) {
        assertThat(ThemeTest.contrast(theme, edge, tint))
            .as("%s on %s", edge, tint)
            .isGreaterThanOrEqualTo(2);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void patternsAreVisibleOnTheirBands(Theme theme) {
    for (Ink band : BANDS) {
      Ink edge = Ink.of(Ink.Kind.valueOf(band.kind().name() + EDGE));
      assertThat(ThemeTest.contrast(theme, edge, band)).as("%s", band).isGreaterThanOrEqualTo(1.6);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"PRINT", "PALE"})
  void printsGreys(Theme theme) {
    for (Ink ink :
        IntStream.range(0, 2)
            .boxed()
            .flatMap(i -> List.of(EDGES, BANDS).get(i).stream())
            .toList()) {
      int colour = theme.colour(ink);
      assertThat(colour).as("%s", ink).isEqualTo((colour & 0xFF) * 0x10101);
    }
  }
}
