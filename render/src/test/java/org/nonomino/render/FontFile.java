package org.nonomino.render;

import static java.util.Objects.requireNonNull;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The printable ASCII characters in the file of a typeface's font. */
final class FontFile {
  private final Map<Character, Letter> letters = new HashMap<>();

  /** The characters that pictures have: ASCII, and the signs of weighted sums and of cages. */
  private static final String CHARACTERS =
      IntStream.rangeClosed(' ', '~').mapToObj(Character::toString).collect(Collectors.joining())
          + "−×÷–≥≤";

  private final double capHeight;

  /** A letter's width and its outline with y downwards, both in ems. */
  private record Letter(double width, GeneralPath outline) {}

  private FontFile(Typeface typeface) {
    String name = typeface == Typeface.BOLD ? "Roboto-Bold.ttf" : "Roboto-Regular.ttf";
    try (InputStream in = requireNonNull(FontFile.class.getResourceAsStream("export/" + name));
        TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in))) {
      double unitsPerEm = font.getUnitsPerEm();
      capHeight = font.getOS2Windows().getCapHeight() / unitsPerEm;
      for (int i = 0; i < CHARACTERS.length(); i++) {
        char character = CHARACTERS.charAt(i);
        int id = font.getUnicodeCmapLookup().getGlyphId(character);
        GlyphData data = font.getGlyph().getGlyph(id);
        GeneralPath outline = data == null ? new GeneralPath() : data.getPath();
        outline.transform(AffineTransform.getScaleInstance(1 / unitsPerEm, -1 / unitsPerEm));
        letters.put(character, new Letter(font.getAdvanceWidth(id) / unitsPerEm, outline));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Read {
    static final FontFile REGULAR = new FontFile(Typeface.REGULAR);
    static final FontFile BOLD = new FontFile(Typeface.BOLD);
  }

  static FontFile of(Typeface typeface) {
    return typeface == Typeface.BOLD ? Read.BOLD : Read.REGULAR;
  }

  /** Returns the width of a character, in ems. */
  double width(char character) {
    return letter(character).width();
  }

  /** Returns the height of capital letters, in ems. */
  double capHeight() {
    return capHeight;
  }

  /** Returns the outline of a string that begins at the origin, y downwards. */
  GeneralPath outline(String text, double size) {
    GeneralPath outline = new GeneralPath();
    double x = 0;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      AffineTransform place = new AffineTransform(size, 0, 0, size, x, 0);
      outline.append(letter(character).outline().getPathIterator(place), false);
      x += width(character) * size;
    }
    return outline;
  }

  private Letter letter(char character) {
    return requireNonNull(letters.get(character));
  }
}
