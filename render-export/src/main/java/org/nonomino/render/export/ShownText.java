package org.nonomino.render.export;

/** Converts text from outside, such as a heading, to text that can be shown. */
final class ShownText {
  private ShownText() {}

  /**
   * Returns the text in one line without control and formatting characters; white space becomes
   * blanks, and characters that the font lacks become {@code ?}.
   */
  static String of(String text, OutlineFont font) {
    String line = withoutControls(text);
    if (font.canShow(line)) {
      return line;
    }
    StringBuilder shown = new StringBuilder();
    line.codePoints()
        .mapToObj(Character::toString)
        .map(character -> font.canShow(character) ? character : "?")
        .forEach(shown::append);
    return shown.toString();
  }

  /**
   * Returns the text in one line without control and formatting characters, and without blanks at
   * its ends; any white space becomes a blank, and half of a surrogate pair {@code ?}.
   */
  static String withoutControls(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .forEach(
            character -> {
              if (Character.isWhitespace(character) || Character.isSpaceChar(character)) {
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
