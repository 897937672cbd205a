package org.nonomino.render;

import java.util.Arrays;
import org.nonomino.core.Grid;

/**
 * The colours of the grounds of regions: first a few that people with any kind of colour vision can
 * distinguish, and then hues a golden angle apart, so that they differ whatever their number.
 * Immutable.
 */
final class Tints {
  private static final double GOLDEN_ANGLE = 180 * (3 - Math.sqrt(5));
  private static final double SHADE = 0.05;

  /** Begins with Paul Tol's "pale" colours (SRON technical note 09-002, issue 3.2). */
  static final Tints PALE =
      new Tints(0.6, 0.85, 0xBBCCEE, 0xEEEEBB, 0xFFCCCC, 0xCCDDAA, 0xCCEEFF, 0xDDDDDD);

  /** Begins with Paul Tol's "light" colours (the same note), without those too dark for text. */
  static final Tints STRONG =
      new Tints(
          0.65, 0.76, 0x77AADD, 0xEEDD88, 0xFFAABB, 0x44BB99, 0x99DDFF, 0xBBCC33, 0xEE8866,
          0xDDDDDD);

  /**
   * Light enough for pencil. The first four also differ as greys, by steps of 5 % starting at
   * white.
   */
  static final Tints FAINT =
      new Tints(0.5, 0.9, 0xFFFFFF, 0xDDE6EE, 0xFAF2DC, 0xD6DCD2, 0xF3E0E0, 0xDDEFEA);

  /** For pictures with lines and shades: the hues of {@link #PALE} with twice as much white. */
  static final Tints CALM =
      new Tints(0.5, 0.94, 0xE9EEF9, 0xF9F9E9, 0xFFEEEE, 0xEEF4E3, 0xEEF9FF, 0xF4F4F4);

  /**
   * Begins with colours like Paul Tol's "dark" colours, darkened further if the contrast needs it.
   */
  static final Tints DARK =
      new Tints(0.45, 0.16, 0x222255, 0x464622, 0x5A2A2A, 0x1C451C, 0x1C4848, 0x434343);

  /** No tints. */
  static final Tints WHITE = new Tints(0, 1);

  private final int[] colours;

  /**
   * Creates one colour for each possible region.
   *
   * @param saturation of the colours after the chosen ones, 0..1
   * @param lightness of those, 0..1; every second one is a shade lighter
   * @param chosen the first colours, 0xRRGGBB
   */
  private Tints(double saturation, double lightness, int... chosen) {
    colours = Arrays.copyOf(chosen, Grid.MAX_SIZE);
    for (int i = chosen.length; i < colours.length; i++) {
      double shade = Math.min(1, lightness + i % 2 * SHADE);
      colours[i] = colour(i * GOLDEN_ANGLE % 360, saturation, shade);
    }
  }

  /** Returns the colour of a tint, 0xRRGGBB. */
  int colour(int number) {
    return colours[number % colours.length];
  }

  /** Returns a colour by the formula of CSS Color 4 for HSL. */
  private static int colour(double hue, double saturation, double lightness) {
    return channel(0, hue, saturation, lightness) << 16
        | channel(8, hue, saturation, lightness) << 8
        | channel(4, hue, saturation, lightness);
  }

  private static int channel(int offset, double hue, double saturation, double lightness) {
    double place = (offset + hue / 30) % 12;
    double max = saturation * Math.min(lightness, 1 - lightness);
    double part = lightness - max * Math.max(-1, Math.min(Math.min(place - 3, 9 - place), 1));
    return (int) Math.round(255 * part);
  }
}
