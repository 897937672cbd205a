package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Board;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.Point;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Shape;
import org.nonomino.render.Theme;
import org.nonomino.render.Typeface;

/** The contents of PNG files. */
final class PngPictureTest {
  private static final RegionMask JIGSAW =
      RegionMask.jigsaw(
          9,
          """
          011222333\
          011222333\
          011122333\
          014142555\
          004444455\
          000748485\
          666778885\
          666777885\
          666777885"""
              .chars()
              .toArray());

  private static final Puzzle CLASSIC =
      new Puzzle(
          Grid.of(
              9,
              "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
                  .chars()
                  .map(symbol -> symbol - '0')
                  .toArray()),
          RegionMask.boxes(3, 3));

  @Test
  void hasADotForAPixelAndTheColoursOfTheTheme() throws IOException {
    for (Theme theme : Theme.values()) {
      Drawing drawing = PictureLayout.lay(PuzzlePicture.of(JIGSAW), style(theme));
      BufferedImage image = image(drawing);
      DrawnGrid grid = DrawnGrid.of(drawing, 9);

      assertThat(image.getWidth()).isEqualTo(480);
      assertThat(image.getHeight()).isEqualTo((int) Math.ceil(drawing.height()));
      assertThat(colour(image, 0, 0)).isEqualTo(theme.colour(Ink.of(Ink.Kind.PAPER)));
      for (int cell = 0; cell < 81; cell++) {
        Rectangle2D bounds = grid.bounds(cell);
        Ink ground = theme.hasTints() ? Ink.tint(grid.tint(cell)) : Ink.of(Ink.Kind.PAPER);
        assertThat(colour(image, bounds.getCenterX(), bounds.getCenterY()))
            .isEqualTo(theme.colour(ground));
      }
      Rectangle2D first = grid.bounds(0);
      assertThat(colour(image, first.getX(), first.getCenterY()))
          .as("the frame")
          .isEqualTo(theme.colour(Ink.of(Ink.Kind.HEAVY_BORDER)));
    }
  }

  @Test
  void drawsDigitsWithinTheirOutlines() throws IOException {
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(CLASSIC), style(Theme.PRINT));
    BufferedImage image = image(drawing);
    DrawnGrid grid = DrawnGrid.of(drawing, 9);
    for (int cell = 0; cell < 81; cell++) {
      Rectangle2D bounds = grid.bounds(cell);
      int dark = 0;
      for (int x = (int) bounds.getX() + 4; x < bounds.getMaxX() - 4; x++) {
        for (int y = (int) bounds.getY() + 4; y < bounds.getMaxY() - 4; y++) {
          boolean isDark = colour(image, x, y) != 0xFFFFFF;
          dark += isDark ? 1 : 0;
          if (isDark) {
            Rectangle2D ink = DrawnGrid.ink(grid.words().get(cell).get(0));
            assertThat(ink.intersects(x - 1, y - 1, 3, 3)).as("dot %d,%d", x, y).isTrue();
          }
        }
      }
      assertThat(dark > 50).isEqualTo(CLASSIC.givens().digit(cell) != 0);
    }
  }

  @Test
  void equalDrawingsGiveEqualBytes() throws IOException {
    for (Theme theme : Theme.values()) {
      Drawing drawing =
          PictureLayout.lay(
              PuzzlePicture.of(CLASSIC).withCandidates(Board.of(CLASSIC)),
              new PictureStyle(theme, true, DigitStyle.NUMBERS, 480));

      assertThat(png(drawing)).isEqualTo(png(drawing));
    }
  }

  @Test
  void symbolsAreNotQuestionMarks() throws IOException {
    byte[] question = png(word("?"));
    for (String symbol : List.of("→", "★", "♥", "⇨", "🐀", "🧁", "🥇")) {
      assertThat(png(word(symbol))).as(symbol).isNotEqualTo(question);
    }
    assertThat(png(word("🥇\uFE0F"))).isEqualTo(png(word("🥇")));
    assertThat(png(word("虎"))).isEqualTo(question);
  }

  private static Drawing word(String text) {
    Shape word = new Shape.Word(text, 50, 60, 40, Typeface.BOLD, Ink.of(Ink.Kind.GIVEN));
    return new Drawing(100, 100, "", "", List.of(word), Theme.LIGHT);
  }

  @Test
  void drawsDiscsCurvesAndWordsItLacks() throws IOException {
    Ink ink = Ink.of(Ink.Kind.LINK);
    Drawing drawing =
        new Drawing(
            100,
            100.2,
            "",
            "",
            List.of(
                new Shape.Circle(new Point(20, 20), 10, 0, ink),
                new Shape.Circle(new Point(60, 20), 10, 2, ink),
                new Shape.Polygon(
                    List.of(new Point(0, 60), new Point(20, 60), new Point(0, 90)), ink),
                new Shape.Curve(
                    new Point(30, 50), new Point(60, 90), new Point(90, 50), 4, false, ink),
                new Shape.Word("数", 80, 90, 20, Typeface.BOLD, ink)),
            Theme.LIGHT);
    BufferedImage image = image(drawing);
    int drawn = Theme.LIGHT.colour(ink);

    assertThat(image.getHeight()).isEqualTo(101);
    assertThat(colour(image, 20, 20)).isEqualTo(drawn);
    assertThat(colour(image, 60, 20)).isEqualTo(0xFFFFFF);
    assertThat(colour(image, 50, 20)).isEqualTo(drawn);
    assertThat(colour(image, 4, 70)).isEqualTo(drawn);
    assertThat(colour(image, 60, 70)).as("half way to the control point").isEqualTo(drawn);
  }

  @Test
  void breaksDashedLines() throws IOException {
    for (boolean dashed : new boolean[] {false, true}) {
      List<List<Point>> paths = List.of(List.of(new Point(10, 50), new Point(90, 50)));
      Shape line = new Shape.Lines(paths, 4, dashed, Ink.of(Ink.Kind.HEAVY_BORDER));
      BufferedImage image = image(new Drawing(100, 100, "", "", List.of(line), Theme.PRINT));

      assertThat(IntStream.range(10, 90).anyMatch(x -> colour(image, x, 50) == 0xFFFFFF))
          .isEqualTo(dashed);
      assertThat(IntStream.range(10, 90).anyMatch(x -> colour(image, x, 50) == 0)).isTrue();
    }
  }

  @Test
  void leavesTheStreamOpen() throws IOException {
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            throw new AssertionError("closed");
          }
        };
    PngPicture.write(PictureLayout.lay(PuzzlePicture.of(JIGSAW), style(Theme.LIGHT)), out);

    assertThat(out.size()).isPositive();
  }

  @Test
  void refusesTooLargePictures() {
    PictureStyle style = new PictureStyle(Theme.LIGHT, false, DigitStyle.LETTERS, 10_001);
    Drawing drawing = PictureLayout.lay(PuzzlePicture.of(RegionMask.boxes(2, 2)), style);
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    assertThatThrownBy(() -> PngPicture.write(drawing, out))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("10001")
        .hasMessageContaining("10000");
    assertThat(out.size()).isZero();
  }

  private static PictureStyle style(Theme theme) {
    return new PictureStyle(theme, false, DigitStyle.LETTERS, 480);
  }

  private static int colour(BufferedImage image, double x, double y) {
    return image.getRGB((int) x, (int) y) & 0xFFFFFF;
  }

  private static BufferedImage image(Drawing drawing) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(png(drawing)));
  }

  private static byte[] png(Drawing drawing) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngPicture.write(drawing, out);
    return out.toByteArray();
  }
}
