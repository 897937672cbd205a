package org.nonomino.render.export;

/** Converts text from outside, such as a heading, to text that can be shown. */
final class ShownText {
  /** A blank at which no line ends. */
  static final int NO_BREAK_SPACE = 0x00A0;

  private ShownText() {}

  /**
   * Returns the text in one line without control and formatting characters; white space becomes
   * blanks, an arrow that the font lacks becomes {@code »}, and other characters {@code ?}.
   */
  static String of(String text, OutlineFont font) {
    String line = withoutControls(text);
    if (font.canShow(line)) {
      return line;
    }
    StringBuilder shown = new StringBuilder();
    line.codePoints()
        .mapToObj(Character::toString)
        .map(character -> font.canShow(character) ? character : substitute(character))
        .forEach(shown::append);
    return shown.toString();
  }

  private static String substitute(String character) {
    return switch (character.codePointAt(0)) {
      case '→' -> "»";
      case NO_BREAK_SPACE -> " ";
      default -> "?";
    };
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
