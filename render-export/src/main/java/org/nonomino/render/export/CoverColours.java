package org.nonomino.render.export;

import java.util.Comparator;
import java.util.List;

/**
 * The colours of a cover.
 *
 * @param ground 0xRRGGBB
 */
record CoverColours(int ground) {
  static final int WHITE = 0xFFFFFF;
  static final int BLACK = 0x000000;

  /** Colours of the striking parts of a cover: yellow, orange, turquoise and dark blue. */
  private static final List<Integer> ACCENTS = List.of(0xFFC83D, 0xFF7A45, 0x2FC6B5, 0x14306B);

  /** The minimum contrast of an accent to the ground (WCAG 2.1, criterion 1.4.3). */
  private static final double MIN_CONTRAST = 4.5;

  /** Returns the colour of text on the ground: white or black, whichever has more contrast. */
  int ink() {
    return inkOn(ground);
  }

  /**
   * Returns the first accent with enough contrast to the ground, or that with the most contrast.
   */
  int accent() {
    return ACCENTS.stream()
        .filter(each -> contrast(each, ground) >= MIN_CONTRAST)
        .findFirst()
        .orElseGet(
            () ->
                ACCENTS.stream()
                    .max(Comparator.comparingDouble(each -> contrast(each, ground)))
                    .orElseThrow());
  }

  /** Returns white or black, whichever has more contrast to a colour. */
  static int inkOn(int colour) {
    return contrast(WHITE, colour) >= contrast(BLACK, colour) ? WHITE : BLACK;
  }

  /**
   * Returns the ground mixed with black or white.
   *
   * @param share of white; of black if negative
   */
  int shade(double share) {
    int other = share < 0 ? BLACK : WHITE;
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      double part =
          (1 - Math.abs(share)) * (ground >> shift & 0xFF)
              + Math.abs(share) * (other >> shift & 0xFF);
      mixed |= (int) Math.round(part) << shift;
    }
    return mixed;
  }

  private static double contrast(int first, int second) {
    double one = luminance(first);
    double two = luminance(second);
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  }

  private static double luminance(int colour) {
    return 0.2126 * linear(colour >> 16) + 0.7152 * linear(colour >> 8) + 0.0722 * linear(colour);
  }

  private static double linear(int part) {
    double share = (part & 0xFF) / 255.0;
    return share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
  }
}
