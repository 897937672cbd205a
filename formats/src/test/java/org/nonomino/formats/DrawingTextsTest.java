package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.CssColour;

/** Colours and paths in the words of other programs. */
final class DrawingTextsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "#f00 | 255 0 0 255",
        "#f008 | 255 0 0 136",
        "#12aBfF | 18 171 255 255",
        "12abff80 | 18 171 255 128",
        "Black | 0 0 0 255",
        "transparent | 0 0 0 0",
        "none | 0 0 0 0",
        "rgb(1, 2, 300) | 1 2 255 255",
        "rgba(10%, 20, 30, 0.5) | 26 20 30 128",
        "hsl(120, 100%, 50%) | 0 255 0 255",
        "hsl(0deg 0% 50% / 25%) | 128 128 128 64",
        "oklch(62.796% 0.25768 29.234) | 255 0 0 255",
        "oklch(0.45201 0.31321 264.052 / 50%) | 0 0 255 128",
        "not a colour | 0 0 0 255"
      })
  void coloursAreRead(String text, String parts) {
    String[] numbers = parts.split(" ", -1);
    assertThat(CssColour.of(text))
        .isEqualTo(
            new Colour(
                Integer.parseInt(numbers[0]),
                Integer.parseInt(numbers[1]),
                Integer.parseInt(numbers[2]),
                Integer.parseInt(numbers[3])));
  }

  @Test
  void pathsHaveCorners() {
    assertThat(SvgPath.paths("M64,128 l64-64 H0 V64z m10 10 c1,2 3,4 64,64", "", 64, 0, 0))
        .hasSize(2)
        .first()
        .isEqualTo(
            List.of(
                new Point(2, 1),
                new Point(1, 2),
                new Point(1, 0),
                new Point(1, 0),
                new Point(2, 1)));
    assertThat(SvgPath.paths("M 1 1 L 2 x", "", 1, 0, 0)).containsExactly(List.of(new Point(1, 1)));
    assertThat(SvgPath.paths("M 1 1 L 1e308 2", "", 1, 0, 0))
        .containsExactly(List.of(new Point(1, 1)));
    assertThat(SvgPath.paths("", "", 1, 0, 0)).isEmpty();
    assertThat(SvgPath.paths("M1 2", "scale(72 36) translate(3,-1), rotate(9)", 72, 0, 0))
        .containsExactly(List.of(new Point(0.5, 4)));
    assertThat(SvgPath.paths("M1 2", "translate(3) scale(2)) (", 1, 0, 0))
        .containsExactly(List.of(new Point(4, 5)));
  }

  @Test
  void curvesPassThroughTheirMiddle() {
    // The middle of a Bézier curve is a mean of its points: with the weights 1 2 1, or 1 3 3 1.
    assertThat(SvgPath.paths("M0 0Q4 8 8 0T16 0", "", 1, 0, 0).get(0))
        .hasSize(25)
        .contains(new Point(4, 4), new Point(0, 8), new Point(-4, 12), new Point(0, 16));
    assertThat(SvgPath.paths("m0 0c0 8 8 8 8 0s8-8 8 0", "", 1, 0, 0).get(0))
        .hasSize(25)
        .contains(new Point(6, 4), new Point(0, 8), new Point(-6, 12), new Point(0, 16));
    assertThat(SvgPath.paths("M0 0Q1e300 1e300 8 0", "", 1, 0, 0))
        .containsExactly(List.of(new Point(0, 0)));
  }

  @Test
  void transformsScaleWidths() {
    assertThat(SvgPath.scale("scale(72 36) translate(-32 -32)")).isEqualTo(72);
    assertThat(SvgPath.scale("scale(-2)")).isEqualTo(2);
    assertThat(SvgPath.scale("")).isEqualTo(1);
  }
}
