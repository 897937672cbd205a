package org.nonomino.render.export;

import java.io.IOException;
import java.util.stream.Collectors;
import org.nonomino.render.Typeface;

/** The fonts of a document. Immutable; thread-safe. */
public final class PrintFonts {
  /** The fonts of the program. */
  public static final PrintFonts BUNDLED = new PrintFonts(Typeface.REGULAR, Typeface.BOLD);

  private final OutlineFont regular;
  private final OutlineFont bold;

  private PrintFonts(Typeface regular, Typeface bold) {
    this(OutlineFont.of(regular), OutlineFont.of(bold));
  }

  private PrintFonts(OutlineFont regular, OutlineFont bold) {
    this.regular = regular;
    this.bold = bold;
  }

  /**
   * Returns a copy of these fonts with one replaced.
   *
   * @param file TrueType, or OpenType with TrueType outlines
   * @throws IOException if it is not such a font, or may not be embedded; the message is a clause
   *     for people
   */
  public PrintFonts with(Typeface typeface, byte[] file) throws IOException {
    OutlineFont font = OutlineFont.of(file);
    return typeface == Typeface.BOLD ? new PrintFonts(regular, font) : new PrintFonts(font, bold);
  }

  /**
   * Returns the characters of a string that one of the fonts lacks, each once, in their order.
   * Letters of special styles are shown as plain ones.
   */
  public String lacking(String text) {
    return ShownText.withoutControls(text)
        .codePoints()
        .filter(character -> character != ShownText.NO_BREAK_SPACE)
        .distinct()
        .mapToObj(Character::toString)
        .filter(
            character ->
                !ShownText.canShow(character, regular) || !ShownText.canShow(character, bold))
        .collect(Collectors.joining());
  }

  OutlineFont of(Typeface typeface) {
    return typeface == Typeface.BOLD ? bold : regular;
  }
}
