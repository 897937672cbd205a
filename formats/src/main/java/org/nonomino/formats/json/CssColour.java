package org.nonomino.formats.json;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.drawing.Colour;

/** The colours of drawings: hexadecimal figures, {@code rgb(…)}, {@code hsl(…)}, or a name. */
public final class CssColour {
  private static final int OPAQUE = 255;

  /** The names that setters use; figures {@code rrggbb}. */
  private static final Map<String, Integer> NAMES =
      Map.ofEntries(
          Map.entry("black", 0x000000),
          Map.entry("white", 0xFFFFFF),
          Map.entry("gray", 0x808080),
          Map.entry("grey", 0x808080),
          Map.entry("silver", 0xC0C0C0),
          Map.entry("lightgray", 0xD3D3D3),
          Map.entry("lightgrey", 0xD3D3D3),
          Map.entry("darkgray", 0xA9A9A9),
          Map.entry("darkgrey", 0xA9A9A9),
          Map.entry("red", 0xFF0000),
          Map.entry("darkred", 0x8B0000),
          Map.entry("crimson", 0xDC143C),
          Map.entry("salmon", 0xFA8072),
          Map.entry("orange", 0xFFA500),
          Map.entry("darkorange", 0xFF8C00),
          Map.entry("gold", 0xFFD700),
          Map.entry("brown", 0xA52A2A),
          Map.entry("yellow", 0xFFFF00),
          Map.entry("green", 0x008000),
          Map.entry("lime", 0x00FF00),
          Map.entry("darkgreen", 0x006400),
          Map.entry("lightgreen", 0x90EE90),
          Map.entry("cyan", 0x00FFFF),
          Map.entry("aqua", 0x00FFFF),
          Map.entry("teal", 0x008080),
          Map.entry("turquoise", 0x40E0D0),
          Map.entry("blue", 0x0000FF),
          Map.entry("navy", 0x000080),
          Map.entry("darkblue", 0x00008B),
          Map.entry("lightblue", 0xADD8E6),
          Map.entry("skyblue", 0x87CEEB),
          Map.entry("purple", 0x800080),
          Map.entry("violet", 0xEE82EE),
          Map.entry("magenta", 0xFF00FF),
          Map.entry("fuchsia", 0xFF00FF),
          Map.entry("pink", 0xFFC0CB),
          Map.entry("hotpink", 0xFF69B4));

  private CssColour() {}

  /** Returns the colour of a text; black if it is not known, because something is drawn. */
  public static Colour of(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    if (word.isEmpty() || word.equals("none") || word.equals("transparent")) {
      return Colour.NONE;
    }
    Integer named = NAMES.get(word);
    if (named != null) {
      return ofFigures(named);
    }
    Optional<Colour> figures = Colour.ofHex(word.startsWith("#") ? word.substring(1) : word);
    if (figures.isPresent()) {
      return figures.get();
    }
    int open = word.indexOf('(');
    int close = word.lastIndexOf(')');
    if (open > 0 && close > open) {
      String[] parts =
          word.substring(open + 1, close).replace(',', ' ').replace('/', ' ').strip().split(" +");
      if (word.startsWith("rgb") && parts.length >= 3) {
        return new Colour(
            part(parts[0], OPAQUE), part(parts[1], OPAQUE), part(parts[2], OPAQUE), alpha(parts));
      }
      if (word.startsWith("hsl") && parts.length >= 3) {
        return ofHue(parts);
      }
      if (word.startsWith("oklch") && parts.length >= 3) {
        return ofPerceived(parts);
      }
    }
    return ofFigures(0);
  }

  private static Colour ofFigures(int rgb) {
    return new Colour((rgb >> 16) & OPAQUE, (rgb >> 8) & OPAQUE, rgb & OPAQUE, OPAQUE);
  }

  private static Colour ofHue(String[] parts) {
    double hue = number(parts[0].replace("deg", "")) / 360;
    double saturation = Math.min(1, number(parts[1].replace("%", "")) / 100);
    double light = Math.min(1, number(parts[2].replace("%", "")) / 100);
    double chroma = saturation * Math.min(light, 1 - light);
    int[] rgb = new int[3];
    int[] offsets = {0, 8, 4};
    for (int i = 0; i < rgb.length; i++) {
      double k = (offsets[i] + hue * 12) % 12;
      double part = light - chroma * Math.max(-1, Math.min(Math.min(k - 3, 9 - k), 1));
      rgb[i] = (int) Math.rint(OPAQUE * Math.max(0, Math.min(1, part)));
    }
    return new Colour(rgb[0], rgb[1], rgb[2], alpha(parts));
  }

  /**
   * Returns the colour of a perceived lightness, chroma and hue, by the matrices of Björn Ottosson,
   * <a href="https://bottosson.github.io/posts/oklab/">A perceptual color space for image
   * processing</a>.
   */
  private static Colour ofPerceived(String[] parts) {
    double light = number(parts[0].replace("%", "")) / (parts[0].endsWith("%") ? 100 : 1);
    double chroma = number(parts[1]);
    double hue = Math.toRadians(number(parts[2].replace("deg", "")));
    double a = chroma * Math.cos(hue);
    double b = chroma * Math.sin(hue);
    double l = cube(light + 0.3963377774 * a + 0.2158037573 * b);
    double m = cube(light - 0.1055613458 * a - 0.0638541728 * b);
    double s = cube(light - 0.0894841775 * a - 1.2914855480 * b);
    return new Colour(
        figure(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
        figure(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
        figure(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
        alpha(parts));
  }

  private static double cube(double number) {
    return number * number * number;
  }

  /** Returns the part in 0..255 of a linear intensity. */
  private static int figure(double linear) {
    double part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.pow(linear, 1 / 2.4) - 0.055;
    return (int) Math.rint(OPAQUE * Math.max(0, Math.min(1, part)));
  }

  private static int alpha(String[] parts) {
    return parts.length > 3 ? part(parts[3], 1) : OPAQUE;
  }

  /** Returns a part of a colour in 0..255; a number without a percent sign counts up to a most. */
  private static int part(String text, int most) {
    double share =
        text.endsWith("%")
            ? number(text.substring(0, text.length() - 1)) / 100
            : number(text) / most;
    return (int) Math.rint(OPAQUE * Math.max(0, Math.min(1, share)));
  }

  private static double number(String text) {
    try {
      double number = Double.parseDouble(text);
      return Double.isFinite(number) ? Math.abs(number) : 0;
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
