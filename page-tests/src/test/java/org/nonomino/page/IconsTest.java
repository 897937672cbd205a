package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.web.Page;

/** The icons for home screens, which {@code docs/icons.sh} draws from the favicon. */
final class IconsTest {
  private static final int BLUE = 0xFF3D4FC4;
  private static final int WHITE = 0xFFFFFFFF;

  /** The favicon is drawn in a square of 32; its line passes through (8, 16). */
  @ParameterizedTest
  @CsvSource({
    "icon-192.png, 192, true",
    "icon-512.png, 512, true",
    "icon-maskable.png, 512, false",
    "apple-touch-icon.png, 180, false"
  })
  void iconsEqualTheFavicon(String name, int side, boolean hasRoundCorners) throws IOException {
    BufferedImage icon =
        Objects.requireNonNull(
            ImageIO.read(
                new ByteArrayInputStream(Objects.requireNonNull(Page.load().files().get(name)))));

    assertThat(icon.getWidth()).isEqualTo(side);
    assertThat(icon.getHeight()).isEqualTo(side);
    assertThat(icon.getRGB(side / 4, side / 2)).isEqualTo(WHITE);
    assertThat(icon.getRGB(side / 2, side / 8)).isEqualTo(BLUE);
    assertThat(icon.getRGB(0, 0)).isEqualTo(hasRoundCorners ? 0 : BLUE);
    assertThat(icon.getRGB(side - 1, side - 1)).isEqualTo(hasRoundCorners ? 0 : BLUE);
  }
}
