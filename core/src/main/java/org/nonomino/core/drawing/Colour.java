package org.nonomino.core.drawing;

import java.util.Optional;

/**
 * A colour with opacity.
 *
 * @param red 0 to 255
 * @param green 0 to 255
 * @param blue 0 to 255
 * @param alpha 0 (cannot be seen) to 255 (opaque)
 */
public record Colour(int red, int green, int blue, int alpha) {
  /** The colour of invisible parts. */
  public static final Colour NONE = new Colour(0, 0, 0, 0);

  /** The usual colour of lines and texts. */
  public static final Colour BLACK = new Colour(0, 0, 0, 255);

  private static final int OPAQUE = 255;
  private static final int HEX = 16;

  /**
   * Returns the colour of hexadecimal figures.
   *
   * @param figures 3, 4, 6 or 8 figures, as in CSS after the {@code #}
   * @return empty if they are no colour
   */
  public static Optional<Colour> ofHex(String figures) {
    int width = figures.length() <= 4 ? 1 : 2;
    int count = figures.length() / width;
    if (figures.length() % width != 0
        || (count != 3 && count != 4)
        || !figures.chars().allMatch(c -> Character.digit(c, HEX) >= 0)) {
      return Optional.empty();
    }
    int[] parts = {0, 0, 0, OPAQUE};
    for (int i = 0; i < count; i++) {
      int part = Integer.parseInt(figures.substring(i * width, (i + 1) * width), HEX);
      parts[i] = width == 1 ? part * (HEX + 1) : part;
    }
    return Optional.of(new Colour(parts[0], parts[1], parts[2], parts[3]));
  }

  /** Returns the colour as in CSS: {@code #} and six figures, or eight if it is not opaque. */
  public String hex() {
    long rgb = 0x1_000000L + (red << 16) + (green << 8) + blue;
    String figures = Long.toHexString(rgb).substring(1);
    return "#" + figures + (alpha == OPAQUE ? "" : Integer.toHexString(0x100 + alpha).substring(1));
  }

  /** Whether anything of the colour can be seen. */
  public boolean isVisible() {
    return alpha > 0;
  }
}
