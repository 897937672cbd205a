package org.nonomino.render.export;

import java.text.Normalizer;
import java.util.Optional;

/** Converts text from outside, such as a heading, to text that can be shown. */
final class ShownText {
  /** A blank at which no line ends. */
  static final int NO_BREAK_SPACE = 0x00A0;

  /** The variation selectors. */
  private static final int FIRST_VARIANT = 0xFE00;

  private static final int LAST_VARIANT = 0xFE0F;

  /** The modifiers for the colour of skin. */
  private static final int FIRST_SKIN = 0x1F3FB;

  private static final int LAST_SKIN = 0x1F3FF;

  private ShownText() {}

  /**
   * Returns the text in one line without control and formatting characters; white space becomes
   * blanks, letters of special styles become plain ones, an arrow that the font lacks becomes
   * {@code »}, and other characters {@code ?}.
   */
  static String of(String text, OutlineFont font) {
    return of(text, font, false);
  }

  /**
   * Returns the same for a text that is drawn in outlines, with symbols that the font lacks, but
   * without what only selects a variant of an emoji.
   */
  static String withSymbols(String text, OutlineFont font) {
    return of(text, font, true);
  }

  private static String of(String text, OutlineFont font, boolean hasSymbols) {
    String line = withoutControls(text);
    if (font.canShow(line)) {
      return line;
    }
    StringBuilder shown = new StringBuilder();
    line.codePoints()
        .filter(character -> !hasSymbols || !isVariant(character))
        .mapToObj(Character::toString)
        .map(
            character ->
                font.canShow(character) || (hasSymbols && font.isSymbol(character.codePointAt(0)))
                    ? character
                    : plain(character, font).orElseGet(() -> substitute(character)))
        .forEach(shown::append);
    return shown.toString();
  }

  private static boolean isVariant(int character) {
    return (character >= FIRST_VARIANT && character <= LAST_VARIANT)
        || (character >= FIRST_SKIN && character <= LAST_SKIN);
  }

  /** Returns whether the font has a character, or the plain letters for it. */
  static boolean canShow(String character, OutlineFont font) {
    return font.canShow(character) || plain(character, font).isPresent();
  }

  /** Returns the plain letters for one of a special style, such as a bold or a wide one. */
  private static Optional<String> plain(String character, OutlineFont font) {
    String plain = Normalizer.normalize(character, Normalizer.Form.NFKC);
    return plain.equals(character) || !font.canShow(plain) ? Optional.empty() : Optional.of(plain);
  }

  private static String substitute(String character) {
    return character.equals("→") ? "»" : "?";
  }

  /**
   * Returns the text in one line without control and formatting characters, and without blanks at
   * its ends; white space becomes a blank, except a {@linkplain #NO_BREAK_SPACE no-break space},
   * and half of a surrogate pair {@code ?}.
   */
  static String withoutControls(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .forEach(
            character -> {
              if (character == NO_BREAK_SPACE) {
                line.appendCodePoint(character);
              } else if (Character.isWhitespace(character) || Character.isSpaceChar(character)) {
                line.append(' ');
              } else if (character >= Character.MIN_SURROGATE
                  && character <= Character.MAX_SURROGATE) {
                line.append('?');
              } else if (!Character.isISOControl(character)
                  && Character.getType(character) != Character.FORMAT) {
                line.appendCodePoint(character);
              }
            });
    return line.toString().strip();
  }
}
