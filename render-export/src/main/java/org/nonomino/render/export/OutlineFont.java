package org.nonomino.render.export;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.nonomino.render.Typeface;

/**
 * The widths and outlines of a typeface, from a font that comes with the program: no font of the
 * system is looked for. A character that the font lacks is set as a question mark. Thread-safe.
 */
final class OutlineFont {
  private static final int LACKED = '?';

  /*
   * A TrueTypeFont reads its glyphs from one stream when they are first asked for, so that it is
   * locked while it does. A glyph, once read, is kept for good: of the thousands of a font only a
   * few dozen are ever asked for. (java.awt.Font is not used at all: making one needs a font
   * configuration, which small machines and containers lack.)
   */
  private final TrueTypeFont font;
  private final CmapLookup glyphIds;
  private final double unitsPerEm;
  private final Map<Integer, Glyph> glyphs = new ConcurrentHashMap<>();

  /** A character's width, and its outline with y downwards, both in the font's own unit. */
  private record Glyph(double width, GeneralPath outline) {}

  /** The fonts, read at the first use of any of them. */
  private static final class Loaded {
    static final Map<Typeface, OutlineFont> FONTS = read();

    private static Map<Typeface, OutlineFont> read() {
      Map<Typeface, OutlineFont> fonts = new EnumMap<>(Typeface.class);
      for (Typeface typeface : Typeface.values()) {
        fonts.put(typeface, new OutlineFont(typeface));
      }
      return fonts;
    }
  }

  private OutlineFont(Typeface typeface) {
    try (InputStream file = open(typeface)) {
      font = new TTFParser().parse(new RandomAccessReadBuffer(file.readAllBytes()));
      glyphIds = font.getUnicodeCmapLookup();
      unitsPerEm = font.getUnitsPerEm();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read a bundled font", e);
    }
  }

  /** Returns the font of a typeface. */
  static OutlineFont of(Typeface typeface) {
    OutlineFont font = Loaded.FONTS.get(typeface);
    if (font == null) {
      throw new IllegalStateException("no font was read for " + typeface);
    }
    return font;
  }

  /** Returns the file of a typeface's font, TrueType; the caller closes it. */
  static InputStream open(Typeface typeface) {
    String file =
        switch (typeface) {
          case REGULAR -> "Roboto-Regular.ttf";
          case BOLD -> "Roboto-Bold.ttf";
        };
    InputStream in = OutlineFont.class.getResourceAsStream(file);
    if (in == null) {
      throw new IllegalStateException("the font " + file + " is missing from the program");
    }
    return in;
  }

  /** Returns the width of a text, in the unit of the size. */
  double width(String text, double size) {
    double width = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      width += glyph(text.codePointAt(i)).width();
    }
    return width * size / unitsPerEm;
  }

  /** Returns whether the font has all characters of a text. */
  boolean canShow(String text) {
    return text.codePoints().allMatch(this::has);
  }

  private boolean has(int character) {
    return glyphIds.getGlyphId(character) != 0;
  }

  /** Returns the outline of a text that begins at the origin: x to the right, y downwards. */
  GeneralPath outline(String text, double size) {
    GeneralPath outline = new GeneralPath();
    double scale = size / unitsPerEm;
    double x = 0;
    for (int character : text.codePoints().toArray()) {
      Glyph glyph = glyph(character);
      AffineTransform place = new AffineTransform(scale, 0, 0, scale, x * scale, 0);
      outline.append(glyph.outline().getPathIterator(place), false);
      x += glyph.width();
    }
    return outline;
  }

  private Glyph glyph(int character) {
    return glyphs.computeIfAbsent(has(character) ? character : LACKED, this::read);
  }

  private Glyph read(int character) {
    int id = glyphIds.getGlyphId(character);
    synchronized (font) {
      try {
        GlyphData data = font.getGlyph().getGlyph(id);
        GeneralPath outline = data == null ? new GeneralPath() : data.getPath();
        outline.transform(AffineTransform.getScaleInstance(1, -1));
        return new Glyph(font.getAdvanceWidth(id), outline);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
