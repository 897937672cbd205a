package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.nonomino.core.drawing.Colour;

/**
 * The name of a colour, as people use it. Colours are compared in OKLab, where equal distances look
 * equally large (Björn Ottosson, "A perceptual color space for image processing", 2020). A colour
 * that is not opaque looks as it does on white paper.
 */
final class ColourName {
  /** Colours that everybody would call by these names. */
  private static final List<Sample> SAMPLES =
      List.of(
          new Sample("white", 0xFFFFFF),
          new Sample("grey", 0xE0E0E0),
          new Sample("grey", 0xCFCFCF),
          new Sample("grey", 0xA8A8A8),
          new Sample("grey", 0x808080),
          new Sample("grey", 0x505050),
          new Sample("black", 0x000000),
          new Sample("black", 0x202020),
          new Sample("red", 0xFF0000),
          new Sample("red", 0xC00000),
          new Sample("red", 0xE6261F),
          new Sample("red", 0xFA3131),
          new Sample("red", 0xF06060),
          new Sample("red", 0x800000),
          new Sample("orange", 0xFF8000),
          new Sample("orange", 0xEB7532),
          new Sample("orange", 0xFFA600),
          new Sample("orange", 0xFFC080),
          new Sample("orange", 0xFDBA74),
          new Sample("brown", 0x8B4513),
          new Sample("brown", 0xA05A2C),
          new Sample("brown", 0x603010),
          new Sample("brown", 0xB08860),
          new Sample("yellow", 0xFFFF00),
          new Sample("yellow", 0xF7D038),
          new Sample("yellow", 0xFFE97D),
          new Sample("yellow", 0xFFFFA3),
          new Sample("yellow", 0xD0C000),
          new Sample("green", 0x00FF00),
          new Sample("green", 0x008000),
          new Sample("green", 0x67F067),
          new Sample("green", 0xA3E048),
          new Sample("green", 0xC0F0B0),
          new Sample("green", 0x30A030),
          new Sample("green", 0x60A060),
          new Sample("green", 0x205020),
          new Sample("turquoise", 0x00FFFF),
          new Sample("turquoise", 0x40E0D0),
          new Sample("turquoise", 0x008080),
          new Sample("turquoise", 0x49DA9A),
          new Sample("turquoise", 0xA0F0F0),
          new Sample("blue", 0x0000FF),
          new Sample("blue", 0x34BBE6),
          new Sample("blue", 0x4355DB),
          new Sample("blue", 0x3080F0),
          new Sample("blue", 0x2ECBFF),
          new Sample("blue", 0xA0D0FF),
          new Sample("blue", 0x80B0E0),
          new Sample("blue", 0x002080),
          new Sample("purple", 0x800080),
          new Sample("purple", 0xD23BE7),
          new Sample("purple", 0xA020F0),
          new Sample("purple", 0xF067F0),
          new Sample("purple", 0xC080F0),
          new Sample("purple", 0x9060C0),
          new Sample("purple", 0xD8B0F8),
          new Sample("purple", 0x6030A0),
          new Sample("pink", 0xFFC0CB),
          new Sample("pink", 0xFF69B4),
          new Sample("pink", 0xFF1493),
          new Sample("pink", 0xF090D0),
          new Sample("pink", 0xFFA0A0),
          new Sample("pink", 0xFFC0F0));

  /** A name is another one for a colour if its nearest sample is no further away than this. */
  private static final double OTHER_NAME = 0.1;

  /** Two colours look the same up to this distance. */
  private static final double SAME = 0.02;

  /** Below this lightness a colour is dark for its name; white is 1. */
  private static final double DARK = 0.58;

  private ColourName() {}

  /** A colour with its name. */
  private record Sample(String name, Lab lab) {
    Sample(String name, int rgb) {
      this(name, Lab.of((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255));
    }
  }

  /** A colour in OKLab. */
  private record Lab(double light, double a, double b) {
    static Lab of(double red, double green, double blue) {
      double r = linear(red / 255);
      double g = linear(green / 255);
      double b = linear(blue / 255);
      double l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
      double m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
      double s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
      return new Lab(
          0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
          1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
    }

    private static double linear(double part) {
      return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    static Lab of(Colour colour) {
      return of(
          onWhite(colour.red(), colour.alpha()),
          onWhite(colour.green(), colour.alpha()),
          onWhite(colour.blue(), colour.alpha()));
    }

    private static double onWhite(int part, int alpha) {
      return 255 + (part - 255) * alpha / 255.0;
    }

    /**
     * Returns a distance with lightness at half weight, so that pale and dark green are both green.
     */
    double distance(Lab other) {
      return Math.hypot(Math.hypot(a - other.a, b - other.b), (light - other.light) / 2);
    }
  }

  /** Returns all names that people may give to a colour, the most likely first; at least one. */
  static List<String> names(Colour colour) {
    Lab lab = Lab.of(colour);
    List<Sample> near = new ArrayList<>(SAMPLES);
    near.sort(Comparator.comparingDouble(sample -> sample.lab.distance(lab)));
    List<String> names = new ArrayList<>();
    names.add(near.get(0).name);
    for (Sample sample : near) {
      if (sample.lab.distance(lab) <= OTHER_NAME && !names.contains(sample.name)) {
        names.add(sample.name);
      }
    }
    return names;
  }

  /** Returns whether a colour is dark for its name. */
  static boolean isDark(Colour colour) {
    return Lab.of(colour).light < DARK;
  }

  /** Returns whether two colours look the same. */
  static boolean areAlike(Colour first, Colour second) {
    Lab a = Lab.of(first);
    Lab b = Lab.of(second);
    return a.distance(b) <= SAME && Math.abs(a.light - b.light) <= SAME;
  }

  /** Returns whether a colour cannot be told from white paper. */
  static boolean isWhite(Colour colour) {
    Lab lab = Lab.of(colour);
    return lab.light > 0.975 && Math.hypot(lab.a, lab.b) < 0.02;
  }

  /** Returns whether a colour is black or grey, but not white. */
  static boolean isNeutral(Colour colour) {
    Lab lab = Lab.of(colour);
    return Math.hypot(lab.a, lab.b) < 0.02 && !isWhite(colour);
  }
}
