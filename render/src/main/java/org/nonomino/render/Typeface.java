package org.nonomino.render;

import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;

/**
 * The fonts of all pictures, which come with the program: no font of the system is looked for.
 * Letters are set one after the other, without kerning; a character that the font lacks is set as a
 * question mark. Thread-safe.
 */
public enum Typeface {
  /** For all but what stands out. */
  REGULAR("Roboto-Regular.ttf"),
  /** For givens and headings. */
  BOLD("Roboto-Bold.ttf");

  private final String file;

  Typeface(String file) {
    this.file = file;
  }

  /** The fonts, read at the first use of any of them. */
  private static final class Loaded {
    static final Map<Typeface, OutlineFont> FONTS = read();

    private static Map<Typeface, OutlineFont> read() {
      Map<Typeface, OutlineFont> fonts = new EnumMap<>(Typeface.class);
      for (Typeface typeface : values()) {
        try (InputStream in = typeface.open()) {
          fonts.put(typeface, new OutlineFont(in));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return fonts;
    }
  }

  /** Returns the width of a text, in the unit of the size. */
  public double width(String text, double size) {
    return font().width(text, size);
  }

  /**
   * Returns the height of capital letters and figures above the baseline, in the unit of the size.
   */
  public double capHeight(double size) {
    return font().capHeight(size);
  }

  /** Tells whether the font has all characters of a text. */
  public boolean canShow(String text) {
    return text.codePoints().allMatch(font()::has);
  }

  /** Returns the outline of a text that begins at the origin: x to the right, y downwards. */
  GeneralPath outline(String text, double size) {
    return font().outline(text, size);
  }

  /** Returns the file of the font, TrueType; the caller closes it. */
  InputStream open() {
    InputStream in = Typeface.class.getResourceAsStream(file);
    if (in == null) {
      throw new IllegalStateException("the font " + file + " is missing beside the program");
    }
    return in;
  }

  private OutlineFont font() {
    OutlineFont font = Loaded.FONTS.get(this);
    if (font == null) {
      throw new IllegalStateException("no font was read from " + file);
    }
    return font;
  }
}
