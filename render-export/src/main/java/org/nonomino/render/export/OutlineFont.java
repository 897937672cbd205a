package org.nonomino.render.export;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.OS2WindowsMetricsTable;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.nonomino.render.Typeface;

/**
 * The widths and outlines of a font, either a font of the program or one from a file. Fonts of the
 * system are not used. A character that the font lacks is drawn from a font of symbols, or as a
 * question mark. Thread-safe.
 */
final class OutlineFont {
  private static final int LACKED = '?';

  /*
   * A TrueTypeFont reads its glyphs from one stream when they are first needed, so it is locked
   * while it does. A glyph that has been read is cached for good, because a program needs only a
   * few dozen of the thousands in a font. java.awt.Font is not used, because creating a font needs a font configuration, and small machines and containers lack it.
   */
  private final byte[] file;
  private final TrueTypeFont font;
  private final CmapLookup glyphIds;
  private final double unitsPerEm;
  private final Map<Integer, Glyph> glyphs = new ConcurrentHashMap<>();
  private final Map<Typeface, Double> like = new ConcurrentHashMap<>();

  /** A character's width, and its outline with y downwards, both in the font's own unit. */
  private record Glyph(double width, GeneralPath outline) {}

  /** The fonts, read at the first use of any of them. */
  private static final class Loaded {
    static final Map<Typeface, OutlineFont> FONTS = read();

    private static Map<Typeface, OutlineFont> read() {
      Map<Typeface, OutlineFont> fonts = new EnumMap<>(Typeface.class);
      for (Typeface typeface : Typeface.values()) {
        try (InputStream file = open(typeface)) {
          fonts.put(typeface, new OutlineFont(file.readAllBytes()));
        } catch (IOException e) {
          throw new UncheckedIOException("cannot read a bundled font", e);
        }
      }
      return fonts;
    }
  }

  /** Arrows, signs and emoji, read at the first use. */
  private static final class Symbols {
    static final OutlineFont FONT = read();

    private static OutlineFont read() {
      try (InputStream file = open("Nonomino-Symbols.ttf")) {
        return new OutlineFont(file.readAllBytes());
      } catch (IOException e) {
        throw new UncheckedIOException("cannot read the font of symbols", e);
      }
    }
  }

  private OutlineFont(byte[] file) throws IOException {
    this.file = file;
    font = parsed();
    glyphIds = font.getUnicodeCmapLookup();
    unitsPerEm = font.getUnitsPerEm();
  }

  /**
   * Reads a font.
   *
   * @throws IOException if the file is not a font, or the font cannot or may not be embedded in a
   *     document; the message is a clause for people
   */
  static OutlineFont of(byte[] file) throws IOException {
    if (new String(file, 0, Math.min(file.length, 4), StandardCharsets.ISO_8859_1).equals("OTTO")) {
      throw new IOException(
          "its outlines are in the PostScript format (CFF), which cannot be embedded");
    }
    try {
      OutlineFont font = new OutlineFont(file);
      OS2WindowsMetricsTable metrics = font.font.getOS2Windows();
      boolean isRestricted =
          metrics != null
              && (metrics.getFsType() & 0xF) == OS2WindowsMetricsTable.FSTYPE_RESTRICTED;
      if (isRestricted) {
        throw new IOException("its licence does not allow that it is embedded in documents");
      }
      // Only reading an outline shows whether there are any.
      font.font.getGlyph().getGlyph(0);
      return font;
    } catch (RuntimeException e) {
      throw new IOException("it is damaged", e);
    }
  }

  /** Returns the font parsed from its file again; the caller closes it. */
  TrueTypeFont parsed() throws IOException {
    return new TTFParser().parse(new RandomAccessReadBuffer(file));
  }

  static OutlineFont of(Typeface typeface) {
    OutlineFont font = Loaded.FONTS.get(typeface);
    if (font == null) {
      throw new IllegalStateException("no font was read for " + typeface);
    }
    return font;
  }

  /** Returns the file of a typeface's font, TrueType; the caller closes it. */
  static InputStream open(Typeface typeface) {
    return open(
        switch (typeface) {
          case REGULAR -> "Roboto-Regular.ttf";
          case BOLD -> "Roboto-Bold.ttf";
        });
  }

  private static InputStream open(String file) {
    InputStream in = OutlineFont.class.getResourceAsStream(file);
    if (in == null) {
      throw new IllegalStateException("the font " + file + " is missing from the program");
    }
    return in;
  }

  /** Returns the width of a string, in the unit of the size. */
  double width(String text, double size) {
    double width = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      width += glyph(text.codePointAt(i)).width();
    }
    return width * size / unitsPerEm;
  }

  /**
   * Returns the size at which figures have the same height as those of a bundled font, or a smaller
   * size if otherwise one would be wider than the widest figure of that font.
   */
  double sizeLike(Typeface typeface, double size) {
    return of(typeface) == this ? size : size * like.computeIfAbsent(typeface, this::share);
  }

  private double share(Typeface typeface) {
    OutlineFont pattern = of(typeface);
    double widest = 0;
    for (char figure = '0'; figure <= '9'; figure++) {
      String text = String.valueOf(figure);
      widest = Math.max(widest, width(text, 1) / pattern.width(text, 1));
    }
    return Math.min(pattern.capHeight(1) / capHeight(1), 1 / widest);
  }

  /** Returns the height of a capital letter above the baseline, in the unit of the size. */
  double capHeight(double size) {
    return -outline("H", size).getBounds2D().getMinY();
  }

  /** Returns whether the font has all characters of a string. */
  boolean canShow(String text) {
    return text.codePoints().allMatch(this::has);
  }

  /** Returns whether a character is not in this font, but in that of symbols. */
  boolean isSymbol(int character) {
    return !has(character) && Symbols.FONT.has(character);
  }

  private boolean has(int character) {
    return glyphIds.getGlyphId(character) != 0;
  }

  /** Returns the outline of a string that begins at the origin: x to the right, y downwards. */
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
    return glyphs.computeIfAbsent(
        has(character) || isSymbol(character) ? character : LACKED, this::read);
  }

  private Glyph read(int character) {
    if (isSymbol(character)) {
      Glyph symbol = Symbols.FONT.glyph(character);
      double scale = unitsPerEm / Symbols.FONT.unitsPerEm;
      GeneralPath outline = new GeneralPath(symbol.outline());
      outline.transform(AffineTransform.getScaleInstance(scale, scale));
      return new Glyph(symbol.width() * scale, outline);
    }
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
